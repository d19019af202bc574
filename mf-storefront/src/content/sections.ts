import type { Content } from '@shop/contracts/content';

/** A section of a page, without its book-keeping; the texts may be missing. */
export type SectionText = Pick<Content, 'section' | 'title' | 'content' | 'imageUrl' | 'imageAlt' | 'items'>;

/** The first entry called `section`. */
export const sectionOf = <T extends SectionText>(entries: readonly T[], section: string) =>
  entries.find((entry) => entry.section === section);

/** 'Gotas de miel: el sabor' → ['Gotas de miel', ': el sabor']; without a colon the first part is empty (SF1). */
export const splitTitle = (title: string): [highlighted: string, rest: string] => {
  const colon = title.indexOf(':');
  return colon < 0 ? ['', title] : [title.slice(0, colon), title.slice(colon)];
};

/** Lines of a text that stand for themselves, empty ones left out. */
export const linesOf = (text: string | null | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What search engines show of a description. */
const SNIPPET = 155;

/** The first words of a text, as much as a page's description has room for. */
export const snippetOf = (text: string): string =>
  text.length > SNIPPET ? `${text.slice(0, text.lastIndexOf(' ', SNIPPET - 1))}…` : text;
