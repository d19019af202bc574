import { signInAdmin } from '@shop/service-kit/testing/backing';
import { orderListQuery } from '@shop/contracts/order';
import { MongoClient, type Db } from 'mongodb';
import { orderFind, sortIndex } from '../../services/cart-orders/src/orders/order/order-find.ts';
import { median, type Figure } from './figures.ts';
import { LISTS, ORDERS, PAGE_SIZE, WIDE } from './list-queries.ts';
import type { Bench } from './run.ts';
import { sampleCustomer } from './sample-customers.ts';
import { sampleOrder } from './sample-orders.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 40;
const BATCH = 250;
/** On a busy machine the embedded store answers late while it takes many rows in. */
const PATIENT = { connectTimeoutMS: 120_000, heartbeatFrequencyMS: 60_000 };

type Shop = { total: number; url: string; db: Db };

/** Every question to the list of many orders against the same one to the list of few, in turns. */
export async function measureOrders(bench: Bench): Promise<Figure[]> {
  const mongo = await MongoClient.connect(bench.env['MONGODB_URI']!, PATIENT);
  const cookie = await signInAdmin(bench.env as { REDIS_URL: string; SESSION_SECRET: string });
  const shops: Shop[] = [];
  for (const total of [FEW, MANY]) {
    const name = `measure_${total}`;
    // The service first: it makes the indexes.
    const url = await bench.service('cart-orders', { MONGODB_DB: name });
    const db = mongo.db(name);
    await fill(db, total);
    shops.push({ total, url, db });
  }
  const figures: Figure[] = [];
  for (const { list, path, queries } of LISTS)
    for (const { what, query } of queries) {
      const asked = { what: `${list}: ${what}`, pathOf: (total: number) => `${path}?${query(total)}` };
      figures.push(await compare(shops, asked, cookie));
    }
  for (const wide of WIDE) figures.push(await wideOf(shops[1]!, wide, cookie));
  figures.push(await scansOf(shops[1]!));
  await mongo.close();
  return figures;
}

async function fill(db: Db, total: number): Promise<void> {
  const orders = db.collection<{ _id: string }>('orders');
  const customers = db.collection<{ _id: string }>('customers');
  for (let at = 0; at < total; at += BATCH) {
    const length = Math.min(BATCH, total - at);
    const rows = Array.from({ length }, (_, next) => sampleOrder(at + next));
    await orders.insertMany(rows);
    await customers.insertMany(rows.map(sampleCustomer));
  }
}

async function timed(url: string, cookie: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  const body = (await answer.json()) as unknown;
  const took = performance.now() - start;
  if (!answer.ok || (Array.isArray(body) && body.length === 0))
    throw new Error(`${url} answered ${answer.status}`);
  return took;
}

const withSize = (path: string) => (path.includes('pageSize=') ? path : `${path}&pageSize=${PAGE_SIZE}`);

async function compare(
  shops: Shop[],
  { what, pathOf }: { what: string; pathOf: (total: number) => string },
  cookie: string,
): Promise<Figure> {
  const times: number[][] = shops.map(() => []);
  for (let round = -3; round < ROUNDS; round += 1)
    for (const [at, { url, total }] of shops.entries()) {
      const took = await timed(url + withSize(pathOf(total)), cookie);
      if (round >= 0) times[at]!.push(took);
    }
  const [few = NaN, many = NaN] = times.map(median);
  return {
    what: `${what}, 100,000 against 100`,
    measured: many / few,
    limit: 1.5,
    unit: '×',
    note: `p50 ${many.toFixed(1)} ms against ${few.toFixed(1)} ms`,
  };
}

async function wideOf(
  { url }: Shop,
  { what, path, limit }: (typeof WIDE)[number],
  cookie: string,
): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) times.push(await timed(url + path, cookie));
  return { what: `${what}, 100,000 orders`, measured: median(times), limit, unit: 'ms' };
}

type Stage = { stage?: string; inputStage?: Stage };
const stagesOf = ({ stage = '', inputStage }: Stage): string[] => [
  stage,
  ...(inputStage ? stagesOf(inputStage) : []),
];

/** How many of the questions the database answers by reading the whole collection. */
async function scansOf({ db, total }: Shop): Promise<Figure> {
  const plans = await Promise.all(
    ORDERS.map(async ({ query }) => {
      const asked = orderListQuery.parse(Object.fromEntries(new URLSearchParams(query(total))));
      const find = { find: 'orders', ...orderFind(asked), hint: sortIndex(asked) };
      const plan = await db.command({ explain: find, verbosity: 'queryPlanner' });
      return stagesOf((plan['queryPlanner'] as { winningPlan: Stage }).winningPlan);
    }),
  );
  const whole = plans.filter(
    (stages) => !stages.includes('IXSCAN') || stages.includes('COLLSCAN') || stages.includes('SORT'),
  );
  return { what: 'orders: questions without an index', measured: whole.length, limit: 0, unit: '' };
}
