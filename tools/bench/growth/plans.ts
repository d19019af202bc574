import { ENDPOINTS_OF } from '@shop/contracts/endpoints';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, type Document } from 'mongodb';
import type { Figure } from '../../measure/figures.ts';
import { stagesOf, type Stage } from '../../measure/orders.ts';
import type { Bench } from '../../measure/run.ts';
import type { GrowthShop } from './shop.ts';
import { recordCommands, type Command } from './record-commands.ts';

/** The limit of reads per query: a search reads a thousand rows of the list, and as many texts. */
const MOST_READ = 2_000;
/** By then the services' periodic jobs have run. */
const LOOPS_MS = 12_000;

/** Queries that read one row, whatever the shop's size. */
const ONE_ROW = ['retention'];

type Find = { db: string; find: string; filter: Document; sort?: Document; hint?: unknown; limit: number };
type Explained = { find: Find; stages: string[]; read: number };

/** The query plans of all queries that the services send for these paths, for each list, and periodically. */
export async function measurePlans(
  bench: Bench,
  { env, ask }: { env: GrowthShop['env']; ask: Ask },
): Promise<Figure[]> {
  const finds = new Map<string, Find>();
  const { uri, close } = await recordCommands(bench.env['MONGODB_URI']!, (command) => {
    for (const find of findsOf(command)) finds.set(shapeOf(find), find);
  });
  const catalog = await bench.service('catalog', { ...env.catalog, MONGODB_URI: uri });
  const ofOrders = { ...env.orders, MONGODB_URI: uri, CATALOG_URL: catalog };
  const url = await bench.service('cart-orders', ofOrders);
  await bench.service('payment-worker', ofOrders);
  await ask({ catalog, url });
  await sleep(LOOPS_MS);
  close();
  const mongo = await MongoClient.connect(bench.env['MONGODB_URI']!);
  const explained: Explained[] = [];
  for (const find of finds.values()) explained.push(await explain(mongo, find));
  await mongo.close();
  return figuresOf(explained);
}
/** `url`: the address of the orders service. */
type Ask = (shop: Pick<GrowthShop, 'catalog' | 'url'>) => Promise<unknown>;

/** The lists and reports of a service: all reads without a single record's name. */
export const readsOf = (service: 'catalog' | 'cart-orders'): string[] =>
  Object.keys(ENDPOINTS_OF[service]).flatMap((route) => {
    const [method, path = ''] = route.split(' ');
    return method === 'GET' && !path.includes('{') ? [path] : [];
  });

const filterOf = (statement: unknown) => (statement as { q: Document }).q;

/** The filters of a command: every kind is explained as a find. */
function findsOf(command: Command): Find[] {
  const [[kind, name] = ['', '']] = Object.entries(command);
  const { filter = {}, query = {}, sort, hint, limit, pipeline = [] } = command as Document;
  const of = (wanted: Partial<Find>): Find[] => [
    { db: String(command['$db']), find: String(name), filter: {}, hint, limit: MOST_READ, ...wanted },
  ];
  if (kind === 'find') return of({ filter, sort, limit: Math.min(Number(limit ?? MOST_READ), MOST_READ) });
  if (kind === 'count' || kind === 'distinct') return of({ filter: query, limit: 1 });
  if (kind === 'findAndModify') return of({ filter: query, sort, limit: 1 });
  if (kind === 'update' || kind === 'delete')
    return ((command[`${kind}s`] ?? []) as unknown[]).flatMap((one) =>
      of({ filter: filterOf(one), limit: 1 }),
    );
  if (kind !== 'aggregate') return [];
  const [match, next] = pipeline as Document[];
  // A count reads only the index.
  return of({
    filter: match?.['$match'] ?? {},
    sort: next?.['$sort'],
    limit: next?.['$sort'] ? MOST_READ : 1,
  });
}

const shapeOf = ({ find, filter, sort, hint }: Find): string =>
  find +
  JSON.stringify([filter, sort, hint], (_, value: unknown) => (typeof value === 'object' ? value : ''));

async function explain(mongo: MongoClient, find: Find): Promise<Explained> {
  const { db, ...parts } = find;
  const command = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  const plan = await mongo.db(db).command({ explain: command, verbosity: 'executionStats' });
  const stages = stagesOf((plan['queryPlanner'] as { winningPlan: Stage }).winningPlan);
  const { totalDocsExamined: read = 0 } = (plan['executionStats'] ?? {}) as { totalDocsExamined?: number };
  return { find, stages, read };
}

function figuresOf(explained: Explained[]): Figure[] {
  const row = (what: string, isBad: (one: Explained) => boolean): Figure => {
    const bad = explained.filter(isBad);
    const note = bad.map(({ find, read }) => `${shapeOf(find)} ${read}`).join(' · ');
    return { what, measured: bad.length, limit: 0, unit: `of ${explained.length}`, note };
  };
  return [
    row(
      'queries without an index',
      ({ find, stages }) => stages.includes('COLLSCAN') && !ONE_ROW.includes(find.find),
    ),
    row(
      'queries that sort more than they may read',
      ({ stages, read }) => stages.includes('SORT') && read >= MOST_READ,
    ),
    row('queries that read more than a page needs', ({ read }) => read > MOST_READ),
  ];
}
