import { numbered } from '../errors.ts';
import type { Doc } from '../bson/values.ts';
import { leavesOf, type PathLeaf, type Tree, treeOf } from './tree.ts';

/** `includes`: only what is named stays; otherwise all but what is named. */
export type Projection = { tree: Tree; includes: boolean };

/** `_id` may be dropped in either kind. */
function isInclusion(leaves: PathLeaf[]): boolean {
  const deciding = leaves.filter(([path]) => path !== '_id');
  const drop = deciding.find(([, leaf]) => leaf === 'drop');
  const keep = deciding.find(([, leaf]) => leaf === 'keep');
  if (drop && keep) throw numbered(31254, `Cannot do exclusion on field ${drop[0]} in inclusion projection`);
  if (deciding.length > 0) return keep !== undefined;
  return leaves.some(([, leaf]) => leaf === 'keep');
}

export function parseProjection(spec: Doc): Projection {
  const leaves = leavesOf(spec);
  const includes = isInclusion(leaves);
  const tree = treeOf(leaves);
  if (includes && !tree.has('_id')) tree.set('_id', 'keep');
  if (!includes && tree.get('_id') === 'keep') tree.delete('_id');
  return { tree, includes };
}
