// Durable document store on node:sqlite. One table per collection (rid, id key, BSON), one per secondary index.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { ObjectId } from 'bson';
import type { Query } from 'mingo/query';
import { badValue, MongoError } from './errors.ts';
import { afterPrefix, keyOf, KeyWriter, tagOf, writeKey } from './keystring.ts';
import { isPlain, valuesAt } from './paths.ts';
import { compile, predicate } from './query.ts';
import { decode, encode } from './wire.ts';

export interface IndexSpec {
  name: string;
  key: Record<string, 1 | -1>;
  unique?: boolean;
  sparse?: boolean;
  partialFilterExpression?: any;
  expireAfterSeconds?: number;
  v: 2;
  [k: string]: any;
}
export interface Index {
  id: number;
  spec: IndexSpec;
  fields: string[];
  multikey: boolean;
  partial?: Query;
}
export interface Coll {
  id: number;
  db: string;
  name: string;
  options: any;
  indexes: Index[];
}
export interface Row {
  rid: number;
  doc: any;
  raw: Buffer;
}
const MAX_DOC = 16 * 1024 * 1024;
const MAX_SCAN_KEYS = 1000;

export class Store {
  w: DatabaseSync;
  r: DatabaseSync;
  colls = new Map<string, Coll>();
  #stmts = new Map<DatabaseSync, Map<string, StatementSync>>();
  /** While a multi-document transaction runs, its own reads go through the writing connection. */
  inTxn = false;
  stats = { scanned: 0, keys: 0 };

  constructor(file: string, sync: 'NORMAL' | 'FULL' = 'NORMAL') {
    const open = () => {
      const d = new DatabaseSync(file);
      d.exec(
        `PRAGMA journal_mode=WAL; PRAGMA synchronous=${sync}; PRAGMA busy_timeout=5000; PRAGMA cache_size=-32000; PRAGMA temp_store=MEMORY`,
      );
      return d;
    };
    this.w = open();
    this.w
      .exec(`CREATE TABLE IF NOT EXISTS collections(id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL, options BLOB NOT NULL, UNIQUE(db,name)) STRICT;
      CREATE TABLE IF NOT EXISTS indexes(id INTEGER PRIMARY KEY AUTOINCREMENT, coll INTEGER NOT NULL, spec BLOB NOT NULL, multikey INTEGER NOT NULL DEFAULT 0) STRICT;
      CREATE TABLE IF NOT EXISTS retries(lsid BLOB PRIMARY KEY, txn INTEGER NOT NULL, reply BLOB NOT NULL, at INTEGER NOT NULL) STRICT`);
    this.r = file === ':memory:' ? this.w : open();
    this.load();
  }
  q(sql: string, db = this.w): StatementSync {
    let m = this.#stmts.get(db);
    if (!m) this.#stmts.set(db, (m = new Map()));
    let s = m.get(sql);
    if (!s) {
      if (m.size > 500) m.clear();
      m.set(sql, (s = db.prepare(sql)));
    }
    return s;
  }
  load() {
    this.colls.clear();
    const byId = new Map<number, Coll>();
    for (const c of this.q('SELECT * FROM collections').all() as any[]) {
      const coll = { id: c.id, db: c.db, name: c.name, options: decode(c.options), indexes: [] };
      this.colls.set(`${c.db}.${c.name}`, coll);
      byId.set(c.id, coll);
    }
    for (const i of this.q('SELECT * FROM indexes ORDER BY id').all() as any[])
      byId.get(i.coll)?.indexes.push(mkIndex(i.id, decode(i.spec), !!i.multikey));
  }
  get(db: string, name: string) {
    return this.colls.get(`${db}.${name}`);
  }
  create(db: string, name: string, options: any = {}): Coll {
    if (!name || name.includes('$') || name.includes('\0') || `${db}.${name}`.length > 255)
      throw new MongoError(73, 'InvalidNamespace', `Invalid collection name: ${name}`);
    const id = Number(
      this.q('INSERT INTO collections(db,name,options) VALUES(?,?,?)').run(db, name, encode(options))
        .lastInsertRowid,
    );
    this.w.exec(
      `CREATE TABLE d${id}(rid INTEGER PRIMARY KEY AUTOINCREMENT, id BLOB NOT NULL UNIQUE, doc BLOB NOT NULL) STRICT`,
    );
    const c: Coll = { id, db, name, options, indexes: [] };
    this.colls.set(`${db}.${name}`, c);
    return c;
  }
  ensure(db: string, name: string) {
    return this.get(db, name) ?? this.create(db, name);
  }
  drop(c: Coll) {
    for (const i of [...c.indexes]) this.dropIndex(c, i);
    this.w.exec(`DROP TABLE d${c.id}`);
    this.q('DELETE FROM collections WHERE id=?').run(c.id);
    this.colls.delete(`${c.db}.${c.name}`);
    this.#stmts.clear();
  }

