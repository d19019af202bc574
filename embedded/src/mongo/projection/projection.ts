import { badValue, notSupported, numbered } from '../errors.ts';
import { isTrue } from '../bson/truth.ts';
import { type BsonValue, type Doc, isArray, isDoc, isNumber, type Maybe } from '../bson/values.ts';

type Leaf = 'keep' | 'drop';
/** What happens to each field: it is kept, dropped, or its own fields are looked into. */
type Tree = Map<string, Leaf | Tree>;
/** `includes`: only what is named stays; otherwise all but what is named. */
type Projection = { tree: Tree; includes: boolean };

function leafOf([path, value]: [string, BsonValue]): [string, Leaf] {
  if (path.split('.').includes('')) throw numbered(40353, 'FieldPath must not have an empty part');
  if (path.endsWith('.$')) throw notSupported('the positional projection .$');
  if (/(^|\.)\$/.test(path)) throw badValue(`the field path '${path}' is not supported here`);
  if (isNumber(value) || typeof value === 'boolean') return [path, isTrue(value) ? 'keep' : 'drop'];
  throw notSupported(`a projection that makes a value, as that of ${path},`);
}

function put(tree: Tree, [path, leaf]: [string, Leaf]): void {
  const collision = () => numbered(31249, `Path collision at ${path}`);
  const parts = path.split('.');
  const last = parts.pop()!;
  let node = tree;
  for (const part of parts) {
    const next: Leaf | Tree = node.get(part) ?? new Map<string, Leaf | Tree>();
    if (!(next instanceof Map)) throw collision();
    node.set(part, next);
    node = next;
  }
  if (node.has(last)) throw collision();
  node.set(last, leaf);
}

/** `_id` may be dropped in either kind. */
function isInclusion(leaves: [string, Leaf][]): boolean {
  const deciding = leaves.filter(([path]) => path !== '_id');
  const drop = deciding.find(([, leaf]) => leaf === 'drop');
  const keep = deciding.find(([, leaf]) => leaf === 'keep');
  if (drop && keep) throw numbered(31254, `Cannot do exclusion on field ${drop[0]} in inclusion projection`);
  if (deciding.length > 0) return keep !== undefined;
  return leaves.some(([, leaf]) => leaf === 'keep');
}

export function parseProjection(spec: Doc): Projection {
  const leaves = Object.entries(spec).map(leafOf);
  const includes = isInclusion(leaves);
  const tree: Tree = new Map();
  for (const leaf of leaves) put(tree, leaf);
  if (includes && !tree.has('_id')) tree.set('_id', 'keep');
  if (!includes && tree.get('_id') === 'keep') tree.delete('_id');
  return { tree, includes };
}

function inside(projection: Projection, value: BsonValue): Maybe {
  if (isArray(value))
    return value.map((item) => inside(projection, item)).filter((item) => item !== undefined);
  if (isDoc(value)) return project(projection, value);
  return projection.includes ? undefined : value;
}

/** The document's fields in their order */
export function project({ tree, includes }: Projection, doc: Doc): Doc {
  const out: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const rule = tree.get(name) ?? (includes ? 'drop' : 'keep');
    const kept = rule instanceof Map ? inside({ tree: rule, includes }, value) : value;
    if (rule !== 'drop' && kept !== undefined) out[name] = kept;
  }
  return out;
}

/** Compiles the projection of find and findAndModify; undefined when every field is wanted. */
export function compileFindProjection(spec: Doc | undefined): ((doc: Doc) => Doc) | undefined {
  if (!spec || Object.keys(spec).length === 0) return undefined;
  const projection = parseProjection(spec);
  return (doc) => project(projection, doc);
}

/** Which whole fields a projection leaves in a document; undefined when it looks into some of them. */
export function compileFieldChoice(spec: Doc): ((name: string) => boolean) | undefined {
  const { tree, includes } = parseProjection(spec);
  const isChoice = [...tree.values()].every((leaf) => !(leaf instanceof Map));
  return isChoice ? (name) => (includes ? tree.get(name) === 'keep' : !tree.has(name)) : undefined;
}
