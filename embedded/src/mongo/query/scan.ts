import { asBuffer } from '../bson/codec.ts';
import type { Collection, Row } from '../storage/collection.ts';
import type { Database } from '../storage/database.ts';
import type { Index } from '../storage/index.ts';
import type { KeyRange } from './bounds.ts';
import type { Plan } from './plan.ts';

// No statement stays open between two chunks, so that a slow reader never blocks a write.
const CHUNK = 256;

type Stored = { rid: number; doc: Uint8Array };
type KeyRow = { key: Uint8Array; rid: number };

const toRow = ({ rid, doc }: Stored): Row => ({ rid, raw: asBuffer(doc) });

function* wholeTable(database: Database, table: string): Generator<Row> {
  const next = database.query(`SELECT rid, doc FROM ${table} WHERE rid > ? ORDER BY rid LIMIT ${CHUNK}`);
  for (let last = 0, rows: Stored[] | undefined; rows === undefined || rows.length === CHUNK;) {
    rows = next.all(last) as Stored[];
    last = rows.at(-1)?.rid ?? last;
    yield* rows.map(toRow);
  }
}

/** Statement for the next keys of a range, after the last key and its row; OFFSET skips rows. */
const chunkSql = ({ table, column }: Index, backwards: boolean): string => {
  const [beyond, until, order] = backwards ? ['<', '>=', 'DESC'] : ['>', '<', 'ASC'];
  return `SELECT ${column} AS key, rid FROM ${table} WHERE (${column}, rid) ${beyond} (?, ?) AND ${column} ${until} ?
    ORDER BY ${column} ${order}, rid ${order} LIMIT ${CHUNK} OFFSET ?`;
};

function* keysIn(
  database: Database,
  plan: Plan & { index: Index },
  { low, high, skip }: KeyRange & { skip: number },
): Generator<KeyRow> {
  const next = database.query(chunkSql(plan.index, plan.backwards));
  let last: KeyRow = plan.backwards ? { key: high, rid: 0 } : { key: low, rid: -1 };
  for (let rows: KeyRow[] | undefined; rows === undefined || rows.length === CHUNK;) {
    rows = next.all(last.key, last.rid, plan.backwards ? low : high, rows ? 0 : skip) as KeyRow[];
    last = rows.at(-1) ?? last;
    yield* rows;
  }
}

/** The ids of a plan's rows, each once, after the first `skip`. When no row can come twice, SQLite skips them. */
function* idsByIndex(database: Database, plan: Plan & { index: Index }, skip = 0): Generator<number> {
  const seen = plan.index.multikey.includes(true) || plan.ranges.length > 1 ? new Set<number>() : undefined;
  const ranges = plan.backwards ? plan.ranges.toReversed() : plan.ranges;
  for (const range of ranges) {
    for (const { rid } of keysIn(database, plan, { ...range, skip: seen ? 0 : skip })) {
      if (seen?.has(rid)) continue;
      if (seen && seen.add(rid).size <= skip) continue;
      yield rid;
    }
  }
}

function* byIndex(
  database: Database,
  collection: Collection,
  plan: Plan & { index: Index },
  skip: number,
): Generator<Row> {
  const rowById = database.query(`SELECT rid, doc FROM d${collection.id} WHERE rid = ?`);
  for (const rid of idsByIndex(database, plan, skip)) {
    const stored = rowById.get(rid) as Stored | undefined;
    if (stored) yield toRow(stored);
  }
}

/**
 * The rows of a plan, read as they are asked for. The filter has still to be applied.
 * @param skip rows to pass by in the index without reading them; only for plans that need no filter and no sort
 */
export function scan(database: Database, collection: Collection, plan: Plan, skip = 0): Generator<Row> {
  const { index } = plan;
  if (index) return byIndex(database, collection, { ...plan, index }, skip);
  return wholeTable(database, `d${collection.id}`);
}

const countTable = (database: Database, table: string): number =>
  (database.query(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;

/** How many rows an exact plan has. @param most how far to count; 0 means to the end */
export function countKeys(
  database: Database,
  { id }: Collection,
  { plan, most }: { plan: Plan; most: number },
): number {
  const { index, ranges } = plan;
  if (!index) return countTable(database, `d${id}`);
  const isMultikey = index.multikey.includes(true);
  if (most === 0 && !isMultikey && ranges[0]?.low.length === 0) return countTable(database, index.table);
  if (isMultikey) return countRowsOf(database, { ...plan, index }, most);
  const keys = `SELECT 1 FROM ${index.table} WHERE ${index.column} >= ? AND ${index.column} < ? LIMIT ?`;
  const count = database.query(`SELECT count(*) AS n FROM (${keys})`);
  return ranges.reduce((sum, { low, high }) => {
    const { n } = count.get(low, high, most ? most - sum : -1) as { n: number };
    return sum + n;
  }, 0);
}

/** SQLite takes no more parts in one statement. */
const MOST_PARTS = 100;

/** One row may have several keys. */
function countRowsOf(database: Database, plan: Plan & { index: Index }, most: number): number {
  const { index, ranges } = plan;
  if (ranges.length === 0) return 0;
  if (ranges.length > MOST_PARTS) return countUntil(idsByIndex(database, plan), most);
  const part = `SELECT rid FROM ${index.table} WHERE ${index.column} >= ? AND ${index.column} < ?`;
  const parts = ranges.map(() => part).join(' UNION ALL ');
  const count = database.query(`SELECT count(*) AS n FROM (SELECT DISTINCT rid FROM (${parts}) LIMIT ?)`);
  const limits = ranges.flatMap(({ low, high }) => [low, high]);
  return (count.get(...limits, most || -1) as { n: number }).n;
}

/** Counts the items. @param most how far to count; 0 means to the end */
export function countUntil(items: Iterable<unknown>, most: number): number {
  let n = 0;
  for (const _item of items) if (++n === most) break;
  return n;
}
