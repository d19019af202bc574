// Command dispatch. Everything not listed answers CommandNotFound so that nobody relies on it by accident.
import { Binary, Long, ObjectId } from 'bson';
import { aggregate as mingoAggregate, find as mingoFind } from 'mingo';
import { badValue, failedToParse, MongoError } from './errors.ts';
import { keyOf } from './keystring.ts';
import { isPlain, valuesAt } from './paths.ts';
import { type Coll, compile, type IndexSpec, type Row, sorter, Store } from './store.ts';
import { applyUpdate, isReplacement, upsertSeed } from './update.ts';
import { decode, encode, RawCursor } from './wire.ts';

export interface Options {
  topology: 'standalone' | 'sharded' | 'replset';
  host: string;
  port: number;
  txnLifetimeMs: number;
  lockWaitMs: number;
}
interface Cursor {
  ns: string;
  docs: Buffer[];
  pos: number;
  at: number;
}
interface Txn {
  lsid: string;
  number: string;
  timer: NodeJS.Timeout;
  created: boolean;
}
const MAX_BATCH = 16 * 1024 * 1024;
const TXN_LABEL = ['TransientTransactionError'];
const big = (v: any): bigint => (typeof v === 'bigint' ? v : BigInt(v?.toString() ?? 0));

export class Engine {
  cursors = new Map<bigint, Cursor>();
  #nextCursor = BigInt(Date.now()) * 1000n;
  #txn: Txn | undefined;
  #done = new Map<string, { number: string; state: 'committed' | 'aborted' }>();
  #queue: (() => void)[] = [];
  store: Store;
  opt: Options;
  setId = new ObjectId();
  constructor(store: Store, opt: Options) {
    this.store = store;
    this.opt = opt;
  }

  async run(cmd: any, legacy: boolean): Promise<any> {
    const name = Object.keys(cmd)[0]!;
    try {
      const f = (COMMANDS as any)[name] ?? (COMMANDS as any)[name.toLowerCase()];
      if (!f) throw new MongoError(59, 'CommandNotFound', `no such command: '${name}' (embedded server)`);
      if (cmd.collation && cmd.collation.locale !== 'simple' && !('sort' in cmd))
        throw badValue('collation other than for sorting is not supported by the embedded server');
      if (f.admin) return await f.run(this, cmd, legacy);
      return await this.#inSession(cmd, name, f);
    } catch (e) {
      return failure(e, cmd.autocommit === false);
    }
  }

