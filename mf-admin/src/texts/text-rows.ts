import { wordText } from '@shop/contracts/search';
import type { OwnText, ShopWords } from '@shop/contracts/text';
import { pageLabel } from '../content/pages.ts';
import { KNOWN_TEXTS, knownText, OWN_KIND, postKind, type TextKind } from './known-texts.ts';

/** A text of the shop: a stored one, or one that a page would show if it were written. */
export type TextRow = {
  page: string;
  section: string;
  name: string;
  kind: TextKind;
  entry?: OwnText;
};

export const keyOf = ({ page, section }: { page: string; section: string }): string => `${page}/${section}`;

/** Whether the text has its own page, which exists once it is published. */
export const isPost = ({ page }: { page: string }): boolean => page === 'recetas';

/** The texts in the order of the pages, then the owner's own ones; `words` are the shop's, by the text that replaces them. */
export const textRows = (entries: OwnText[], words: ShopWords = {}): TextRow[] => {
  const stored = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const known = KNOWN_TEXTS.map(({ page, section, name, ...kind }) => {
    const key = keyOf({ page, section });
    const entry = stored.get(key);
    const own = words[key];
    return { page, section, name, kind: { ...kind, ...(own && { words: own }) }, ...(entry && { entry }) };
  });
  const own = entries
    .filter((entry) => !knownText(entry))
    .map((entry) => ({
      page: entry.page,
      section: entry.section,
      ...(isPost(entry)
        ? { name: (entry.draft ?? entry).title || entry.section, kind: postKind(entry.section) }
        : { name: entry.section, kind: OWN_KIND }),
      entry,
    }));
  return [...known, ...own];
};

export type TextState = 'public' | 'draft' | 'missing' | 'hidden';
export const stateOf = ({ entry, page }: TextRow): TextState => {
  if (entry?.draft) return 'draft';
  if (entry?.unpublished && isPost({ page })) return 'hidden';
  return entry && !entry.unpublished ? 'public' : 'missing';
};

/** The draft, or else the published text. */
export const wordsOf = ({ entry }: TextRow) => entry?.draft ?? entry;

const wholeText = (row: TextRow): string => {
  const { title, content, items = [] } = wordsOf(row) ?? {};
  const lines = items.flatMap((item) => [item.title, item.text, item.note]);
  return [row.name, pageLabel(row.page), title, content, ...lines, ...(row.kind.words ?? [])]
    .filter(Boolean)
    .join(' ');
};

type TextFilter = { q: string; page: string; state: string };
export const filterTexts = (rows: TextRow[], { q, page, state }: TextFilter): TextRow[] => {
  const wanted = wordText(q);
  return rows.filter(
    (row) =>
      (!page || row.page === page) &&
      (!state || stateOf(row) === state) &&
      (!wanted || wordText(wholeText(row)).includes(wanted)),
  );
};
