import type { Scope } from '../expression/evaluate.ts';
import { type BsonValue, type Doc, isArray, isDoc, type Maybe } from '../bson/values.ts';
import type { Projection } from './parse.ts';
import type { Leaf, Tree } from './tree.ts';

const computes = (rule: Leaf | Tree): boolean =>
  typeof rule === 'function' || (rule instanceof Map && [...rule.values()].some(computes));

const setIfPresent = (out: Doc, name: string, value: Maybe): void => {
  if (value !== undefined) out[name] = value;
};

const present = (values: Maybe[]): BsonValue[] => values.filter((value) => value !== undefined);

function includeValue(tree: Tree, value: BsonValue, scope: Scope): Maybe {
  if (isArray(value)) return present(value.map((item) => includeValue(tree, item, scope)));
  if (isDoc(value)) return includeFields(tree, value, scope);
  return computes(tree) ? includeFields(tree, {}, scope) : undefined;
}

function kept(rule: Leaf | Tree | undefined, value: BsonValue, scope: Scope): Maybe {
  if (rule === 'keep') return value;
  if (rule instanceof Map) return includeValue(rule, value, scope);
  return typeof rule === 'object' ? rule.slice(value) : undefined;
}

/** `_id` first, then the document's fields in their order, then what is computed in the order given. */
function includeFields(tree: Tree, doc: Doc, scope: Scope): Doc {
  const out: Doc = {};
  const id = tree.get('_id');
  if (typeof id === 'function') setIfPresent(out, '_id', id(scope));
  for (const [name, value] of Object.entries(doc))
    setIfPresent(out, name, kept(tree.get(name), value, scope));
  for (const [name, rule] of tree) {
    if (typeof rule === 'function' && name !== '_id') setIfPresent(out, name, rule(scope));
    else if (rule instanceof Map && !Object.hasOwn(doc, name) && computes(rule)) {
      out[name] = includeFields(rule, {}, scope);
    }
  }
  return out;
}

function excludeValue(tree: Tree, value: BsonValue): BsonValue {
  if (isArray(value)) return value.map((item) => excludeValue(tree, item));
  return isDoc(value) ? excludeFields(tree, value) : value;
}

function excludeFields(tree: Tree, doc: Doc): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const rule = tree.get(name);
    if (rule === undefined || rule === 'keep') out[name] = value;
    else if (rule instanceof Map) out[name] = excludeValue(rule, value);
    else if (typeof rule === 'object') setIfPresent(out, name, rule.slice(value));
  }
  return out;
}

export const project = ({ tree, includes }: Projection, doc: Doc, now?: Date): Doc =>
  includes ? includeFields(tree, doc, { root: doc, now }) : excludeFields(tree, doc);
