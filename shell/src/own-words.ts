import { useRead } from '@shop/app-kit';
import type { ContentItem } from '@shop/contracts/content';
import { useMemo } from 'react';

/** Sections of the page 'site' whose lines say (`text`) what stands in place of a word of the shop (`title`). */
const WORDS = 'words-';

const pairsOf = (items: ContentItem[] = []) => items.map(({ title, text }) => [title, text ?? ''] as const);

/** What the owner says in place of the shop's own words. */
export const useOwnWords = (skip: boolean): ReadonlyMap<unknown, string> => {
  const { data } = useRead('/content/site', { skip });
  return useMemo(
    () => new Map(data?.flatMap(({ section, items }) => (section.startsWith(WORDS) ? pairsOf(items) : []))),
    [data],
  );
};
