import { notesOf, TASTES, USES, type Noted } from '@shop/contracts/notes';
import { normalizeForSearch, wordsOf } from '@shop/contracts/search';
import { slugOf } from '@shop/contracts/slug';
import { fromEachWord, toStored } from '@shop/service-kit/list-pages/word-texts';
import type { ElixirRow } from './elixir.model.ts';

/** More than any card says. */
const MOST_WORDS = 60;

export type ElixirKeys = Pick<ElixirRow, 'nameKey' | 'slugKey' | 'search' | 'menu'>;
type Source = Noted & Pick<ElixirRow, 'name' | 'flowers' | 'isCustom'>;

/** Long lists of texts, which whoever reads products has no use for. */
export const NOT_FOUND_BY = { search: 0, menu: 0 } as const;

/** What an elixir is found by: in the administrators' list, by its page's address, and on the menu. */
export const keysOf = (source: Source): ElixirKeys => ({
  nameKey: normalizeForSearch(source.name),
  slugKey: slugOf(source.name),
  search: toStored(fromEachWord(source.name)),
  menu: source.isCustom ? [] : menuKeys(source),
});

const menuKeys = (source: Source): string[] => {
  const { name, description, flowers } = source;
  const words = new Set(wordsOf([name, ...flowers, description].join(' ')));
  return [
    ...[...words].slice(0, MOST_WORDS),
    ...notesOf(TASTES, source).map(({ id }) => menuKey.sabor(id)),
    ...notesOf(USES, source).map(({ id }) => menuKey.uso(id)),
    ...new Set(flowers.map((flower) => menuKey.flor(slugOf(flower)))),
  ];
};

/** A choice of the menu as it stands among the words; no word has a colon. */
export const menuKey = {
  sabor: (id: string) => `sabor:${id}`,
  uso: (id: string) => `uso:${id}`,
  flor: (slug: string) => `flor:${slug}`,
};
