import type { Scope } from '../expression/evaluate.ts';
import { type Doc, isArray, isDoc, type Maybe } from '../bson/values.ts';
import type { BsonValue } from '../bson/values.ts';
import { leavesOf, type Tree, treeOf } from './tree.ts';

function addToValue(tree: Tree, value: Maybe, scope: Scope): BsonValue {
  if (isArray(value)) return value.map((item) => addToValue(tree, item, scope));
  return addTo(tree, isDoc(value) ? value : {}, scope);
}

function addTo(tree: Tree, doc: Doc, scope: Scope): Doc {
  const out: Doc = { ...doc };
  for (const [name, rule] of tree) {
    const value = typeof rule === 'function' ? rule(scope) : undefined;
    if (rule instanceof Map) out[name] = addToValue(rule, out[name], scope);
    else if (value === undefined) delete out[name];
    else out[name] = value;
  }
  return out;
}

/** $addFields: computed fields on top of the document, through arrays into each of their elements. */
export function compileAddFields(spec: Doc): (doc: Doc, now?: Date) => Doc {
  const tree = treeOf(leavesOf(spec, () => undefined));
  return (doc, now) => addTo(tree, doc, { root: doc, now });
}
