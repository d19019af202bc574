import type { Content, ContentUpdate } from '@shop/contracts/content';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { TextWrite } from '@shop/contracts/text';
import { slugOf } from '@shop/contracts/slug';
import { toldText, type TextSettings } from '@shop/contracts/told-text';
import type { ContentFields, ContentRow, ContentWords } from './content.store.ts';

const absolute = ({ image }: ContentWords, media: MediaUrls) => (image ? media.toAbsolute(image) : null);

/** What a section says, public or not. */
export const toWords = (row: ContentWords, media: MediaUrls) => ({
  title: row.title ?? null,
  content: row.content ?? null,
  imageUrl: absolute(row, media),
  ...(row.imageAlt && { imageAlt: row.imageAlt }),
  ...(row.items && { items: row.items }),
});

/** A stored section as everyone reads it. */
export const toContent = (row: ContentRow, media: MediaUrls): Content => ({
  id: row.id,
  page: row.page,
  section: row.section,
  ...toWords(row, media),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...(row.firstPublishedAt && { firstPublishedAt: row.firstPublishedAt.toISOString() }),
});

/**
 * The same for shoppers, who do not get what the owner hides, and read how many days an order takes and what its delivery
 * costs.
 */
export const toShown = (
  row: ContentRow,
  { media, shop }: { media: MediaUrls; shop: TextSettings },
): Content => toldText(toContent(row, media), shop);

const POSTS_LINK = { title: 'Recetas', href: '/recetas' };

/** What the frame of every page says, with a link to the posts before those of the owner. @param post any of them */
export function withPostsLink(shown: Content[], post: Content): Content[] {
  const own = shown.find(({ section }) => section === 'links');
  const links = own ?? {
    ...post,
    page: 'site',
    section: 'links',
    title: null,
    content: null,
    imageUrl: null,
  };
  const items = [POSTS_LINK, ...(own?.items ?? [])];
  return [...shown.filter((one) => one !== own), { ...links, items }];
}

export const toBenefits = (row: ContentRow) => ({ title: row.title ?? '', content: row.content ?? '' });

export const toHero = (row: ContentRow, media: MediaUrls) => ({
  ...toBenefits(row),
  imageUrl: absolute(row, media),
});

/** A post's section is the last part of its page's address. */
const sectionOf = ({ page, section }: Pick<ContentUpdate, 'page' | 'section'>): string =>
  page === 'recetas' ? slugOf(section) || 'receta' : section;

/** What to store: a field of the specification that is empty or missing is stored as none, any other one stays. */
export const toFields = (sent: ContentUpdate, media: MediaUrls): ContentFields => ({
  page: sent.page,
  section: sectionOf(sent),
  ...toStoredWords(sent, media),
});

type SentWords = Pick<TextWrite, 'title' | 'content' | 'imageUrl' | 'imageAlt' | 'items'>;
export const toStoredWords = (sent: SentWords, media: MediaUrls): ContentWords => ({
  title: sent.title || null,
  content: sent.content || null,
  image: sent.imageUrl ? media.toStored(sent.imageUrl) : null,
  ...(sent.imageAlt !== undefined && { imageAlt: sent.imageAlt || null }),
  ...(sent.items && { items: sent.items }),
});
