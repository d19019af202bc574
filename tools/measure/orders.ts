import { signInAdmin, type Signing } from '@shop/service-kit/testing/backing';
import { orderListQuery } from '@shop/contracts/order';
import { MongoClient, type Db } from 'mongodb';
import { orderFind, sortIndex } from '../../services/cart-orders/src/orders/order/order-find.ts';
import { compareSizes, type Question } from './compare.ts';
import { median, type Figure } from './figures.ts';
import { LISTS, ORDERS, PAGE_SIZE, WIDE } from './list-queries.ts';
import type { Bench } from './run.ts';
import { sampleCustomer } from './sample-customers.ts';
import { sampleOrder, type SampleShop } from './sample-orders.ts';

const FEW = { orders: 100, products: 11 };
const MANY = { orders: 100_000, products: 11 };
const BATCH = 250;
/** On a busy machine the embedded store answers late while it takes many rows in. */
const PATIENT = { connectTimeoutMS: 120_000, heartbeatFrequencyMS: 60_000 };

export type OrderShop = {
  total: number;
  url: string;
  /** The name of its database. */
  name: string;
  db: Db;
  close: () => Promise<void>;
};

/** Every question to the list of many orders against the same one to the list of few, in turns. */
export async function measureOrders(bench: Bench): Promise<Figure[]> {
  const sizes = { small: await orderShop(bench, FEW), large: await orderShop(bench, MANY) };
  const cookie = await signInAdmin(bench.env as Signing);
  const figures: Figure[] = [];
  for (const question of listQuestions(cookie)) figures.push(await compareSizes(sizes, question));
  for (const wide of WIDE) figures.push(await wideOf(sizes.large, wide, cookie));
  figures.push(await scansOf(sizes.large));
  await Promise.all(Object.values(sizes).map(({ close }) => close()));
  return figures;
}

/** A service with so many orders and customers; `env`: where its neighbours are. */
export async function orderShop(
  bench: Bench,
  sample: SampleShop,
  env: Record<string, string> = {},
): Promise<OrderShop> {
  const total = sample.orders;
  const name = `measure_${total}`;
  // The service first: it makes the indexes.
  const url = await bench.service('cart-orders', { MONGODB_DB: name, ...env });
  const mongo = await MongoClient.connect(bench.env['MONGODB_URI']!, PATIENT);
  const db = mongo.db(name);
  await fill(db, sample);
  return { total, url, name, db, close: () => mongo.close() };
}

/** Every question to the lists of orders and customers. */
export const listQuestions = (cookie: string): Question<Pick<OrderShop, 'url' | 'total'>>[] =>
  LISTS.flatMap(({ list, path, queries }) =>
    queries.map(({ what, query }) => ({
      what: `${list}: ${what}`,
      ask: ({ url, total }) => timeOf(url + withSize(`${path}?${query(total)}`), cookie),
    })),
  );

async function fill(db: Db, sample: SampleShop): Promise<void> {
  const orders = db.collection<{ _id: string }>('orders');
  const customers = db.collection<{ _id: string }>('customers');
  // Those of an earlier run stay where `BENCH_DATA` keeps them.
  for (let at = await orders.countDocuments(); at < sample.orders; at += BATCH) {
    const length = Math.min(BATCH, sample.orders - at);
    const rows = Array.from({ length }, (_, next) => sampleOrder(at + next, sample));
    await orders.insertMany(rows);
    await customers.insertMany(rows.map(sampleCustomer));
  }
}

/** @returns the bytes of the answer. @throws Error when it is not a full one */
export async function timeOf(url: string, cookie = ''): Promise<number> {
  const answer = await fetch(url, { headers: { cookie } });
  const text = await answer.text();
  if (!answer.ok || text === '[]') throw new Error(`${url} answered ${answer.status} ${text}`);
  return text.length;
}

const withSize = (path: string) => (path.includes('pageSize=') ? path : `${path}&pageSize=${PAGE_SIZE}`);

async function wideOf(
  { url }: OrderShop,
  { what, path, limit }: (typeof WIDE)[number],
  cookie: string,
): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const start = performance.now();
    await timeOf(url + path, cookie);
    times.push(performance.now() - start);
  }
  return { what: `${what}, 100,000 orders`, measured: median(times), limit, unit: 'ms' };
}

export type Stage = { stage?: string; inputStage?: Stage };
/** What the database does for a query, by its plan. */
export const stagesOf = ({ stage = '', inputStage }: Stage): string[] => [
  stage,
  ...(inputStage ? stagesOf(inputStage) : []),
];

/** How many lists the database answers by reading the whole collection; a search is no list, and asks otherwise. */
async function scansOf({ db, total }: OrderShop): Promise<Figure> {
  const searches = ORDERS.map(({ query }) =>
    orderListQuery.parse(Object.fromEntries(new URLSearchParams(query(total)))),
  );
  const lists = searches.filter(({ q }) => !q);
  const plans = await Promise.all(
    lists.map(async (list) => {
      const find = { find: 'orders', ...orderFind(list), hint: sortIndex(list) };
      const plan = await db.command({ explain: find, verbosity: 'queryPlanner' });
      return stagesOf((plan['queryPlanner'] as { winningPlan: Stage }).winningPlan);
    }),
  );
  const whole = plans.filter(
    (stages) => !stages.includes('IXSCAN') || stages.includes('COLLSCAN') || stages.includes('SORT'),
  );
  return { what: 'orders: lists without an index', measured: whole.length, limit: 0, unit: '' };
}