  async #inSession(cmd: any, name: string, f: Command) {
    const lsid = cmd.lsid?.id ? Buffer.from(cmd.lsid.id.buffer).toString('hex') : '';
    const number = cmd.txnNumber !== undefined ? big(cmd.txnNumber).toString() : '';
    if (cmd.autocommit === false) {
      if (this.opt.topology === 'standalone')
        throw new MongoError(
          20,
          'IllegalOperation',
          'Transaction numbers are only allowed on a replica set member or mongos',
        );
      if (name === 'commitTransaction' || name === 'abortTransaction')
        return this.#end(lsid, number, name === 'commitTransaction');
      if (cmd.startTransaction) {
        await this.#whenFree(TXN_LABEL, () => {
          this.store.w.exec('BEGIN IMMEDIATE');
          this.store.inTxn = true;
          const timer = setTimeout(() => {
            if (this.#txn?.timer === timer) this.#finish(false);
          }, this.opt.txnLifetimeMs);
          timer.unref();
          this.#txn = { lsid, number, timer, created: false };
        });
      } else if (this.#txn?.lsid !== lsid || this.#txn.number !== number)
        throw new MongoError(
          251,
          'NoSuchTransaction',
          `Given transaction number ${number} does not match any in-progress transactions.`,
          {},
          TXN_LABEL,
        );
      try {
        const reply = f.run(this, cmd, this.store.w);
        if (reply.writeErrors?.length) this.#finish(false); // like mongod: a failed statement aborts the transaction
        return reply;
      } catch (e) {
        if (this.#txn) this.#finish(false);
        throw e;
      }
    }
    if (!f.write) return f.run(this, cmd, this.store.r);
    return this.#txn
      ? this.#whenFree([], () => this.#write(cmd, f, lsid, number))
      : this.#write(cmd, f, lsid, number);
  }
  /** One SQLite transaction per command; a retried write (same lsid + txnNumber) answers from the log. */
  #write(cmd: any, f: Command, lsid: string, number: string) {
    this.store.w.exec('BEGIN IMMEDIATE');
    try {
      const key = number && lsid ? Buffer.from(lsid, 'hex') : undefined;
      if (key) {
        const old = this.store.q('SELECT txn, reply FROM retries WHERE lsid=?').get(key) as any;
        if (old && String(old.txn) === number) {
          this.store.w.exec('ROLLBACK');
          return decode(old.reply);
        }
      }
      const reply = f.run(this, cmd, this.store.w);
      if (key)
        this.store
          .q(
            'INSERT INTO retries(lsid,txn,reply,at) VALUES(?,?,?,?) ON CONFLICT(lsid) DO UPDATE SET txn=excluded.txn, reply=excluded.reply, at=excluded.at',
          )
          .run(key, BigInt(number), encode(reply), Date.now());
      this.store.w.exec('COMMIT');
      return reply;
    } catch (e) {
      if (this.store.w.isTransaction) this.store.w.exec('ROLLBACK');
      if (f.schema) this.store.load();
      throw e;
    }
  }
  /** Runs f in the same tick in which no multi-document transaction holds the write lock. */
  async #whenFree<T>(labels: string[], f: () => T): Promise<T> {
    const until = Date.now() + this.opt.lockWaitMs;
    while (this.#txn) {
      const left = until - Date.now();
      if (left <= 0)
        throw new MongoError(
          labels.length ? 112 : 24,
          labels.length ? 'WriteConflict' : 'LockTimeout',
          'another transaction holds the write lock',
          {},
          labels,
        );
      await new Promise<void>((ok) => {
        const t = setTimeout(ok, left);
        this.#queue.push(() => {
          clearTimeout(t);
          ok();
        });
      });
    }
    return f();
  }
  #finish(commit: boolean) {
    const t = this.#txn!;
    clearTimeout(t.timer);
    this.store.w.exec(commit ? 'COMMIT' : 'ROLLBACK');
    this.store.inTxn = false;
    if (!commit) this.store.load();
    this.#done.set(t.lsid, { number: t.number, state: commit ? 'committed' : 'aborted' });
    if (this.#done.size > 1000) this.#done.delete(this.#done.keys().next().value!);
    this.#txn = undefined;
    for (const f of this.#queue.splice(0)) f();
  }
  #end(lsid: string, number: string, commit: boolean) {
    const t = this.#txn;
    if (t && t.lsid === lsid && t.number === number) {
      this.#finish(commit);
      return { ok: 1 };
    }
    const d = this.#done.get(lsid);
    if (d?.number === number && d.state === (commit ? 'committed' : 'aborted')) return { ok: 1 };
    throw new MongoError(
      251,
      'NoSuchTransaction',
      `Transaction ${number} has been aborted or does not exist`,
      {},
      commit ? TXN_LABEL : [],
    );
  }

  hello(cmd: any, legacy: boolean) {
    const base: any = {
      helloOk: true,
      [legacy || cmd.ismaster || cmd.isMaster ? 'ismaster' : 'isWritablePrimary']: true,
      maxBsonObjectSize: 16 * 1024 * 1024,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      connectionId: 1,
      minWireVersion: 0,
      maxWireVersion: 21,
      readOnly: false,
      ok: 1,
    };
    if (this.opt.topology === 'sharded') base.msg = 'isdbgrid';
    if (this.opt.topology === 'replset') {
      const me = `${this.opt.host}:${this.opt.port}`;
      Object.assign(base, {
        setName: 'rs0',
        setVersion: 1,
        secondary: false,
        hosts: [me],
        primary: me,
        me,
        electionId: this.setId,
      });
    }
    return base;
  }
  cursorReply(ns: string, docs: Buffer[], batchSize: number | undefined, single = false): RawCursor {
    const n = batchSize ?? 101;
    const { take, next } = slice(docs, 0, n);
    if (next >= docs.length || single) return new RawCursor(0n, ns, true, take);
    const id = ++this.#nextCursor;
    this.cursors.set(id, { ns, docs, pos: next, at: Date.now() });
    return new RawCursor(id, ns, true, take);
  }
  sweep() {
    const old = Date.now() - 600_000;
    for (const [id, c] of this.cursors) if (c.at < old) this.cursors.delete(id);
    if (this.#txn) return;
    this.store.q('DELETE FROM retries WHERE at < ?').run(Date.now() - 3_600_000);
    for (const c of this.store.colls.values())
      for (const i of c.indexes) {
        if (i.spec.expireAfterSeconds === undefined) continue;
        const f = i.fields[0]!;
        const rows = [
          ...this.store.find(
            c,
            {
              [f]: { $lte: new Date(Date.now() - i.spec.expireAfterSeconds * 1000), $gt: new Date(-8.64e15) },
            },
            this.store.w,
          ),
        ];
        if (!rows.length) continue;
        this.store.w.exec('BEGIN IMMEDIATE');
        for (const r of rows) this.store.remove(c, r);
        this.store.w.exec('COMMIT');
      }
  }
}
function slice(docs: Buffer[], from: number, n: number) {
  let size = 0,
    i = from;
  for (; i < docs.length && i - from < n; i++) {
    size += docs[i]!.length;
    if (size > MAX_BATCH && i > from) break;
  }
  return { take: docs.slice(from, i), next: i };
}
function failure(e: any, inTxn: boolean) {
  if (e instanceof MongoError)
    return {
      ok: 0,
      errmsg: e.message,
      code: e.code,
      codeName: e.codeName,
      ...e.extra,
      ...(e.labels.length ? { errorLabels: e.labels } : {}),
    };
  if (e?.constructor?.name === 'MingoError' || /mingo/i.test(e?.stack ?? ''))
    return { ok: 0, errmsg: e.message, code: 2, codeName: 'BadValue' };
  if (/database is locked/.test(e?.message))
    return {
      ok: 0,
      errmsg: e.message,
      code: 112,
      codeName: 'WriteConflict',
      ...(inTxn ? { errorLabels: TXN_LABEL } : {}),
    };
  console.error(e);
  return { ok: 0, errmsg: String(e?.message ?? e), code: 8, codeName: 'UnknownError' };
}

