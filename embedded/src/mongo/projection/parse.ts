import { numbered } from '../errors.ts';
import { isTrue } from '../bson/truth.ts';
import { type Doc, isNumber } from '../bson/values.ts';
import { leavesOf, type Leaf, type LeafRule, type PathLeaf, type Tree, treeOf } from './tree.ts';

/** `includes`: only what is named stays; otherwise all but what is named. */
export type Projection = { tree: Tree; includes: boolean };

const isSlice = (leaf: Leaf): boolean => typeof leaf === 'object';

/** `_id` may be dropped in either kind, a $slice belongs to both. */
function isInclusion(leaves: PathLeaf[]): boolean {
  const deciding = leaves.filter(([path, leaf]) => path !== '_id' && !isSlice(leaf));
  const drop = deciding.find(([, leaf]) => leaf === 'drop');
  const keep = deciding.find(([, leaf]) => leaf !== 'drop');
  if (drop && keep) throw numbered(31254, `Cannot do exclusion on field ${drop[0]} in inclusion projection`);
  if (deciding.length > 0) return keep !== undefined;
  return leaves.some(([path, leaf]) => path === '_id' && leaf !== 'drop');
}

/** @param own what find adds to the rules of $project: $slice and $elemMatch */
export function parseProjection(spec: Doc, own: LeafRule = () => undefined): Projection {
  const flags: LeafRule = (path, value) => {
    if (isNumber(value) || typeof value === 'boolean') return isTrue(value) ? 'keep' : 'drop';
    return own(path, value);
  };
  const leaves = leavesOf(spec, flags);
  const includes = isInclusion(leaves);
  const tree = treeOf(leaves);
  if (includes && !tree.has('_id')) tree.set('_id', 'keep');
  if (!includes && tree.get('_id') === 'keep') tree.delete('_id');
  return { tree, includes };
}
