import { failedToParse, MongoError, notSupported } from '../errors.ts';
import { equal } from '../bson/compare.ts';
import { type BsonValue, type Doc, isArray, isDoc } from '../bson/values.ts';
import { type ApplyContext, parseModifiers } from './modifiers.ts';

/** A parsed update. `apply` returns the new version and leaves the given one as it is. */
export type Update = {
  kind: 'modifiers' | 'replacement';
  apply: (doc: Doc, context: ApplyContext) => Doc;
};

const immutableId = () =>
  new MongoError(
    66,
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );

/** A document that has an `_id` keeps it. */
const keepingId =
  (apply: Update['apply']): Update['apply'] =>
  (doc, context) => {
    const next = apply(doc, context);
    const id = doc['_id'];
    if (id !== undefined && (next['_id'] === undefined || !equal(next['_id'], id))) throw immutableId();
    return next;
  };

function parseReplacement(update: Doc): Update {
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator) {
    throw new MongoError(
      52,
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' is not allowed here`,
    );
  }
  const { _id: ownId, ...fields } = update;
  const apply: Update['apply'] = (doc) => {
    const id = ownId ?? doc['_id'];
    return id === undefined ? fields : { _id: id, ...fields };
  };
  return { kind: 'replacement', apply: keepingId(apply) };
}

/** Reads an update of either kind; its mistakes are errors before a document is looked for. */
export function parseUpdate(update: BsonValue | undefined): Update {
  if (isDoc(update) && Object.keys(update)[0]?.startsWith('$')) {
    return { kind: 'modifiers', apply: keepingId(parseModifiers(update)) };
  }
  if (isDoc(update)) return parseReplacement(update);
  if (isArray(update)) throw notSupported('an update by a pipeline');
  throw failedToParse('Update argument must be either an object or an array');
}
