import { failedToParse, MongoError } from '../errors.ts';
import { DOCUMENT_STAGES } from '../aggregation/document-stages.ts';
import { equal } from '../bson/compare.ts';
import { type BsonValue, type Doc, isArray, isDoc } from '../bson/values.ts';
import { type ApplyContext, parseModifiers } from './modifiers.ts';

/** A parsed update. `apply` returns the new version and leaves the given one as it is. */
export type Update = {
  kind: 'modifiers' | 'replacement' | 'pipeline';
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

function parsePipeline(stages: readonly BsonValue[]): Update {
  const steps = stages.map((stage) => {
    const [name, ...others] = isDoc(stage) ? Object.keys(stage) : [];
    const read = name !== undefined && others.length === 0 ? DOCUMENT_STAGES[name] : undefined;
    if (read) return read((stage as Doc)[name!]!);
    throw new MongoError(
      72,
      'InvalidOptions',
      `${name ?? 'this'} is not allowed to be used within an update`,
    );
  });
  const apply: Update['apply'] = (doc, { now }) => steps.reduce((current, step) => step(current, now), doc);
  return { kind: 'pipeline', apply: keepingId(apply) };
}

/** Reads an update of any of the three kinds; its mistakes are errors before a document is looked for. */
export function parseUpdate(update: BsonValue | undefined, arrayFilters: readonly BsonValue[] = []): Update {
  if (isDoc(update) && Object.keys(update)[0]?.startsWith('$')) {
    return { kind: 'modifiers', apply: keepingId(parseModifiers(update, arrayFilters)) };
  }
  if (arrayFilters.length > 0)
    throw failedToParse('arrayFilters may only be specified with operators, not here');
  if (isDoc(update)) return parseReplacement(update);
  if (isArray(update)) return parsePipeline(update);
  throw failedToParse('Update argument must be either an object or an array');
}
