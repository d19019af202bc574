import { isLong, isNear } from '@shop/contracts/meant-words';
import type { Model, QueryFilter } from 'mongoose';
import type { Order } from './list-page.ts';
import { beginsWith } from './word-texts.ts';

/** The number of rows that one look reads, however long the list is. */
const LOOKED_THROUGH = 1_000;

type Among<Row> = { filter: QueryFilter<Row>; field: keyof Row & string; hint: Order };

/**
 * The stored texts that begin with the typed text except for one letter, if it is long enough for that. Texts with the
 * longest correct beginning come first: few have it, and typing errors are mostly late.
 * @param typed normalised
 */
export async function nearTexts<Row>(
  model: Model<Row>,
  typed: string,
  { filter, field, hint }: Among<Row>,
): Promise<string[]> {
  if (!isLong(typed)) return [];
  for (let right = typed.length - 1; right >= 0; right -= 1) {
    const beginning = { ...filter, [field]: beginsWith(typed.slice(0, right)) } as QueryFilter<Row>;
    const rows = await model
      .find(beginning, { [field]: 1 })
      .limit(LOOKED_THROUGH)
      .hint(hint)
      .lean<Record<string, string[]>[]>();
    const near = rows.flatMap((row) => row[field]!).filter((text) => isNear(typed, beginningOf(text, typed)));
    if (near.length > 0) return [...new Set(near)];
  }
  return [];
}

/** The first words of a text, as many as were typed. */
const beginningOf = (text: string, typed: string): string =>
  text.split(' ', typed.split(' ').length).join(' ');
