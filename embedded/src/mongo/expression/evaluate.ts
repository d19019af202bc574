import type { Doc, Maybe } from '../bson/values.ts';

/** Gives the value of an expression for a document; undefined when it is missing. */
export type Evaluate = (root: Doc) => Maybe;
