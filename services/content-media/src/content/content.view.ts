import type { Content, ContentUpdate } from '@shop/contracts/content';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { TextWrite } from '@shop/contracts/text';
import { slugOf } from '@shop/contracts/slug';
import { toldText, type Told } from '@shop/contracts/told-text';
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
});

/**
 * The same for shoppers, who do not get what the owner hides, and read how many days an order takes and what its delivery
 * costs.
 */
export const toShown = (row: ContentRow, { media, shop }: { media: MediaUrls; shop: Told }): Content =>
  toldText(toContent(row, media), shop);

/** Says to the frame of every page that there are posts, and nothing of what they say. */
export const toPostsSign = ({ id, createdAt, updatedAt }: ContentRow): Content => ({
  ...{ id, page: 'site', section: 'recetas', title: null, content: null, imageUrl: null },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

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
