// npm run bench [-- part…]: what the shop takes of this machine, against limits and a reference of the same run.
import { isMet, tableOf, type Figure } from '../measure/figures.ts';
import { benchCart } from './cart.ts';
import { benchGateway } from './gateway.ts';
import { benchIdle } from './idle.ts';
import { startShop, type BenchShop } from './shop.ts';

/** In the order in which they run: the shop is only idle before the others. */
const PARTS: Record<string, (shop: BenchShop) => Promise<Figure[]>> = {
  idle: benchIdle,
  gateway: benchGateway,
  cart: benchCart,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);

const shop = await startShop();
try {
  const figures: Figure[] = [];
  for (const [name, bench] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const measured = await bench(shop);
    console.log(tableOf(measured));
    figures.push(...measured);
  }
  console.log(JSON.stringify(figures));
  process.exitCode = figures.every(isMet) ? 0 : 1;
} finally {
  await shop.stop();
}
