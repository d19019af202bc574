import { nameKeyOf } from '@shop/contracts/by-name';
import type { ElixirFacts } from '@shop/contracts/elixir-facts';
import { choiceKeys } from '@shop/contracts/menu-choices';
import { menuWords } from '@shop/contracts/menu-words';
import { slugOf } from '@shop/contracts/slug';
import { fromEachWord, toStored } from '@shop/service-kit/list-pages/word-texts';
import type { ElixirRow } from './elixir.model.ts';

export type ElixirKeys = Pick<ElixirRow, 'nameKey' | 'slugKey' | 'search' | 'menu'>;
type Source = Pick<ElixirRow, 'name' | 'description' | 'flowers' | 'isCustom' | 'sizeOf'> & ElixirFacts;

/** Long lists of search texts that readers of products do not need. */
export const WITHOUT_SEARCH_FIELDS = { search: 0, menu: 0 } as const;

/** The search keys of an elixir: for the administrators' list, for its page's address and for the menu. */
export const keysOf = (source: Source): ElixirKeys => ({
  nameKey: nameKeyOf(source.name),
  slugKey: slugOf(source.name),
  search: toStored(fromEachWord(source.name)),
  menu: source.isCustom || source.sizeOf ? [] : [...menuWords(source), ...new Set(choiceKeys(source))],
});
