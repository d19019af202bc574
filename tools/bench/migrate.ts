import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, type Db } from 'mongodb';
import { median, type Figure } from '../measure/figures.ts';
import { withBench, type Bench } from '../measure/run.ts';
import { sampleElixir } from '../measure/sample-elixirs.ts';
import { sampleOrder } from '../measure/sample-orders.ts';
import { openCart } from './growth/shop.ts';

const ORDERS = Number(process.env['GROWTH_ORDERS'] ?? 300_000);
const BATCH = 250;
const DATABASE = 'migrate';
const EVERY_MS = 50;
const BEFORE_MS = 20_000;

type Answers = { ms: number[]; failed: number };
type Mark = { _id: string; number?: number; rows?: number; doneAt?: Date; startedAt?: Date };

/** All orders of an earlier release get what this one reads, while somebody shops; how long, and what shoppers notice. */
export const benchMigrate = (): Promise<Figure[]> =>
  withBench(async (bench) => {
    const { url, names } = await startShop(bench);
    const mongo = await MongoClient.connect(bench.env['MONGODB_URI']!, { connectTimeoutMS: 120_000 });
    const db = mongo.db(DATABASE);
    await fill(db);
    const shopping = await shopper(url);
    const before = await during(shopping, () => sleep(BEFORE_MS));
    const start = performance.now();
    const after = await during(shopping, async () => {
      await bench.service('payment-worker', names);
      while ((await leftIn(db)) > 0) await sleep(500);
    });
    const minutes = (performance.now() - start) / 60_000;
    const customers = await db.collection('customers').countDocuments();
    await mongo.close();
    return [
      {
        what: `${ORDERS} orders migrated`,
        measured: minutes,
        limit: 60,
        unit: 'min',
        note: `${customers} customers`,
      },
      {
        what: 'requests that failed meanwhile',
        measured: after.failed,
        limit: 0,
        unit: '',
        note: `of ${after.ms.length}`,
      },
      {
        what: 'requests meanwhile, p50',
        measured: median(after.ms),
        limit: 100,
        unit: 'ms',
        note: toldOf(before, after),
      },
    ];
  });

async function startShop(bench: Bench) {
  const content = await bench.service('content-media');
  const catalog = await bench.service('catalog', { MONGODB_DB: `${DATABASE}_catalog` });
  const mongo = await MongoClient.connect(bench.env['MONGODB_URI']!);
  await mongo.db(`${DATABASE}_catalog`).collection('elixirs').insertOne(sampleElixir(0));
  await mongo.close();
  const names = {
    ...{ MONGODB_DB: DATABASE, CATALOG_URL: catalog, CONTENT_MEDIA_URL: content },
    CART_LIMIT_PER_MINUTE: '10000000',
  };
  return { url: await bench.service('cart-orders', names), names };
}

/** Orders as they were: found by number alone, with whole addresses, and without customers. */
async function fill(db: Db): Promise<void> {
  const orders = db.collection<{ _id: string }>('orders');
  for (let at = await orders.countDocuments(); at < ORDERS; at += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, ORDERS - at) }, (_, next) => {
      const order = sampleOrder(at + next, { orders: ORDERS, products: 11 });
      const items = order.items.map((item) => ({
        ...item,
        imageUrl: `http://localhost:8080${item.imageUrl}`,
      }));
      return { ...order, items, search: [order.number.toLowerCase()] };
    });
    await orders.insertMany(rows);
    if (at % 50_000 === 0) console.log(`${at} orders`);
  }
}

async function shopper(url: string) {
  const { client, cartId, add } = await openCart(url);
  return (turn: number) => (turn % 4 === 0 ? add(cartId) : client.get('/api/cart'));
}

/** Twenty requests a second for as long as `work` takes. */
async function during(
  ask: Awaited<ReturnType<typeof shopper>>,
  work: () => Promise<unknown>,
): Promise<Answers> {
  const answers: Answers = { ms: [], failed: 0 };
  const asked: Promise<void>[] = [];
  let turn = 0;
  const timer = setInterval(() => {
    const start = performance.now();
    const noted = ask(turn++).then(({ status }) => {
      if (status !== 200) answers.failed += 1;
      answers.ms.push(performance.now() - start);
    });
    asked.push(noted.catch(() => void (answers.failed += 1)));
  }, EVERY_MS);
  await work();
  clearInterval(timer);
  await Promise.all(asked);
  return answers;
}

let told = '';
/** How many are still to be done; tells how far they are. */
async function leftIn(db: Db): Promise<number> {
  const marks = await db.collection<Mark>('migrations').find().sort({ number: 1 }).toArray();
  const open = marks.find(({ doneAt }) => !doneAt);
  const line = open ? `${open._id} ${Math.floor((open.rows ?? 0) / 50_000) * 50_000}` : '';
  if (line !== told) console.log(new Date().toISOString(), (told = line));
  return 5 - marks.filter(({ doneAt }) => doneAt).length;
}

const at = (ms: number[], share: number) =>
  ms.toSorted((a, b) => a - b)[Math.floor(ms.length * share)] ?? NaN;
const toldOf = (before: Answers, after: Answers) =>
  [before, after]
    .map(
      ({ ms }) =>
        `p50 ${median(ms).toFixed(0)}, p99 ${at(ms, 0.99).toFixed(0)}, slowest ${Math.max(...ms).toFixed(0)} ms`,
    )
    .join(' before; meanwhile ');
