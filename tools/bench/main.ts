// npm run bench [-- part…]: what the shop needs of this machine, against limits and a reference of the same run.
import { loadavg } from 'node:os';
import { isMet, tableOf, type Figure } from '../measure/figures.ts';
import { benchCart } from './cart.ts';
import { benchGateway } from './gateway.ts';
import { benchGrowth } from './growth.ts';
import { benchIdle } from './idle.ts';
import { benchInteractive } from './interactive.ts';
import { benchLighthouse } from './lighthouse.ts';
import { startShop, type BenchShop } from './shop.ts';
import { benchShoppers } from './shoppers.ts';
import { benchStart } from './start.ts';
import { benchWeight } from './weight.ts';

/** In running order: the shop is only idle before the others. */
const PARTS: Record<string, (shop: BenchShop) => Promise<Figure[]>> = {
  idle: benchIdle,
  gateway: benchGateway,
  cart: benchCart,
  shoppers: benchShoppers,
  weight: benchWeight,
  lighthouse: async (shop) => [...(await benchLighthouse(shop)), ...(await benchInteractive(shop))],
  start: benchStart,
};

/** These start their own shops. */
const OWN_SHOPS: Record<string, () => Promise<Figure[]>> = {
  growth: benchGrowth,
};

const parts = process.argv.slice(2);
const names = [...Object.keys(PARTS), ...Object.keys(OWN_SHOPS)];
const unknown = parts.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${names.join(', ')}`);

/** Times depend on other load: the machine's load over the last minute is shown beside them. */
async function take(name: string, bench: () => Promise<Figure[]>): Promise<Figure[]> {
  const load = () => loadavg()[0]!.toFixed(1);
  const before = load();
  const figures = await bench();
  console.log(`${name}, at a load of ${before} → ${load()}\n${tableOf(figures)}\n`);
  return figures;
}

async function benchShop(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    const figures: Figure[] = [];
    for (const [name, bench] of Object.entries(PARTS)) {
      if (parts.length > 0 && !parts.includes(name)) continue;
      figures.push(...(await take(name, () => bench(shop))));
    }
    return figures;
  } finally {
    await shop.stop();
  }
}

const figures: Figure[] = [];
if (parts.length === 0 || parts.some((name) => name in PARTS)) figures.push(...(await benchShop()));
for (const [name, bench] of Object.entries(OWN_SHOPS)) {
  if (parts.length > 0 && !parts.includes(name)) continue;
  figures.push(...(await take(name, bench)));
}
console.log(JSON.stringify(figures));
process.exitCode = figures.every(isMet) ? 0 : 1;
