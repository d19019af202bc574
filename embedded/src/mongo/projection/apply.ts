import { type BsonValue, type Doc, isArray, isDoc, type Maybe } from '../bson/values.ts';
import type { Projection } from './parse.ts';
import type { Tree } from './tree.ts';

function includeValue(tree: Tree, value: BsonValue): Maybe {
  if (isArray(value))
    return value.map((item) => includeValue(tree, item)).filter((item) => item !== undefined);
  return isDoc(value) ? includeFields(tree, value) : undefined;
}

function includeFields(tree: Tree, doc: Doc): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const rule = tree.get(name);
    const kept = rule instanceof Map ? includeValue(rule, value) : rule === 'keep' ? value : undefined;
    if (kept !== undefined) out[name] = kept;
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
    if (rule === undefined) out[name] = value;
    else if (rule instanceof Map) out[name] = excludeValue(rule, value);
  }
  return out;
}

export const project = ({ tree, includes }: Projection, doc: Doc): Doc =>
  includes ? includeFields(tree, doc) : excludeFields(tree, doc);
