import { badValue, notSupported, numbered } from '../errors.ts';
import { isTrue } from '../bson/truth.ts';
import { type Doc, isDoc, isNumber, isOperatorDoc } from '../bson/values.ts';

export type Leaf = 'keep' | 'drop';
/** What happens to each field: a leaf, or a tree for the fields inside it. */
export type Tree = Map<string, Leaf | Tree>;
export type PathLeaf = [path: string, leaf: Leaf];

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
export function leavesOf(spec: Doc, prefix = ''): PathLeaf[] {
  return Object.entries(spec).flatMap(([name, value]): PathLeaf[] => {
    const path = prefix + name;
    assertPath(path);
    if (isNumber(value) || typeof value === 'boolean') return [[path, isTrue(value) ? 'keep' : 'drop']];
    if (!isDoc(value) || isOperatorDoc(value)) throw notSupported(`computing '${path}' in a projection`);
    if (Object.keys(value).length === 0)
      throw numbered(51270, `An empty sub-projection is not valid at ${path}`);
    return leavesOf(value, `${path}.`);
  });
}

export function treeOf(leaves: PathLeaf[]): Tree {
  const tree: Tree = new Map();
  for (const leaf of leaves) put(tree, leaf);
  return tree;
}
