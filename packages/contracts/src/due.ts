import type { Amounts } from './amounts.ts';

/** What is still to be paid of the total; apart from the schema, which a cart would load with it. */
export const dueOf = ({ total, due = total }: Pick<Amounts, 'total' | 'due'>): number => due;