interface Command {
  run: (e: Engine, c: any, db: any) => any;
  write?: boolean;
  admin?: boolean;
  schema?: boolean;
}
const int = (v: any, d: number) => (v === undefined || v === null ? d : Number(v));
// the filter has already run; only a positional projection needs it again
const project = (docs: any[], p: any, filter: any): any[] =>
  p && Object.keys(p).length ? (mingoFind(docs, filter ?? {}, p).all() as any[]) : docs;

function query(
  e: Engine,
  c: Coll | undefined,
  q: any,
  db: any,
  o: { sort?: any; skip?: number; limit?: number; collation?: any },
): Row[] {
  const skip = o.skip ?? 0,
    limit = o.limit ? Math.abs(o.limit) : Infinity;
  if (!c) return [];
  const sort = o.sort && Object.keys(o.sort).length ? o.sort : undefined;
  const plan = e.store.plan(c, q ?? {}, sort);
  const inOrder = !sort || plan.sorted;
  const out: Row[] = [];
  for (const r of e.store.find(c, q ?? {}, db, sort, plan)) {
    out.push(r);
    if (inOrder && out.length >= skip + limit) break;
  }
  return (inOrder ? out : sorter(sort, o.collation)(out)).slice(skip, skip + limit);
}
function ns(c: any, name: string) {
  return `${c.$db}.${c[name]}`;
}
/** One statement of a write command; its failure undoes only itself. */
function statement(e: Engine, f: () => void) {
  e.store.q('SAVEPOINT s').run();
  try {
    f();
    e.store.q('RELEASE s').run();
  } catch (x) {
    e.store.w.exec('ROLLBACK TO s; RELEASE s');
    throw x;
  }
}
function statements(e: Engine, list: any[], ordered: boolean, f: (item: any, i: number) => void): any[] {
  const errors: any[] = [];
  for (let i = 0; i < list.length; i++) {
    try {
      statement(e, () => f(list[i], i));
    } catch (x) {
      const r: any = failure(x, false);
      if (r.code === 8) throw x;
      errors.push({
        index: i,
        code: r.code,
        errmsg: r.errmsg,
        ...(r.keyPattern ? { keyPattern: r.keyPattern, keyValue: r.keyValue } : {}),
      });
      if (ordered) break;
    }
  }
  return errors;
}
function upsert(e: Engine, c: Coll, q: any, u: any, extra: any) {
  let doc = isReplacement(u)
    ? (() => {
        const id = upsertSeed(q)._id;
        return id !== undefined && u._id === undefined ? { _id: id, ...u } : { ...u };
      })()
    : applyUpdate(upsertSeed(q), u, { ...extra, isInsert: true, query: q });
  doc = e.store.insert(c, doc);
  return doc;
}

