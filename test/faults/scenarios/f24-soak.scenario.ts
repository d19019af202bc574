import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../../tools/measure/figures.ts';
import { atOnce, exactly, told, type Scenario, type ScenarioContext } from '../scenario.ts';
import type { FaultShop } from '../shop/fault-shop.ts';
import { aShopper, submitUntilDone } from '../shop/shopper.ts';

const SHOPPERS = 200;
const MINUTE_MS = 60_000;
/** People read before they go on. With less, 200 of them are a crowd of thousands: that is F21. */
const THINK_MS = [5_000, 15_000] as const;
const SAMPLE_MS = 5_000;
/** By then caches, pools of connections and the heap have the size that this load gives them: what still grows is a leak. */
const WARM = 1 / 2;
/** With fewer requests a slope says nothing. */
const ENOUGH = 10_000;
const LIMIT_MB = 5;
const PARTS = ['gateway', 'catalog', 'cart-orders', 'payment-worker'] as const;

/** No fault: people come, look around, fill carts, and one in five pays. A round is a minute. */
export const soak: Scenario = {
  id: 'F24',
  title: '200 shoppers; a round is a minute',
  rounds: { full: 10, short: 0 },
  async run(context) {
    const { shop, rounds } = context;
    const end = Date.now() + rounds * MINUTE_MS;
    const start = shop.traffic.answers;
    const before = shop.traffic.offences.length;
    const broken: string[] = [];
    const watching = watchMemory(shop, end);
    const paid = await atOnce(SHOPPERS, () => shopUntil(context, end, broken));
    const requests = shop.traffic.answers - start;
    return [
      told('requests', String(requests)),
      told('paid', String(paid.reduce((sum, orders) => sum + orders, 0))),
      exactly('answers with an error', shop.traffic.offences.length - before, 0),
      exactly(`shoppers' steps that broke off`, broken.length, 0),
      told('which', [...new Set(broken)].slice(0, 3).join('; ')),
      ...slopes(await watching, requests),
    ];
  },
};

/** @returns how many orders one place among the 200 has paid */
async function shopUntil({ shop, random }: ScenarioContext, end: number, broken: string[]): Promise<number> {
  let orders = 0;
  const think = () => sleep(random.between(...THINK_MS));
  while (Date.now() < end) {
    try {
      await think();
      const shopper = await aShopper(shop, random);
      await think();
      await shopper.client.get('/api/cart');
      if (random.between(1, 5) > 1) continue;
      const { status } = await submitUntilDone(shopper, await shopper.pay());
      if (status === 200) orders += 1;
      else broken.push(`a payment: ${status}`);
    } catch (error) {
      broken.push((error as Error).message);
    }
  }
  return orders;
}

type Sample = { requests: number; mb: number[] };

async function watchMemory(shop: FaultShop, end: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (Date.now() < end) {
    samples.push({ requests: shop.traffic.answers, mb: PARTS.map((name) => shop.memory(name)) });
    await sleep(SAMPLE_MS);
  }
  return samples;
}

/** MB that each part grows by in 10,000 requests, by least squares over what came after the beginning. */
function slopes(samples: Sample[], requests: number): Figure[] {
  const late = samples.slice(Math.floor(samples.length * WARM));
  const isEnough = requests >= ENOUGH;
  return PARTS.map((name, at) => {
    const slope = ENOUGH * slopeOf(late.map(({ requests: x, mb }) => [x, mb[at] ?? 0]));
    return {
      what: `${name}: MB in 10,000 requests`,
      measured: slope,
      ...(isEnough && { limit: LIMIT_MB }),
      unit: '',
    };
  });
}

function slopeOf(points: [x: number, y: number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const over = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
  return over === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / over;
}
