import type { BsonValue, Doc } from '../bson/values.ts';

/** True for the documents that match. */
export type Predicate = (doc: Doc) => boolean;

/** What operators with a filter inside need from the module that knows them all. */
export type Compiler = {
  filter: (filter: Doc) => Predicate;
  field: (path: string, condition: BsonValue) => Predicate;
};

/** One operator of a field: `siblings` is the document it stands in, for $regex and $options. */
export type FieldOperator = (
  operand: BsonValue,
  field: { path: string; siblings: Doc; compile: Compiler },
) => Predicate;
