import type { Doc } from '../bson/values.ts';
import { project } from './apply.ts';
import { parseProjection } from './parse.ts';

/** Compiles the projection of find and findAndModify; undefined when every field is wanted. */
export function compileFindProjection(spec: Doc | undefined): ((doc: Doc) => Doc) | undefined {
  if (!spec || Object.keys(spec).length === 0) return undefined;
  const projection = parseProjection(spec);
  return (doc) => project(projection, doc);
}

/** Which whole fields a projection leaves in a document; undefined when it does more than that. */
export function compileFieldChoice(spec: Doc): ((name: string) => boolean) | undefined {
  const { tree, includes } = parseProjection(spec);
  const isChoice = [...tree.values()].every((leaf) => typeof leaf === 'string');
  return isChoice ? (name) => (includes ? tree.get(name) === 'keep' : !tree.has(name)) : undefined;
}
