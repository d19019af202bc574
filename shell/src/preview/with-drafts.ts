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

/** The part of a page that one query reads, by the query's name. */
const SECTIONS: Record<string, string> = { getHomeHero: 'hero', getHomeBenefits: 'benefits' };
const PAGES: Record<string, string> = {
  getLegal: 'legal',
  getSite: 'site',
  getCheckoutTexts: 'checkout',
};

/** Every text, and the days that orders take. */
export type Drafts = { texts: OwnText[]; days?: DeliveryDays | undefined };
type Query = { endpointName?: string | undefined; originalArgs?: unknown };

/**
 * What a query of texts would answer with every draft published.
 * @returns undefined when the query reads no text that has a draft
 */
export const withDrafts = (
  { endpointName = '', originalArgs }: Query,
  data: unknown,
  { texts, days = FIRST_DELIVERY }: Drafts,
) => {
  const drafts = texts.filter(hasDraft).map((entry) => drafted(entry, days));
  const section = SECTIONS[endpointName];
  if (section) {
    const entry = drafts.find((one) => one.page === 'home' && one.section === section);
    return entry && { ...entry, title: entry.title ?? '', content: entry.content ?? '' };
  }
  const page = endpointName === 'getShownContent' ? originalArgs : PAGES[endpointName];
  const own = drafts.filter((entry) => entry.page === page);
  if (own.length === 0) return undefined;
  const shown = data as Content[];
  const replaced = shown.map((entry) => own.find(({ id }) => id === entry.id) ?? entry);
  return [...replaced, ...own.filter(({ id }) => !shown.some((entry) => entry.id === id))];
};
