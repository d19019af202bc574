import type { BsonValue, Doc, Maybe } from '../bson/values.ts';

/** Answer of a change that takes the field away. */
export const UNSET = Symbol('unset');

/** Where a change happens: the whole path, and the document as it was before the update. */
export type ChangeContext = { path: string; now: Date; before: Doc; isInsert: boolean };

/** Gives the new value of a field, UNSET, or undefined when nothing is to be done. */
export type Change = (current: Maybe, context: ChangeContext) => Maybe | typeof UNSET;

/**
 * One operator on one path. `creates` false: a path that is not there is left alone.
 * `when`: the operator is left out when this says no.
 */
export type Modifier = {
  path: string;
  creates: boolean;
  change: Change;
  when?: (context: Pick<ChangeContext, 'before' | 'isInsert'>) => boolean;
};

/** Reads the operand of an operator for a path; its mistakes are errors before any document is read. */
export type UpdateOperator = (operand: BsonValue, path: string) => Omit<Modifier, 'path'>;
