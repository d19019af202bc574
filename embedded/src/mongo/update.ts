// MongoDB update language on plain objects. mingo's updater is not used: it lacks $setOnInsert, ignores type errors,
// drops $slice/$sort on new arrays and only knows `.$` for a single top-level condition.
import { Decimal128, Long, Timestamp } from 'bson';
import { aggregate } from 'mingo';
import type { Query } from 'mingo/query';
import { predicate } from './query.ts';
import { badValue, failedToParse, MongoError } from './errors.ts';
import { keyOf } from './keystring.ts';
import { isPlain } from './paths.ts';

const same = (a: any, b: any) => a === b || (typeof a === typeof b && keyOf(a).equals(keyOf(b)));
const clone = (v: any): any =>
  Array.isArray(v)
    ? v.map(clone)
    : isPlain(v)
      ? Object.fromEntries(Object.entries(v).map(([k, x]) => [k, clone(x)]))
      : v;
const typeMismatch = (m: string) => new MongoError(14, 'TypeMismatch', m);

export interface UpdateOptions {
  arrayFilters?: any[];
  isInsert?: boolean;
  query?: any;
  variables?: any;
}

function num(v: any, op: string): number {
  if (typeof v === 'number') return v;
  if (v instanceof Long) return v.toNumber();
  if (v instanceof Decimal128)
    throw badValue(
      `${op} on Decimal128 is not supported by the embedded server: store money as integer cents`,
    );
  throw typeMismatch(`Cannot ${op} with non-numeric argument`);
}

/** Walk to the parent(s) of `path`, expanding $, $[] and $[id]; call f(parent, key). */
function each(
  doc: any,
  path: string,
  ctx: { filters: Map<string, Query>; positional: (field: string) => number },
  create: boolean,
  f: (parent: any, key: string | number) => void,
) {
  const parts = path.split('.');
  const go = (node: any, i: number, sofar: string) => {
    let p: string | number = parts[i]!;
    if (p === '$') p = String(ctx.positional(sofar));
    if (p === '$[]' || /^\$\[\w+\]$/.test(p)) {
      if (!Array.isArray(node))
        throw badValue(`The path '${sofar}' must exist in the document in order to apply array updates.`);
      const id = p.slice(2, -1);
      const q = id ? ctx.filters.get(id) : undefined;
      if (id && !q) throw badValue(`No array filter found for identifier '${id}' in path '${path}'`);
      node.forEach((e, k) => {
        if (q && !q.test({ [id]: e })) return;
        if (i === parts.length - 1) f(node, k);
        else if (e !== null && typeof e === 'object') go(e, i + 1, `${sofar}.${k}`);
      });
      return;
    }
    if (Array.isArray(node)) {
      if (!/^\d+$/.test(p)) {
        if (create)
          throw new MongoError(
            28,
            'PathNotViable',
            `Cannot create field '${p}' in element {${sofar}: array}`,
          );
        return;
      }
      p = +p;
      if (create && p > node.length) {
        if (p - node.length > 1_500_000) throw badValue('array too large');
        while (node.length < p) node.push(null);
      }
    } else if (!isPlain(node)) {
      if (create)
        throw new MongoError(
          28,
          'PathNotViable',
          `Cannot create field '${p}' in element {${sofar}: ${JSON.stringify(node)}}`,
        );
      return;
    }
    if (p === '__proto__') throw badValue('__proto__ is not a valid field name');
    if (i === parts.length - 1) {
      f(node, p);
      return;
    }
    const at: any = node;
    let child = Object.hasOwn(at, p) ? at[p] : undefined;
    if (child === undefined) {
      if (!create) return;
      child = {};
      at[p] = child;
    }
    go(child, i + 1, sofar ? `${sofar}.${p}` : String(p));
  };
  go(doc, 0, '');
}

function matcher(cond: any): (v: any) => boolean {
  if (isPlain(cond)) {
    const ops = Object.keys(cond).some((k) => k.startsWith('$') && !['$and', '$or', '$nor'].includes(k));
    if (ops) {
      const q = predicate({ v: cond });
      return (v) => q.test({ v });
    }
    const q = predicate(cond);
    return (v) => isPlain(v) && q.test(v);
  }
  if (cond instanceof RegExp) return (v) => typeof v === 'string' && cond.test(v);
  return (v) => same(v, cond);
}

function sortArray(arr: any[], spec: any) {
  if (typeof spec === 'number') arr.sort((a, b) => Buffer.compare(keyOf(a), keyOf(b)) * spec);
  else {
    const keys = Object.entries<number>(spec);
    const at = (v: any, p: string) =>
      p.split('.').reduce((x, k) => (x === null || x === undefined ? undefined : x[k]), v);
    arr.sort((a, b) => {
      for (const [k, d] of keys) {
        const c = Buffer.compare(keyOf(at(a, k)), keyOf(at(b, k))) * d;
        if (c) return c;
      }
      return 0;
    });
  }
}

