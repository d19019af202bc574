// Filters: mingo predicates on a small shared context, a fast path for plain equality, and loud refusals.
import { ObjectId } from 'bson';
import { Context } from 'mingo/core';
import * as expressionOps from 'mingo/operators/expression';
import * as queryOps from 'mingo/operators/query';
import { Query } from 'mingo/query';
import { badValue } from './errors.ts';
import { tagOf } from './keystring.ts';
import { isPlain } from './paths.ts';

// mingo copies the whole operator table for every Query; the default entry point registers ~270 operators
const SMALL = Context.init({ query: queryOps as any });
const FULL = Context.init({ query: queryOps as any, expression: expressionOps as any });
const FORBIDDEN = new Set([
  '$where',
  '$text',
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
  '$function',
  '$accumulator',
  '$jsonSchema',
]);
const ALWAYS = () => true;

const scalar = (v: any) =>
  v !== null &&
  (typeof v === 'string' ||
    typeof v === 'number' ||
    typeof v === 'boolean' ||
    v instanceof ObjectId ||
    v instanceof Date) &&
  v === v;
function eq(a: any, b: any): boolean {
  if (a === b) return true;
  if (b instanceof ObjectId) return a instanceof ObjectId && a.equals(b);
  if (b instanceof Date) return a instanceof Date && +a === +b;
  return (
    typeof b === 'number' &&
    a !== null &&
    typeof a === 'object' &&
    tagOf(a) === 0x10 &&
    Number(a.toString()) === b
  );
}
export function compile(filter: any): (d: any) => boolean {
  if (!filter) return ALWAYS;
  const entries = Object.entries<any>(filter);
  if (entries.length === 0) return ALWAYS;
  if (entries.every(([k, v]) => k[0] !== '$' && !k.includes('.') && scalar(v)))
    return (d) => {
      for (const [k, v] of entries) {
        const x = d[k];
        if (!(Array.isArray(x) ? x.some((e) => eq(e, v)) : eq(x, v))) return false;
      }
      return true;
    };
  const q = predicate(clean(filter));
  return (d) => q.test(d);
}
export function predicate(f: any): Query {
  return new Query(f, { context: usesExpr(f) ? FULL : SMALL, scriptEnabled: false } as any);
}
const usesExpr = (f: any): boolean =>
  isPlain(f)
    ? Object.entries(f).some(([k, v]) => k === '$expr' || usesExpr(v))
    : Array.isArray(f)
      ? f.some(usesExpr)
      : false;

const TYPES: Record<string, number> = {
  objectId: 0x24,
  binData: 0x20,
  timestamp: 0x30,
  minKey: 1,
  maxKey: 0xf0,
};
/** Removes what mingo lacks, rewrites what it gets wrong, refuses what would differ silently. */
export function clean(f: any): any {
  const out: any = {};
  for (const [k, v] of Object.entries<any>(f)) {
    if (k === '$comment') continue;
    if (FORBIDDEN.has(k)) throw badValue(`${k} is not supported by the embedded server`);
    if (k === '$and' || k === '$or' || k === '$nor') {
      if (!Array.isArray(v) || !v.length) throw badValue(`${k} argument must be a non-empty array`);
      out[k] = v.map(clean);
    } else if (isPlain(v)) {
      for (const o of Object.keys(v)) {
        if (FORBIDDEN.has(o)) throw badValue(`${o} is not supported by the embedded server`);
        if (o === '$type' && [v.$type].flat().some((t: any) => t in TYPES || [5, 7, 17, -1, 127].includes(t)))
          throw badValue(`$type ${v.$type} is not supported by the embedded server`);
      }
      out[k] = v;
    } else out[k] = v;
  }
  return out;
}
