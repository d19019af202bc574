import type { Amounts } from './amounts.ts';

/** The part of the total that is still to be paid. Not in the schema's file, which a cart would have to load. */
export const dueOf = ({ total, due = total }: Pick<Amounts, 'total' | 'due'>): number => due;
