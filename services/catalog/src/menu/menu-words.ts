import { meaningsOf, type Meaning } from '@shop/contracts/meant-words';
import { nearTexts } from '@shop/service-kit/list-pages/near-texts';
import type { Model, QueryFilter } from 'mongoose';
import type { ElixirRow } from '../elixir/elixir.model.ts';
import { MENU_INDEX, ON_MENU, onMenu } from './menu-find.ts';

/** Finds what a typed word means on the menu, as the browser does on a short menu. */
export function createMenuWords(model: Model<ElixirRow>) {
  const isFound = (filter: QueryFilter<ElixirRow>) =>
    model.countDocuments(filter, { limit: 1, hint: MENU_INDEX });

  async function havingA(meaning: Meaning): Promise<QueryFilter<ElixirRow>> {
    if ('is' in meaning) return onMenu({ $in: meaning.is });
    // The same field also holds choices, which contain a colon.
    if ('begins' in meaning) return onMenu({ $regex: `^${meaning.begins}[^:]*$` });
    const among = { filter: ON_MENU, field: 'menu' as const, hint: MENU_INDEX };
    return onMenu({ $in: await nearTexts(model, meaning.near, among) });
  }

  /** The filter for the first meaning of the word that finds something. */
  return async (word: string): Promise<QueryFilter<ElixirRow>> => {
    for (const meaning of meaningsOf(word)) {
      const filter = await havingA(meaning);
      if (await isFound(filter)) return filter;
    }
    return onMenu({ $in: [] });
  };
}
