import type { Content, ContentUpdate } from '@shop/contracts/content';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { TextWrite } from '@shop/contracts/text';
import { slugOf } from '@shop/contracts/slug';
import { toldText, type TextSettings } from '@shop/contracts/told-text';
import type { ContentFields, ContentRow, ContentWords } from './content.store.ts';

const absolute = ({ image }: ContentWords, media: MediaUrls) => (image ? media.toAbsolute(image) : null);

/** The texts of a section, public or not. */
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
 * A section as shoppers read it: without what the owner hides, and with the days and the price of delivery filled in.
 */
export const toShown = (
  row: ContentRow,
  { media, shop }: { media: MediaUrls; shop: TextSettings },
): Content => toldText(toContent(row, media), shop);

const POSTS_LINK = { title: 'Recetas', href: '/recetas' };

/** The texts of the page frame, with a link to the posts before the owner's own links. @param post any post */
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

/** A post's section name becomes the last part of its page's address. */
const sectionOf = ({ page, section }: Pick<ContentUpdate, 'page' | 'section'>): string =>
  page === 'recetas' ? slugOf(section) || 'receta' : section;

/** The fields to store: empty or missing fields of the specification become null; other missing fields stay. */
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