function pipeline(e: Engine, c: any, db: any): any[] {
  let stages: any[] = c.pipeline;
  const coll = typeof c.aggregate === 'string' ? e.store.get(c.$db, c.aggregate) : undefined;
  const banned = (ss: any[]) => {
    for (const s of ss ?? []) {
      const [k, v] = Object.entries<any>(s)[0] ?? [];
      if (
        [
          '$out',
          '$merge',
          '$changeStream',
          '$geoNear',
          '$search',
          '$collStats',
          '$indexStats',
          '$planCacheStats',
          '$currentOp',
          '$unionWith',
        ].includes(k!)
      ) {
        if (k === '$unionWith') continue;
        throw new MongoError(40324, 'Location40324', `${k} is not supported by the embedded server`);
      }
      if (k === '$facet') Object.values<any>(v).forEach(banned);
      if (v?.pipeline) banned(v.pipeline);
    }
  };
  banned(stages);
  let filter: any = {},
    sort: any,
    limit: number | undefined,
    i = 0;
  if (stages[0]?.$match) {
    filter = stages[0].$match;
    i = 1;
  }
  if (stages[i]?.$sort) {
    sort = stages[i].$sort;
    i++;
    if (stages[i]?.$limit) {
      limit = Number(stages[i].$limit);
      i++;
    }
  }
  stages = stages.slice(i);
  if (
    stages.length === 1 &&
    stages[0].$group &&
    Object.keys(stages[0].$group).join() === '_id,n' &&
    stages[0].$group._id === 1 &&
    stages[0].$group.n?.$sum === 1
  ) {
    // countDocuments
    const n = query(e, coll, filter, db, {}).length;
    return n ? [{ _id: 1, n }] : [];
  }
  const cache = new Map<string, any[]>();
  const load = (name: string) => {
    let d = cache.get(name);
    if (!d) cache.set(name, (d = [...e.store.find(e.store.get(c.$db, name), {}, db)].map((r) => r.doc)));
    return d;
  };
  const docs =
    typeof c.aggregate === 'string'
      ? query(e, coll, filter, db, { sort, limit, collation: c.collation }).map((r) => r.doc)
      : [];
  if (!stages.length) return docs;
  return mingoAggregate(docs, stages, {
    collectionResolver: (n: string) => load(n),
    variables: c.let,
    scriptEnabled: false,
    collation: c.collation,
    useStrictMode: true,
  } as any) as any[];
}

