import type { Content } from '@shop/contracts/content';
import { FIRST_DELIVERY, textWithDays, type DeliveryDays } from '@shop/contracts/delivery';
import type { OwnText, TextDraft } from '@shop/contracts/text';

/** A text as shoppers would read it if its draft were published. */
const drafted = (entry: OwnText & { draft: TextDraft }, days: DeliveryDays): Content => {
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
  return textWithDays(text, days);
};
const hasDraft = (entry: OwnText): entry is OwnText & { draft: TextDraft } => entry.draft !== undefined;

/** Every text, and the days that orders take. */
export type Drafts = { texts: OwnText[]; days?: DeliveryDays | undefined };

/**
 * What a read of texts would answer with every draft published.
 * @param read e.g. '/content/home', or '/content/home/hero' for one section of it
 * @returns undefined when it reads no text that has a draft
 */
export const withDrafts = (read: string, data: unknown, { texts, days = FIRST_DELIVERY }: Drafts) => {
  const [, area, page, section] = read.split('/');
  if (area !== 'content') return undefined;
  const own = texts
    .filter((entry) => entry.page === page && (!section || entry.section === section))
    .filter(hasDraft)
    .map((entry) => drafted(entry, days));
  const [first] = own;
  if (!first) return undefined;
  if (section) return { ...first, title: first.title ?? '', content: first.content ?? '' };
  const shown = data as Content[];
  const replaced = shown.map((entry) => own.find(({ id }) => id === entry.id) ?? entry);
  return [...replaced, ...own.filter(({ id }) => !shown.some((entry) => entry.id === id))];
};
