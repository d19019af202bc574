// npm run bench [-- part…]: what the shop takes of this machine, against limits and a reference of the same run.
import { isMet, tableOf, type Figure } from '../measure/figures.ts';
import { benchCart } from './cart.ts';
import { benchGateway } from './gateway.ts';
import { benchGrowth } from './growth.ts';
import { benchIdle } from './idle.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMemory } from './memory.ts';
import { startShop, type BenchShop } from './shop.ts';
import { benchStart } from './start.ts';
import { benchWeight } from './weight.ts';

/** In the order in which they run: the shop is only idle before the others. */
const PARTS: Record<string, (shop: BenchShop) => Promise<Figure[]>> = {
  idle: benchIdle,
  gateway: benchGateway,
  cart: benchCart,
  weight: benchWeight,
  lighthouse: benchLighthouse,
  memory: benchMemory,
  start: benchStart,
};

/** Shops of its own; takes long, so that it only runs when it is asked for. */
const GROWTH = 'growth';

const asked = process.argv.slice(2);
const names = [...Object.keys(PARTS), GROWTH];
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${names.join(', ')}`);

async function benchShop(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    const figures: Figure[] = [];
    for (const [name, bench] of Object.entries(PARTS)) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      const measured = await bench(shop);
      console.log(tableOf(measured));
      figures.push(...measured);
    }
    return figures;
  } finally {
    await shop.stop();
  }
}

const figures: Figure[] = [];
if (asked.length === 0 || asked.some((name) => name !== GROWTH)) figures.push(...(await benchShop()));
if (asked.includes(GROWTH)) {
  const grown = await benchGrowth();
  console.log(tableOf(grown));
  figures.push(...grown);
}
console.log(JSON.stringify(figures));
process.exitCode = figures.every(isMet) ? 0 : 1;
