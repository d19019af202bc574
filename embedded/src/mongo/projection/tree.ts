import { badValue, numbered } from '../errors.ts';
import { compileExpression } from '../expression/expression.ts';
import type { Evaluate } from '../expression/evaluate.ts';
import { type BsonValue, type Doc, isDoc, isOperatorDoc, type Maybe } from '../bson/values.ts';

/** Find's $slice: changes the value where it stands, and says nothing about the other fields. */
type Slice = { slice: (value: BsonValue) => Maybe };
export type Leaf = 'keep' | 'drop' | Slice | Evaluate;
/** What happens to each field: a leaf, or a tree for the fields inside it. */
export type Tree = Map<string, Leaf | Tree>;
export type PathLeaf = [path: string, leaf: Leaf];

/** Gives the leaf of a value, or undefined when the general rules apply. */
export type LeafRule = (path: string, value: BsonValue) => Leaf | undefined;

const collision = (path: string) => numbered(31249, `Path collision at ${path}`);

function put(tree: Tree, [path, leaf]: PathLeaf): void {
  const parts = path.split('.');
  let node = tree;
  for (const part of parts.slice(0, -1)) {
    const next = node.get(part) ?? new Map<string, Leaf | Tree>();
    if (!(next instanceof Map)) throw collision(path);
    node.set(part, next);
    node = next;
  }
  if (node.has(parts.at(-1)!)) throw collision(path);
  node.set(parts.at(-1)!, leaf);
}

const assertPath = (path: string): void => {
  if (path.split('.').includes('')) throw numbered(40353, 'FieldPath must not have an empty part');
  if (/(^|\.)\$/.test(path)) throw badValue(`the field path '${path}' is not supported here`);
};

/** All leaves with whole paths: {b: {c: 1}} means 'b.c'. */
export function leavesOf(spec: Doc, rule: LeafRule, prefix = ''): PathLeaf[] {
  return Object.entries(spec).flatMap(([name, value]): PathLeaf[] => {
    const path = prefix + name;
    assertPath(path);
    const leaf = rule(path, value);
    if (leaf) return [[path, leaf]];
    if (!isDoc(value) || isOperatorDoc(value)) return [[path, compileExpression(value)]];
    if (Object.keys(value).length === 0)
      throw numbered(51270, `An empty sub-projection is not valid at ${path}`);
    return leavesOf(value, rule, `${path}.`);
  });
}

export function treeOf(leaves: PathLeaf[]): Tree {
  const tree: Tree = new Map();
  for (const leaf of leaves) put(tree, leaf);
  return tree;
}
