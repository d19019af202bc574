import type { BsonValue, Maybe } from '../bson/values.ts';

/** Answer of a change that takes the field away. */
export const UNSET = Symbol('unset');

/**
 * One operator on one path. `creates` false: a path that is not there is left alone. `onInsert`: it counts for a new
 * document alone. `change` gives the new value of the field at the whole `path`, UNSET, or undefined when nothing is
 * to be done.
 */
export type Modifier = {
  path: string;
  creates: boolean;
  onInsert?: true;
  change: (current: Maybe, path: string) => Maybe | typeof UNSET;
};

/** Reads the operand of an operator for a path; its mistakes are errors before any document is read. */
export type UpdateOperator = (operand: BsonValue, path: string) => Omit<Modifier, 'path'>;
