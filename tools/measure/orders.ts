import { MongoClient, type Db } from 'mongodb';
import type { Question } from './compare.ts';
import { LISTS, PAGE_SIZE } from './list-queries.ts';
import type { Bench } from './run.ts';
import { sampleCustomer } from './sample-customers.ts';
import { sampleOrder, type SampleShop } from './sample-orders.ts';

const BATCH = 250;
/** On a busy machine the embedded store answers late while it inserts many rows. */
const PATIENT = { connectTimeoutMS: 120_000, heartbeatFrequencyMS: 60_000 };

export type OrderShop = {
  total: number;
  url: string;
  /** The name of its database. */
  name: string;
  db: Db;
  close: () => Promise<void>;
};

/** A service with so many orders and customers; `env`: where its neighbours are. */
export async function orderShop(
  bench: Bench,
  sample: SampleShop,
  env: Record<string, string> = {},
): Promise<OrderShop> {
  const total = sample.orders;
  const name = `measure_${total}`;
  // The service starts first, because it creates the indexes.
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
  // Orders of an earlier run are kept by `BENCH_DATA`.
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

export type Stage = { stage?: string; inputStage?: Stage };
/** What the database does for a query, by its plan. */
export const stagesOf = ({ stage = '', inputStage }: Stage): string[] => [
  stage,
  ...(inputStage ? stagesOf(inputStage) : []),
];