const OPS: Record<string, (spec: any, path: string, doc: any, ctx: any) => void> = {
  $set: (v, p, d, c) =>
    each(d, p, c, true, (o, k) => {
      o[k] = clone(v);
    }),
  $setOnInsert: (v, p, d, c) => {
    if (c.isInsert)
      each(d, p, c, true, (o, k) => {
        o[k] = clone(v);
      });
  },
  $unset: (_v, p, d, c) =>
    each(d, p, c, false, (o, k) => {
      if (Array.isArray(o)) {
        if (+k < o.length) o[+k] = null;
      } else delete o[k];
    }),
  $inc: (v, p, d, c) => {
    const n = num(v, '$inc');
    each(d, p, c, true, (o, k) => {
      if (o[k] === undefined) o[k] = n;
      else {
        if (typeof o[k] !== 'number' && !(o[k] instanceof Long))
          throw typeMismatch(
            `Cannot apply $inc to a value of non-numeric type. {_id: ${JSON.stringify(d._id)}} has the field '${p}' of non-numeric type`,
          );
        o[k] = num(o[k], '$inc') + n;
      }
    });
  },
  $mul: (v, p, d, c) => {
    const n = num(v, '$mul');
    each(d, p, c, true, (o, k) => {
      o[k] = o[k] === undefined ? 0 : num(o[k], '$mul') * n;
    });
  },
  $min: (v, p, d, c) =>
    each(d, p, c, true, (o, k) => {
      if (o[k] === undefined || Buffer.compare(keyOf(v), keyOf(o[k])) < 0) o[k] = clone(v);
    }),
  $max: (v, p, d, c) =>
    each(d, p, c, true, (o, k) => {
      if (o[k] === undefined || Buffer.compare(keyOf(v), keyOf(o[k])) > 0) o[k] = clone(v);
    }),
  $currentDate: (v, p, d, c) =>
    each(d, p, c, true, (o, k) => {
      o[k] = v?.$type === 'timestamp' ? Timestamp.fromBits(1, Math.floor(c.now / 1000)) : new Date(c.now);
    }),
  $rename: (to, p, d, c) => {
    let val: any,
      had = false;
    each(d, p, c, false, (o, k) => {
      if (Object.hasOwn(o, k)) {
        had = true;
        val = o[k];
        delete o[k];
      }
    });
    if (had)
      each(d, to, c, true, (o, k) => {
        o[k] = val;
      });
  },
  $push: (v, p, d, c) =>
    each(d, p, c, true, (o, k) => {
      const mods = isPlain(v) && Array.isArray(v.$each);
      if (isPlain(v) && '$each' in v && !mods)
        throw badValue('The argument to $each in $push must be an array');
      const arr = o[k] === undefined ? [] : o[k];
      if (!Array.isArray(arr))
        throw badValue(`The field '${p}' must be an array but is of type ${typeof arr}`);
      const items = mods ? v.$each.map(clone) : [clone(v)];
      if (mods && v.$position !== undefined)
        arr.splice(v.$position < 0 ? Math.max(0, arr.length + v.$position) : v.$position, 0, ...items);
      else arr.push(...items);
      if (mods && v.$sort !== undefined) sortArray(arr, v.$sort);
      if (mods && v.$slice !== undefined) {
        if (v.$slice < 0) arr.splice(0, Math.max(0, arr.length + v.$slice));
        else arr.length = Math.min(arr.length, v.$slice);
      }
      o[k] = arr;
    }),
  $addToSet: (v, p, d, c) =>
    each(d, p, c, true, (o, k) => {
      const arr = o[k] === undefined ? [] : o[k];
      if (!Array.isArray(arr))
        throw badValue(
          `Cannot apply $addToSet to a non-array field. Field named '${p}' has a non-array type`,
        );
      for (const item of isPlain(v) && Array.isArray(v.$each) ? v.$each : [v])
        if (!arr.some((x) => same(x, item))) arr.push(clone(item));
      o[k] = arr;
    }),
  $pop: (v, p, d, c) =>
    each(d, p, c, false, (o, k) => {
      if (o[k] === undefined) return;
      if (!Array.isArray(o[k])) throw typeMismatch(`Path '${p}' contains an element of non-array type`);
      if (v === -1) o[k].shift();
      else o[k].pop();
    }),
  $pull: (v, p, d, c) => {
    const m = matcher(v);
    each(d, p, c, false, (o, k) => {
      if (o[k] === undefined) return;
      if (!Array.isArray(o[k])) throw badValue('Cannot apply $pull to a non-array value');
      o[k] = o[k].filter((x: any) => !m(x));
    });
  },
  $pullAll: (v, p, d, c) =>
    each(d, p, c, false, (o, k) => {
      if (Array.isArray(o[k])) o[k] = o[k].filter((x: any) => !v.some((y: any) => same(x, y)));
    }),
  $bit: (v, p, d, c) =>
    each(d, p, c, true, (o, k) => {
      let n = num(o[k] ?? 0, '$bit');
      if ('and' in v) n &= v.and;
      if ('or' in v) n |= v.or;
      if ('xor' in v) n ^= v.xor;
      o[k] = n;
    }),
};
const PIPE = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

export function isReplacement(u: any) {
  return !Array.isArray(u) && !Object.keys(u)[0]?.startsWith('$');
}

