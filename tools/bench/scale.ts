import { urlVariable } from '@shop/service-kit/url-variable';
import { MongoClient } from 'mongodb';
import { SERVICES } from '../../scripts/services.ts';
import type { Figure } from '../measure/figures.ts';
import { withBench, type Bench } from '../measure/run.ts';
import { sampleElixir } from '../measure/sample-elixirs.ts';
import { balance } from './balance.ts';
import { cpuOf, processesUnder } from './processes.ts';
import { shares } from './rounds.ts';
import { buy, checkCarts, fillCarts, openShoppers, type ScaledShop } from './scale/shoppers.ts';

const COPIES = [1, 2, 4];
const PRODUCTS = 40;
type Taken = { ms: number; note: string };
type Measured = { copies: number; carts: Taken; purchases: Taken; lost: number; wrong: number };

const UNLIMITED = { CART_LIMIT_PER_MINUTE: '10000000', CHECKOUT_LIMIT_PER_MINUTE: '10000000' };

/** What several copies of each service take for the same work, and whether they lose a session or make an order twice. */
export async function benchScale(): Promise<Figure[]> {
  const measured: Measured[] = [];
  for (const copies of COPIES) measured.push(await withBench((bench) => measureCopies(bench, copies)));
  return measured.flatMap((one) => figuresOf(one, measured[0]!));
}

async function measureCopies(bench: Bench, copies: number): Promise<Measured> {
  const { shop, close } = await startCopies(bench, copies);
  const shoppers = await openShoppers(shop);
  const carts = await taken(() => fillCarts(shoppers));
  const lost = await checkCarts(shoppers);
  const purchases = await taken(() => buy(shop, shoppers));
  const wrong = Math.abs((await ordersOf(bench)) - shoppers.length);
  close();
  return { copies, carts, purchases, lost, wrong };
}

/** The work of one request may not grow with the copies: they are no faster on a machine that is busy anyway. */
function figuresOf({ copies, carts, purchases, lost, wrong }: Measured, one: Measured): Figure[] {
  const of = copies === 1 ? '1 copy' : `${copies} copies`;
  const cpu = (what: string, now: Taken, before: Taken): Figure => ({
    ...{ what: `${of}: CPU of ${what}`, measured: now.ms / before.ms, limit: 1.5, unit: '×' },
    note: `${now.ms.toFixed(1)} ms, ${(1000 / now.ms).toFixed(0)} in a CPU second; ${now.note}`,
  });
  return [
    cpu('a cart request', carts, one.carts),
    cpu('a purchase', purchases, one.purchases),
    { what: `${of}: shoppers who lost something`, measured: lost, limit: 0, unit: '' },
    { what: `${of}: orders too many or too few`, measured: wrong, limit: 0, unit: '' },
  ];
}

async function startCopies(bench: Bench, copies: number) {
  const balanced: { close: () => void }[] = [];
  const several = async (name: string, over: Record<string, string> = {}) => {
    // The first one makes what all of them need, as a deployment's does.
    const urls = [await bench.service(name, over)];
    while (urls.length < copies) urls.push(await bench.service(name, over));
    const { url, close } = await balance(urls);
    balanced.push({ close });
    return url;
  };
  const catalog = await several('catalog');
  const media = await several('content-media');
  await stock(bench);
  const neighbours = { CATALOG_URL: catalog, CONTENT_MEDIA_URL: media };
  const orders = await several('cart-orders', { ...neighbours, ...UNLIMITED });
  await several('payment-worker', neighbours);
  const services = Object.fromEntries(SERVICES.map((name) => [urlVariable(name), catalog]));
  const pages = { SHELL_URL: catalog, STOREFRONT_URL: catalog, CHECKOUT_URL: catalog, ADMIN_URL: catalog };
  const own = { CART_ORDERS_URL: orders, ...neighbours };
  const url = await bench.service('gateway', { ...services, ...pages, ...own });
  const shop: ScaledShop = { url, env: bench.env };
  return { shop, close: () => balanced.forEach(({ close }) => close()) };
}

async function stock(bench: Bench): Promise<void> {
  const mongo = await MongoClient.connect(bench.env['MONGODB_URI']!);
  const rows = Array.from({ length: PRODUCTS }, (_, at) => sampleElixir(at));
  await mongo.db('catalog').collection('elixirs').insertMany(rows);
  await mongo.close();
}

async function ordersOf(bench: Bench): Promise<number> {
  const mongo = await MongoClient.connect(bench.env['MONGODB_URI']!);
  const count = await mongo.db('cart_orders').collection('orders').countDocuments();
  await mongo.close();
  return count;
}

/** CPU milliseconds that each piece of `work` takes of everything that was started, and how many are done in a second. */
async function taken(work: () => Promise<number>): Promise<Taken> {
  const processes = processesUnder(process.pid).filter(({ pid }) => pid !== process.pid);
  const before = processes.map(({ pid }) => cpuOf(pid));
  const start = performance.now();
  const done = await work();
  const seconds = (performance.now() - start) / 1000;
  const byProcess: Record<string, number> = {};
  for (const [at, { pid, name }] of processes.entries())
    byProcess[name] = (byProcess[name] ?? 0) + (cpuOf(pid) - before[at]!) / done;
  const ms = Object.values(byProcess).reduce((sum, one) => sum + one, 0);
  return { ms, note: `${shares({ ms, byProcess })}; ${(done / seconds).toFixed(0)} a second` };
}