  // ---- indexes
  createIndex(c: Coll, spec: IndexSpec): boolean {
    if (Object.keys(spec.key).join() === '_id') return false;
    for (const v of Object.values<any>(spec.key))
      if (v !== 1 && v !== -1)
        throw new MongoError(
          67,
          'CannotCreateIndex',
          `index type ${JSON.stringify(v)} is not supported by the embedded server (only 1 and -1)`,
        );
    if (spec.collation && spec.collation.locale !== 'simple')
      throw new MongoError(
        67,
        'CannotCreateIndex',
        'index collation is not supported by the embedded server',
      );
    spec.name ??= Object.entries(spec.key)
      .map(([k, v]) => `${k}_${v}`)
      .join('_');
    const norm = (s: IndexSpec) =>
      JSON.stringify([
        Object.entries(s.key),
        !!s.unique,
        !!s.sparse,
        s.partialFilterExpression ?? null,
        s.expireAfterSeconds ?? null,
      ]);
    for (const i of c.indexes) {
      if (i.spec.name === spec.name && norm(i.spec) === norm(spec)) return false;
      if (i.spec.name === spec.name)
        throw new MongoError(
          86,
          'IndexKeySpecsConflict',
          `An existing index has the same name as the requested index. Requested: ${spec.name}`,
        );
      if (
        JSON.stringify(Object.entries(i.spec.key)) === JSON.stringify(Object.entries(spec.key)) &&
        JSON.stringify(i.spec.partialFilterExpression) === JSON.stringify(spec.partialFilterExpression)
      )
        throw new MongoError(
          85,
          'IndexOptionsConflict',
          `Index already exists with a different name or options: ${i.spec.name}`,
        );
    }
    const id = Number(
      this.q('INSERT INTO indexes(coll,spec) VALUES(?,?)').run(c.id, encode(spec)).lastInsertRowid,
    );
    this.w.exec(
      `CREATE TABLE x${id}(key BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY(key,rid)) STRICT, WITHOUT ROWID`,
    );
    const idx = mkIndex(id, spec, false);
    for (const row of this.q(`SELECT rid, doc FROM d${c.id}`).iterate() as any)
      this.#indexDoc(c, idx, Number(row.rid), decode(row.doc));
    c.indexes.push(idx);
    return true;
  }
  dropIndex(c: Coll, i: Index) {
    this.w.exec(`DROP TABLE x${i.id}`);
    this.q('DELETE FROM indexes WHERE id=?').run(i.id);
    c.indexes.splice(c.indexes.indexOf(i), 1);
    this.#stmts.clear();
  }
  #keys(i: Index, doc: any): Buffer[] {
    if (i.partial && !i.partial.test(doc)) return [];
    if (i.spec.sparse && i.fields.every((f) => valuesAt(doc, f).values.every((v) => v === undefined)))
      return [];
    if (i.fields.length === 1) {
      // common case without products
      const { values, viaArray } = valuesAt(doc, i.fields[0]!);
      if (!viaArray) return [keyOf(values[0])];
    }
    let rows: any[][] = [[]],
      arrays = 0;
    for (const f of i.fields) {
      const { values, viaArray } = valuesAt(doc, f);
      if (viaArray && values.length > 1) arrays++;
      rows = rows.flatMap((r) => values.map((v) => [...r, v]));
    }
    if (arrays > 1 && new Set(i.fields.map((f) => f.split('.')[0])).size > 1)
      throw new MongoError(171, 'CannotIndexParallelArrays', `cannot index parallel arrays`);
    const seen = new Map<string, Buffer>();
    for (const r of rows) {
      const k = keyOf(...r);
      seen.set(k.toString('latin1'), k);
    }
    return [...seen.values()];
  }
  #indexDoc(c: Coll, i: Index, rid: number, doc: any) {
    const keys = this.#keys(i, doc);
    if (keys.length > 1 && !i.multikey) {
      i.multikey = true;
      this.q('UPDATE indexes SET multikey=1 WHERE id=?').run(i.id);
    }
    for (const k of keys) {
      if (i.spec.unique) {
        const hit = this.q(`SELECT rid FROM x${i.id} WHERE key=? AND rid<>? LIMIT 1`).get(k, rid);
        if (hit) throw dup(c, i.spec, doc);
      }
      this.q(`INSERT OR IGNORE INTO x${i.id}(key,rid) VALUES(?,?)`).run(k, rid);
    }
  }

  // ---- writes (caller holds the write transaction)
  insert(c: Coll, doc: any): any {
    if (doc._id === undefined) doc = { _id: new ObjectId(), ...doc };
    else if (Object.keys(doc)[0] !== '_id') doc = { _id: doc._id, ...doc };
    if (Array.isArray(doc._id) || doc._id instanceof RegExp)
      throw new MongoError(53, 'InvalidIdField', `The '_id' value cannot be of type array`);
    const raw = encode(doc);
    if (raw.length > MAX_DOC)
      throw new MongoError(
        10334,
        'BSONObjectTooLarge',
        `BSONObj size: ${raw.length} is invalid. Size must be between 0 and 16793600(16MB)`,
      );
    let rid: number;
    try {
      rid = Number(
        this.q(`INSERT INTO d${c.id}(id,doc) VALUES(?,?)`).run(keyOf(doc._id), raw).lastInsertRowid,
      );
    } catch (e: any) {
      if (e.errcode === 2067 || e.errcode === 1555)
        throw dup(c, { name: '_id_', key: { _id: 1 }, v: 2 }, doc);
      throw e;
    }
    for (const i of c.indexes) this.#indexDoc(c, i, rid, doc);
    return doc;
  }
  replace(c: Coll, row: Row, before: any, next: any): boolean {
    const raw = encode(next);
    if (raw.equals(row.raw)) return false;
    if (raw.length > MAX_DOC)
      throw new MongoError(10334, 'BSONObjectTooLarge', `BSONObj size: ${raw.length} is invalid`);
    this.q(`UPDATE d${c.id} SET doc=? WHERE rid=?`).run(raw, row.rid);
    for (const i of c.indexes) {
      const a = this.#keys(i, before),
        b = this.#keys(i, next);
      if (a.length === b.length && a.every((k, n) => k.equals(b[n]!))) continue;
      for (const k of a) this.q(`DELETE FROM x${i.id} WHERE key=? AND rid=?`).run(k, row.rid);
      this.#indexDoc(c, i, row.rid, next);
    }
    return true;
  }
  remove(c: Coll, row: Row) {
    for (const i of c.indexes)
      for (const k of this.#keys(i, row.doc))
        this.q(`DELETE FROM x${i.id} WHERE key=? AND rid=?`).run(k, row.rid);
    this.q(`DELETE FROM d${c.id} WHERE rid=?`).run(row.rid);
  }

  // ---- reads
  /** Rows that match `filter`, lazily; uses _id or one index when the filter allows, and says which. */
  *find(
    c: Coll | undefined,
    filter: any,
    db: DatabaseSync,
    sort?: Record<string, 1 | -1>,
    plan: Plan | undefined = c && this.plan(c, filter, sort),
  ): Generator<Row> {
    if (!c) return;
    const test = compile(filter);
    const rowById = (rid: any) => this.q(`SELECT rid, doc FROM d${c.id} WHERE rid=?`, db).get(rid) as any;
    const hit = (row: any): Row | undefined => {
      this.stats.scanned++;
      const raw = asBuffer(row.doc);
      const doc = decode(raw);
      return test(doc) ? { rid: Number(row.rid), doc, raw } : undefined;
    };
    try {
      if (plan!.kind === 'id') {
        for (const k of plan!.keys!) {
          const row = this.q(`SELECT rid, doc FROM d${c.id} WHERE id=?`, db).get(k) as any;
          const h = row && hit(row);
          if (h) yield h;
        }
      } else if (plan!.kind === 'index') {
        const seen = plan!.index!.multikey || plan!.ranges!.length > 1 ? new Set<number>() : undefined;
        const dir = plan!.reverse ? 'DESC' : 'ASC';
        for (const [lo, hi] of plan!.reverse ? [...plan!.ranges!].reverse() : plan!.ranges!) {
          // rids first: a row may be rewritten while the caller consumes this generator
          const rids = plan!.sorted
            ? this.q(
                `SELECT rid FROM x${plan!.index!.id} WHERE key>=? AND key<? ORDER BY key ${dir}, rid ${dir}`,
                db,
              ).iterate(lo, hi)
            : this.q(`SELECT rid FROM x${plan!.index!.id} WHERE key>=? AND key<?`, db).all(lo, hi);
          for (const r of rids as any) {
            if (seen) {
              if (seen.has(r.rid)) continue;
              seen.add(r.rid);
            }
            const row = rowById(r.rid);
            const h = row && hit(row);
            if (h) yield h;
          }
        }
      } else
        for (const row of this.q(`SELECT rid, doc FROM d${c.id} ORDER BY rid`, db).iterate() as any) {
          const h = hit(row);
          if (h) yield h;
        }
    } catch (e: any) {
      if (/no such table/.test(e.message)) return;
      throw e;
    }
  }

  plan(c: Coll, filter: any, sort?: Record<string, 1 | -1>): Plan {
    const conds = conditions(filter);
    const idc = conds.get('_id');
    if (idc?.in)
      return {
        kind: 'id',
        name: '_id_',
        keys: [
          ...new Map(
            idc.in.map((v) => {
              const k = keyOf(v);
              return [k.toString('latin1'), k] as const;
            }),
          ).values(),
        ],
      };
    let best: Plan = { kind: 'scan', name: 'COLLSCAN', score: 0 };
    const sortKeys = sort ? Object.entries(sort) : [];
    for (const i of c.indexes) {
      if (i.spec.partialFilterExpression && !implies(conds, i.spec.partialFilterExpression)) continue;
      let prefixes: Buffer[] = [Buffer.alloc(0)],
        used = 0,
        score = 0,
        ranges: [Buffer, Buffer][] | undefined,
        singleEq = true;
      for (const f of i.fields) {
        const cd = conds.get(f);
        if (cd?.in && cd.in.length && prefixes.length * cd.in.length <= MAX_SCAN_KEYS) {
          if (cd.in.length > 1) singleEq = false;
          prefixes = prefixes.flatMap((p) => cd.in!.map((v) => Buffer.concat([p, keyOf(v)])));
          used++;
          score += 4;
          continue;
        }
        if (cd?.lo || cd?.hi) {
          const b = bounds(cd, i.multikey);
          if (b) {
            ranges = prefixes.map((p) => [Buffer.concat([p, b[0]]), Buffer.concat([p, b[1]])]);
            score += 2;
          }
        }
        break;
      }
      ranges ??= prefixes.map((p) => [p, p.length ? afterPrefix(p) : Buffer.from([0xff])]);
      if (i.spec.sparse && !used && !score) continue;
      let sorted = false,
        reverse = false;
      if (sortKeys.length && singleEq && !i.multikey && !(i.spec.sparse && !used)) {
        const rest = i.fields.slice(used),
          want = sortKeys.filter(([k]) => !i.fields.slice(0, used).includes(k));
        if (want.length <= rest.length && want.every(([k, d], n) => rest[n] === k && d === want[0]![1])) {
          sorted = true;
          reverse = want[0]?.[1] === -1;
          score += 1;
        }
      }
      if (score > best.score!)
        best = { kind: 'index', name: i.spec.name, index: i, ranges: dedupe(ranges), score, sorted, reverse };
    }
    return best;
  }
}
export interface Plan {
  kind: 'id' | 'index' | 'scan';
  name: string;
  score?: number;
  keys?: Buffer[];
  index?: Index;
  ranges?: [Buffer, Buffer][];
  sorted?: boolean;
  reverse?: boolean;
}