const COMMANDS: Record<string, Command> = {
  hello: { admin: true, run: (e, c, l) => e.hello(c, l) },
  ismaster: { admin: true, run: (e, c, l) => e.hello(c, l) },
  ping: { admin: true, run: () => ({ ok: 1 }) },
  buildInfo: {
    admin: true,
    run: () => ({
      version: '7.0.0',
      versionArray: [7, 0, 0, 0],
      gitVersion: 'embedded',
      modules: ['embedded-sqlite'],
      maxBsonObjectSize: 16777216,
      bits: 64,
      ok: 1,
    }),
  },
  buildinfo: { admin: true, run: (e, c) => COMMANDS.buildInfo!.run(e, c, null) },
  connectionStatus: {
    admin: true,
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  },
  getParameter: { admin: true, run: () => ({ ok: 1 }) },
  endSessions: { admin: true, run: () => ({ ok: 1 }) },
  killSessions: { admin: true, run: () => ({ ok: 1 }) },
  commitTransaction: { run: () => ({ ok: 1 }) },
  abortTransaction: { run: () => ({ ok: 1 }) },

  insert: {
    write: true,
    schema: true,
    run: (e, c) => {
      const coll = e.store.ensure(c.$db, c.insert);
      let n = 0;
      const writeErrors = statements(e, c.documents, c.ordered !== false, (d) => {
        e.store.insert(coll, d);
        n++;
      });
      return { n, ok: 1, ...(writeErrors.length ? { writeErrors } : {}) };
    },
  },
  update: {
    write: true,
    schema: true,
    run: (e, c, db) => {
      const coll = c.updates.some((u: any) => u.upsert)
        ? e.store.ensure(c.$db, c.update)
        : e.store.get(c.$db, c.update);
      let n = 0,
        nModified = 0;
      const upserted: any[] = [];
      const writeErrors = statements(e, c.updates, c.ordered !== false, (s, index) => {
        if (s.multi && isReplacement(s.u))
          throw failedToParse('multi update is not supported for replacement-style update');
        if (s.collation && s.collation.locale !== 'simple')
          throw badValue('collation is not supported by the embedded server');
        const rows = coll ? query(e, coll, s.q, db, { limit: s.multi ? 0 : 1, sort: s.sort }) : [];
        for (const r of rows) {
          n++;
          const next = applyUpdate(decode(r.raw), s.u, {
            arrayFilters: s.arrayFilters,
            query: s.q,
            variables: s.c ?? c.let,
          });
          if (e.store.replace(coll!, r, r.doc, next)) nModified++;
        }
        if (!rows.length && s.upsert) {
          const d = upsert(e, coll!, s.q, s.u, { arrayFilters: s.arrayFilters, variables: s.c ?? c.let });
          n++;
          upserted.push({ index, _id: d._id });
        }
      });
      return {
        n,
        nModified,
        ...(upserted.length ? { upserted } : {}),
        ...(writeErrors.length ? { writeErrors } : {}),
        ok: 1,
      };
    },
  },
  delete: {
    write: true,
    run: (e, c, db) => {
      const coll = e.store.get(c.$db, c.delete);
      let n = 0;
      const writeErrors = statements(e, c.deletes, c.ordered !== false, (s) => {
        for (const r of query(e, coll, s.q, db, { limit: Number(s.limit) })) {
          e.store.remove(coll!, r);
          n++;
        }
      });
      return { n, ok: 1, ...(writeErrors.length ? { writeErrors } : {}) };
    },
  },
  findAndModify: {
    write: true,
    schema: true,
    run: (e, c, db) => {
      const coll = c.upsert ? e.store.ensure(c.$db, c.findAndModify) : e.store.get(c.$db, c.findAndModify);
      const q = c.query ?? {};
      const [row] = query(e, coll, q, db, { sort: c.sort, limit: 1, collation: c.collation });
      const out = (d: any) => (d && c.fields ? project([d], c.fields, {})[0] : d) ?? null;
      if (c.remove) {
        if (row) e.store.remove(coll!, row);
        return { lastErrorObject: { n: row ? 1 : 0 }, value: out(row?.doc), ok: 1 };
      }
      if (!c.update) throw failedToParse('Either an update or remove=true must be specified');
      const extra = { arrayFilters: c.arrayFilters, query: q, variables: c.let };
      if (row) {
        const next = applyUpdate(decode(row.raw), c.update, extra);
        e.store.replace(coll!, row, row.doc, next);
        return {
          lastErrorObject: { n: 1, updatedExisting: true },
          value: out(c.new ? next : row.doc),
          ok: 1,
        };
      }
      if (!c.upsert) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null, ok: 1 };
      const d = upsert(e, coll!, q, c.update, extra);
      return {
        lastErrorObject: { n: 1, updatedExisting: false, upserted: d._id },
        value: c.new ? out(d) : null,
        ok: 1,
      };
    },
  },

  find: {
    run: (e, c, db) => {
      const coll = e.store.get(c.$db, c.find);
      const rows = query(e, coll, c.filter, db, {
        sort: c.sort,
        skip: int(c.skip, 0),
        limit: int(c.limit, 0),
        collation: c.collation,
      });
      const docs =
        c.projection && Object.keys(c.projection).length
          ? project(
              rows.map((r) => r.doc),
              c.projection,
              Object.keys(c.projection).some((k) => k.endsWith('.$')) ? c.filter : {},
            ).map(encode)
          : rows.map((r) => r.raw);
      return e.cursorReply(
        ns(c, 'find'),
        docs,
        c.batchSize === undefined ? undefined : Number(c.batchSize),
        !!c.singleBatch,
      );
    },
  },
  getMore: {
    run: (e, c) => {
      const id = big(c.getMore),
        cur = e.cursors.get(id);
      if (!cur) throw new MongoError(43, 'CursorNotFound', `cursor id ${id} not found`);
      const { take, next } = slice(cur.docs, cur.pos, c.batchSize ? Number(c.batchSize) : Infinity);
      cur.pos = next;
      cur.at = Date.now();
      const end = next >= cur.docs.length;
      if (end) e.cursors.delete(id);
      return new RawCursor(end ? 0n : id, cur.ns, false, take);
    },
  },
  killCursors: {
    run: (e, c) => {
      const killed: any[] = [],
        missing: any[] = [];
      for (const id of c.cursors)
        (e.cursors.delete(big(id)) ? killed : missing).push(Long.fromString(big(id).toString()));
      return { cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
    },
  },
  count: {
    run: (e, c, db) => {
      const coll = e.store.get(c.$db, c.count);
      if (!c.query || !Object.keys(c.query).length) {
        let n = coll ? Number((e.store.q(`SELECT count(*) n FROM d${coll.id}`, db).get() as any).n) : 0;
        n = Math.max(0, n - int(c.skip, 0));
        if (c.limit) n = Math.min(n, Number(c.limit));
        return { n, ok: 1 };
      }
      return {
        n: query(e, coll, c.query, db, { skip: int(c.skip, 0), limit: int(c.limit, 0) }).length,
        ok: 1,
      };
    },
  },
  distinct: {
    run: (e, c, db) => {
      const seen = new Map<string, any>();
      for (const r of query(e, e.store.get(c.$db, c.distinct), c.query, db, {}))
        for (const v of valuesAt(r.doc, c.key).values)
          if (v !== undefined) seen.set(keyOf(v).toString('latin1'), v);
      return { values: [...seen.values()], ok: 1 };
    },
  },
  aggregate: {
    run: (e, c, db) => {
      if (c.explain) return explain(e, c.$db, c.aggregate, c.pipeline[0]?.$match ?? {}, c.pipeline[1]?.$sort);
      return e.cursorReply(
        typeof c.aggregate === 'string' ? ns(c, 'aggregate') : `${c.$db}.$cmd.aggregate`,
        pipeline(e, c, db).map(encode),
        c.cursor?.batchSize === undefined ? undefined : Number(c.cursor.batchSize),
      );
    },
  },
  explain: {
    run: (e, c) => {
      const x = c.explain;
      return explain(
        e,
        c.$db,
        x.find ?? x.count ?? x.update ?? x.delete ?? x.aggregate ?? x.distinct ?? x.findAndModify,
        x.filter ?? x.query ?? x.updates?.[0]?.q ?? x.deletes?.[0]?.q ?? x.pipeline?.[0]?.$match ?? {},
        x.sort,
      );
    },
  },

  create: {
    write: true,
    schema: true,
    run: (e, c) => {
      if (c.capped || c.timeseries || c.viewOn || c.clusteredIndex || c.encryptedFields)
        throw badValue('only plain collections are supported by the embedded server');
      if (e.store.get(c.$db, c.create))
        throw new MongoError(48, 'NamespaceExists', `Collection ${c.$db}.${c.create} already exists.`);
      e.store.create(c.$db, c.create, {});
      return { ok: 1 };
    },
  },
  drop: {
    write: true,
    schema: true,
    run: (e, c) => {
      const k = e.store.get(c.$db, c.drop);
      if (!k) throw new MongoError(26, 'NamespaceNotFound', 'ns not found');
      e.store.drop(k);
      return { ns: ns(c, 'drop'), nIndexesWas: k.indexes.length + 1, ok: 1 };
    },
  },
  dropDatabase: {
    write: true,
    schema: true,
    run: (e, c) => {
      for (const k of [...e.store.colls.values()]) if (k.db === c.$db) e.store.drop(k);
      return { dropped: c.$db, ok: 1 };
    },
  },
  createIndexes: {
    write: true,
    schema: true,
    run: (e, c) => {
      const existed = !!e.store.get(c.$db, c.createIndexes);
      const coll = e.store.ensure(c.$db, c.createIndexes),
        before = coll.indexes.length + 1;
      for (const i of c.indexes) {
        const {
          key,
          name,
          unique,
          sparse,
          partialFilterExpression,
          expireAfterSeconds,
          collation,
          background: _b,
          v: _v,
          ns: _n,
          ...rest
        } = i;
        if (Object.keys(rest).length)
          throw new MongoError(
            197,
            'InvalidIndexSpecificationOption',
            `index option ${Object.keys(rest)[0]} is not supported by the embedded server`,
          );
        e.store.createIndex(coll, {
          v: 2,
          key,
          name,
          ...(unique ? { unique: true } : {}),
          ...(sparse ? { sparse: true } : {}),
          ...(partialFilterExpression ? { partialFilterExpression } : {}),
          ...(expireAfterSeconds !== undefined ? { expireAfterSeconds: Number(expireAfterSeconds) } : {}),
          ...(collation ? { collation } : {}),
        } as IndexSpec);
      }
      return {
        numIndexesBefore: before,
        numIndexesAfter: coll.indexes.length + 1,
        createdCollectionAutomatically: !existed,
        ok: 1,
      };
    },
  },
  dropIndexes: {
    write: true,
    schema: true,
    run: (e, c) => {
      const coll = e.store.get(c.$db, c.dropIndexes);
      if (!coll) throw new MongoError(26, 'NamespaceNotFound', `ns not found ${ns(c, 'dropIndexes')}`);
      const nIndexesWas = coll.indexes.length + 1;
      if (c.index === '_id_') throw new MongoError(72, 'InvalidOptions', 'cannot drop _id index');
      const drop =
        c.index === '*'
          ? [...coll.indexes]
          : coll.indexes.filter((i) =>
              Array.isArray(c.index)
                ? c.index.includes(i.spec.name)
                : isPlain(c.index)
                  ? JSON.stringify(i.spec.key) === JSON.stringify(c.index)
                  : i.spec.name === c.index,
            );
      if (!drop.length && c.index !== '*')
        throw new MongoError(27, 'IndexNotFound', `index not found with name [${c.index}]`);
      for (const i of drop) e.store.dropIndex(coll, i);
      return { nIndexesWas, ok: 1 };
    },
  },
  listIndexes: {
    run: (e, c) => {
      const coll = e.store.get(c.$db, c.listIndexes);
      if (!coll) throw new MongoError(26, 'NamespaceNotFound', `ns does not exist: ${ns(c, 'listIndexes')}`);
      return e.cursorReply(
        ns(c, 'listIndexes'),
        [{ v: 2, key: { _id: 1 }, name: '_id_' }, ...coll.indexes.map((i) => i.spec)].map(encode),
        undefined,
      );
    },
  },
  listCollections: {
    run: (e, c) => {
      const all = [...e.store.colls.values()]
        .filter((k) => k.db === c.$db)
        .map((k) => ({
          name: k.name,
          type: 'collection',
          options: k.options,
          info: { readOnly: false, uuid: new Binary(Buffer.alloc(16, k.id & 255), 4) },
          idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
        }));
      const test = compile(c.filter ?? {});
      return e.cursorReply(
        `${c.$db}.$cmd.listCollections`,
        all
          .filter(test)
          .map((k) => (c.nameOnly ? { name: k.name, type: k.type } : k))
          .map(encode),
        undefined,
      );
    },
  },
  listDatabases: {
    run: (e, c) => {
      const names = [...new Set([...e.store.colls.values()].map((k) => k.db))].sort();
      return {
        databases: names
          .map((name) => ({ name, ...(c.nameOnly ? {} : { sizeOnDisk: 0, empty: false }) }))
          .filter(compile(c.filter ?? {})),
        totalSize: 0,
        ok: 1,
      };
    },
  },
  collStats: {
    run: (e, c, db) => {
      const k = e.store.get(c.$db, c.collStats);
      const n = k ? Number((e.store.q(`SELECT count(*) n FROM d${k.id}`, db).get() as any).n) : 0;
      return {
        ns: ns(c, 'collStats'),
        count: n,
        size: 0,
        storageSize: 0,
        nindexes: (k?.indexes.length ?? 0) + 1,
        ok: 1,
      };
    },
  },
  dbStats: {
    run: (e, c) => {
      const cs = [...e.store.colls.values()].filter((k) => k.db === c.$db);
      return { db: c.$db, collections: cs.length, ok: 1 };
    },
  },
};
COMMANDS.findandmodify = {
  ...COMMANDS.findAndModify!,
  run: (e, c, db) => COMMANDS.findAndModify!.run(e, { ...c, findAndModify: c.findandmodify }, db),
};
for (const k of ['commitTransaction', 'abortTransaction']) COMMANDS[k]!.write = false;

function explain(e: Engine, db: string, name: string, filter: any, sort: any) {
  const c = e.store.get(db, name);
  const before = e.store.stats.scanned;
  const plan = c ? e.store.plan(c, filter, sort) : { kind: 'scan', name: 'EOF' };
  const n = c ? [...e.store.find(c, filter, e.store.r, sort)].length : 0;
  const stage =
    plan.kind === 'scan'
      ? { stage: 'COLLSCAN' }
      : {
          stage: 'FETCH',
          inputStage: { stage: plan.kind === 'id' ? 'IDHACK' : 'IXSCAN', indexName: plan.name },
        };
  return {
    queryPlanner: { namespace: `${db}.${name}`, winningPlan: stage },
    executionStats: {
      executionSuccess: true,
      nReturned: n,
      totalDocsExamined: e.store.stats.scanned - before,
    },
    ok: 1,
  };
}
