import type { Content } from '@shop/contracts/content';
import type { OwnText, TextDraft } from '@shop/contracts/text';
import { toldText, type TextSettings } from '@shop/contracts/told-text';

/** A text as shoppers would read it after its draft is published. */
const drafted = (entry: OwnText & { draft: TextDraft }, shop: TextSettings): Content => {
  const { id, page, section, createdAt, updatedAt } = entry;
  const { title, content, imageUrl, imageAlt, items } = entry.draft;
  const text = {
    id,
    page,
    section,
    createdAt,
    updatedAt,
    title,
    content,
    imageUrl,
    ...(imageAlt && { imageAlt }),
    ...(items && { items }),
  };
  return toldText(text, shop);
};
const hasDraft = (entry: OwnText): entry is OwnText & { draft: TextDraft } => entry.draft !== undefined;

/** Every text, and the settings that texts can mention. */
export type Drafts = { texts: OwnText[]; shop?: TextSettings };

/**
 * The answer of a read of texts with every draft published.
 * @param read e.g. '/content/home', or '/content/home/hero' for one section of it
 * @returns undefined when it reads no text with a draft
 */
export const withDrafts = (read: string, data: unknown, { texts, shop = {} }: Drafts) => {
  const [, area, page, section] = read.split('/');
  if (area !== 'content') return undefined;
  const own = texts
    .filter((entry) => entry.page === page && (!section || entry.section === section))
    .filter(hasDraft)
    .map((entry) => drafted(entry, shop));
  const [first] = own;
  if (!first) return undefined;
  if (section) return { ...first, title: first.title ?? '', content: first.content ?? '' };
  const shown = data as Content[];
  const replaced = shown.map((entry) => own.find(({ id }) => id === entry.id) ?? entry);
  return [...replaced, ...own.filter(({ id }) => !shown.some((entry) => entry.id === id))];
};