const asBuffer = (u: Uint8Array) => Buffer.from(u.buffer, u.byteOffset, u.byteLength);
const dedupe = (r: [Buffer, Buffer][]) =>
  [...new Map(r.map((x) => [x[0].toString('latin1'), x])).values()].sort((a, b) =>
    Buffer.compare(a[0], b[0]),
  );
function mkIndex(id: number, spec: IndexSpec, multikey: boolean): Index {
  return {
    id,
    spec,
    fields: Object.keys(spec.key),
    multikey,
    partial: spec.partialFilterExpression ? predicate(spec.partialFilterExpression) : undefined,
  };
}
function dup(c: Coll, spec: IndexSpec, doc: any) {
  const keyValue = Object.fromEntries(
    Object.keys(spec.key).map((f) => [f, valuesAt(doc, f).values[0] ?? null]),
  );
  const show = Object.entries(keyValue)
    .map(([k, v]) => `${k}: ${v instanceof ObjectId ? `ObjectId('${v}')` : JSON.stringify(v)}`)
    .join(', ');
  return new MongoError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${c.db}.${c.name} index: ${spec.name} dup key: { ${show} }`,
    { keyPattern: spec.key, keyValue },
  );
}

interface Cond {
  in?: any[];
  lo?: any;
  hi?: any;
}
/** Per-path equality / range facts that every matching document must satisfy. */
function conditions(filter: any): Map<string, Cond> {
  const m = new Map<string, Cond>();
  const usable = (v: any) =>
    v !== null &&
    v !== undefined &&
    !Array.isArray(v) &&
    !(v instanceof RegExp) &&
    !(typeof v === 'number' && Number.isNaN(v)) &&
    !isPlain(v);
  const scan = (f: any) => {
    for (const [k, v] of Object.entries<any>(f)) {
      if (k === '$and' && Array.isArray(v)) {
        v.forEach(scan);
        continue;
      }
      if (k.startsWith('$')) continue;
      const cd = m.get(k) ?? {};
      if (isPlain(v) && Object.keys(v).some((o) => o.startsWith('$'))) {
        if ('$eq' in v && usable(v.$eq)) cd.in ??= [v.$eq];
        if (Array.isArray(v.$in) && v.$in.every(usable)) cd.in ??= v.$in;
        if ('$gt' in v && usable(v.$gt)) cd.lo ??= v.$gt;
        if ('$gte' in v && usable(v.$gte)) cd.lo ??= v.$gte;
        if ('$lt' in v && usable(v.$lt)) cd.hi ??= v.$lt;
        if ('$lte' in v && usable(v.$lte)) cd.hi ??= v.$lte;
      } else if (usable(v)) cd.in ??= [v];
      m.set(k, cd);
    }
  };
  scan(filter);
  return m;
}
function bounds(cd: Cond, multikey: boolean): [Buffer, Buffer] | undefined {
  const tag = tagOf(cd.lo ?? cd.hi);
  if (cd.lo !== undefined && cd.hi !== undefined && tagOf(cd.lo) !== tagOf(cd.hi)) return undefined;
  const w = new KeyWriter();
  let lo: Buffer = Buffer.from([tag]),
    hi: Buffer = Buffer.from([tag + 1]);
  if (cd.lo !== undefined) {
    writeKey(w, cd.lo);
    lo = w.done();
  }
  if (cd.hi !== undefined && !(multikey && cd.lo !== undefined)) {
    w.len = 0;
    writeKey(w, cd.hi);
    hi = afterPrefix(w.done());
  }
  return [lo, hi];
}
function implies(conds: Map<string, Cond>, partial: any): boolean {
  return Object.entries<any>(partial).every(([k, v]) => {
    const cd = conds.get(k);
    if (!cd?.in) return false;
    if (isPlain(v) && Object.keys(v).some((o) => o.startsWith('$'))) {
      const q = predicate({ v });
      return cd.in.every((x) => q.test({ v: x }));
    }
    return cd.in.length === 1 && keyOf(cd.in[0]).equals(keyOf(v));
  });
}

/** Compare by sort spec with MongoDB's order (arrays: min ascending, max descending). */
export function sorter(spec: Record<string, 1 | -1>, collation?: any) {
  const keys = Object.entries(spec).map(([k, d]) => {
    if (d !== 1 && d !== -1) throw badValue(`Illegal sort value for ${k}`);
    return [k, d] as const;
  });
  const coll =
    collation?.locale && collation.locale !== 'simple'
      ? new Intl.Collator(collation.locale, {
          sensitivity: collation.strength === 1 ? 'base' : collation.strength === 2 ? 'accent' : 'variant',
          numeric: !!collation.numericOrdering,
        })
      : undefined;
  const keyFor = (doc: any, path: string, d: number): any => {
    const { values, viaArray } = valuesAt(doc, path);
    if (coll && typeof values[0] === 'string') return values[0];
    if (!viaArray) return keyOf(values[0]);
    return values.map((v) => keyOf(v)).reduce((a, b) => (Buffer.compare(a, b) * d <= 0 ? a : b));
  };
  return <T extends { doc: any }>(rows: T[]): T[] =>
    rows
      .map((r, n) => ({ r, n, k: keys.map(([p, d]) => keyFor(r.doc, p, d)) }))
      .sort((a, b) => {
        for (let i = 0; i < keys.length; i++) {
          const x = a.k[i],
            y = b.k[i];
          const c =
            (typeof x === 'string' && typeof y === 'string'
              ? coll!.compare(x, y)
              : Buffer.compare(Buffer.from(x), Buffer.from(y))) * keys[i]![1];
          if (c) return c;
        }
        return a.n - b.n;
      })
      .map((x) => x.r);
}
export { compile };
