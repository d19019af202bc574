import type { Content } from '@shop/contracts/content';

/** A section of a page, without its metadata; its texts may be missing. */
export type SectionText = Pick<Content, 'section' | 'title' | 'content' | 'imageUrl' | 'imageAlt' | 'items'>;

/** The first entry called `section`. */
export const sectionOf = <T extends SectionText>(entries: readonly T[], section: string) =>
  entries.find((entry) => entry.section === section);

/** 'Gotas de miel: el sabor' → ['Gotas de miel', ': el sabor']; without a colon the first part is empty (SF1). */
export const splitTitle = (title: string): [highlighted: string, rest: string] => {
  const colon = title.indexOf(':');
  return colon < 0 ? ['', title] : [title.slice(0, colon), title.slice(colon)];
};

/** The lines of a text, without empty ones. */
export const linesOf = (text: string | null | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The length of a description in search results. */
const SNIPPET = 155;

/** The first words of a text, as many as fit into a page's description. */
export const snippetOf = (text: string): string =>
  text.length > SNIPPET ? `${text.slice(0, text.lastIndexOf(' ', SNIPPET - 1))}…` : text;