/** Returns the new document; `doc` may be mutated. */
export function applyUpdate(doc: any, u: any, opt: UpdateOptions): any {
  const id = doc._id;
  if (Array.isArray(u)) {
    for (const s of u)
      for (const k of Object.keys(s))
        if (!PIPE.has(k)) throw badValue(`${k} is not allowed to be used within an update`);
    const [out] = aggregate([doc], u as any, { variables: opt.variables }) as any[];
    if (id !== undefined && !same(out._id, id)) throw immutableId();
    return out;
  }
  if (isReplacement(u)) {
    const next = clone(u);
    if (id !== undefined) {
      if (next._id !== undefined && !same(next._id, id)) throw immutableId();
      delete next._id;
      return { _id: id, ...next };
    }
    return next;
  }
  const paths: string[] = [];
  for (const [op, spec] of Object.entries<any>(u)) {
    if (!OPS[op]) throw failedToParse(`Unknown modifier: ${op}`);
    if (!isPlain(spec))
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeof spec} instead. For example: {$mod: {<field>: ...}} not {${op}: ${JSON.stringify(spec)}}`,
      );
    for (const [p, v] of Object.entries<any>(spec)) {
      if (op === '$setOnInsert' && !opt.isInsert) {
        paths.push(p);
        continue;
      }
      paths.push(p);
      if (op === '$rename') paths.push(v);
    }
  }
  paths.sort();
  for (let i = 1; i < paths.length; i++)
    if (paths[i] === paths[i - 1] || paths[i]!.startsWith(paths[i - 1] + '.'))
      throw new MongoError(
        40,
        'ConflictingUpdateOperators',
        `Updating the path '${paths[i]}' would create a conflict at '${paths[i - 1]}'`,
      );
  const filters = new Map<string, any>();
  for (const f of opt.arrayFilters ?? []) {
    const ids = new Set<string>();
    const scan = (o: any) => {
      for (const k of Object.keys(o))
        if (['$and', '$or', '$nor'].includes(k)) o[k].forEach(scan);
        else ids.add(k.split('.')[0]!);
    };
    scan(f);
    if (ids.size !== 1)
      throw failedToParse('Error parsing array filter: Expected a single top-level field name');
    filters.set([...ids][0]!, predicate(f));
  }
  const ctx = {
    filters,
    isInsert: !!opt.isInsert,
    now: Date.now(),
    positional: (field: string) => positionalIndex(doc, field, opt.query),
  };
  for (const [op, spec] of Object.entries<any>(u))
    for (const [p, v] of Object.entries<any>(spec)) OPS[op]!(v, p, doc, ctx);
  if (id !== undefined && !same(doc._id, id)) throw immutableId();
  return doc;
}
const immutableId = () =>
  new MongoError(
    66,
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );

/** Which element of the array at `field` made `query` match: try the whole query with the array cut to each element. */
function positionalIndex(doc: any, field: string, query: any): number {
  const parts = field.split('.');
  let parent = doc;
  for (const p of parts.slice(0, -1)) parent = parent?.[p];
  const last = parts.at(-1)!;
  const arr = parent?.[last];
  const hit = Array.isArray(arr)
    ? (q: any) => {
        const t = predicate(q);
        for (let i = 0; i < arr.length; i++) {
          parent[last] = [arr[i]];
          const ok = t.test(doc);
          parent[last] = arr;
          if (ok) return i;
        }
        return -1;
      }
    : () => -1;
  let i = hit(query);
  if (i < 0) {
    // conditions satisfied by different elements: use the ones that name this array
    const mine: any[] = [];
    const scan = (q: any) => {
      for (const [k, v] of Object.entries<any>(q))
        if (k === '$and' || k === '$or') v.forEach(scan);
        else if (k === field || k.startsWith(field + '.')) mine.push({ [k]: v });
    };
    scan(query);
    for (const q of mine) {
      const j = hit(q);
      if (j >= 0) i = j;
    }
  }
  if (i < 0) throw badValue('The positional operator did not find the match needed from the query.');
  return i;
}

/** The document an upsert starts from: equality conditions of the filter. */
export function upsertSeed(q: any): any {
  const doc: any = {};
  const put = (path: string, v: any) => {
    const ps = path.split('.');
    let o = doc;
    ps.forEach((p, i) => {
      if (p === '__proto__') throw badValue('bad path');
      if (i === ps.length - 1) o[p] = clone(v);
      else o = o[p] ??= {};
    });
  };
  const scan = (c: any) => {
    for (const [k, v] of Object.entries<any>(c)) {
      if (k === '$and') v.forEach(scan);
      else if (k === '$or') {
        if (v.length === 1) scan(v[0]);
      } else if (k.startsWith('$')) continue;
      else if (v instanceof RegExp) continue;
      else if (isPlain(v) && Object.keys(v)[0]?.startsWith('$')) {
        if ('$eq' in v) put(k, v.$eq);
        else if (Array.isArray(v.$all) && v.$all.length === 1) put(k, v.$all[0]);
        else if (Array.isArray(v.$in) && v.$in.length === 1) put(k, v.$in[0]);
      } else put(k, v);
    }
  };
  scan(q);
  return doc;
}
