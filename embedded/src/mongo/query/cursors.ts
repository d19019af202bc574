import { MongoError } from '../errors.ts';
import type { CursorBatch } from '../wire/reply.ts';

const DEFAULT_FIRST_BATCH = 101;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;

type Cursor = { ns: string; source: Iterator<Buffer>; ahead?: Buffer; usedAt: number };

type FirstBatch = { ns: string; docs: Iterable<Buffer>; batchSize?: number; single?: boolean };

/** The open cursors of all clients. They read only as far as they are asked, and idle ones are removed. */
export type Cursors = {
  open: (first: FirstBatch) => CursorBatch;
  more: (id: bigint, ns: string, batchSize?: number) => CursorBatch;
  /** False when there is no such cursor on this collection. */
  kill: (id: bigint, ns: string) => boolean;
  /** Ends all cursors on a collection, or on those of a database ('shop.'). */
  killUnder: (ns: string) => void;
  sweep: (now: number) => void;
};

/** Takes up to `size` documents and looks one ahead, to know whether there are more. */
function take(cursor: Cursor, size: number): Buffer[] {
  const docs: Buffer[] = [];
  let bytes = 0;
  while (docs.length < size) {
    const next = cursor.ahead ?? (cursor.source.next().value as Buffer | undefined);
    cursor.ahead = next;
    if (!next || (docs.length > 0 && bytes + next.length > MAX_BATCH_BYTES)) break;
    docs.push(next);
    bytes += next.length;
    cursor.ahead = undefined;
  }
  cursor.ahead ??= cursor.source.next().value as Buffer | undefined;
  return docs;
}

const notFound = (id: bigint) => new MongoError(43, 'CursorNotFound', `cursor id ${id} not found`);
const notOf = (id: bigint, ns: string) =>
  new MongoError(13, 'Unauthorized', `cursor id ${id} is not of ${ns}`);
const isUnder = (cursor: Cursor, ns: string) =>
  ns.endsWith('.') ? cursor.ns.startsWith(ns) : cursor.ns === ns;

export function createCursors(): Cursors {
  const cursors = new Map<bigint, Cursor>();
  // Ids of an earlier run must not mean another cursor now.
  let lastId = BigInt(Date.now()) * 1_000n;
  return {
    open({ ns, docs, batchSize = DEFAULT_FIRST_BATCH, single = false }) {
      const cursor: Cursor = { ns, source: docs[Symbol.iterator](), usedAt: Date.now() };
      const first = take(cursor, batchSize);
      if (!cursor.ahead || single) return { id: 0n, ns, field: 'firstBatch', docs: first };
      cursors.set(++lastId, cursor);
      return { id: lastId, ns, field: 'firstBatch', docs: first };
    },
    more(id, ns, batchSize = Infinity) {
      const cursor = cursors.get(id);
      if (!cursor) throw notFound(id);
      if (cursor.ns !== ns) throw notOf(id, ns);
      const docs = take(cursor, batchSize || Infinity);
      cursor.usedAt = Date.now();
      if (!cursor.ahead) cursors.delete(id);
      return { id: cursor.ahead ? id : 0n, ns, field: 'nextBatch', docs };
    },
    kill: (id, ns) => cursors.get(id)?.ns === ns && cursors.delete(id),
    killUnder(ns) {
      for (const [id, cursor] of cursors) if (isUnder(cursor, ns)) cursors.delete(id);
    },
    sweep(now) {
      for (const [id, { usedAt }] of cursors) if (now - usedAt > IDLE_MS) cursors.delete(id);
    },
  };
}
