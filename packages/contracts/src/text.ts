import * as z from 'zod/mini';
import { isoDate, version } from './common.ts';
import { content, contentCreate, contentItem, contentUpdate } from './content.ts';
import { optionalText } from './typed-text.ts';

/** The number of stored versions of a text. */
export const KEPT_VERSIONS = 50;

const words = {
  title: z.nullable(z.string()),
  content: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.optional(z.nullable(z.string())),
  items: z.optional(z.array(contentItem)),
  /** The author; null for texts that the shop came with. */
  by: z.nullable(z.string()),
  at: isoDate,
};

/** An earlier public text, numbered by the change that published it. */
const textVersion = z.object({ ...words, version });
export type TextVersion = z.infer<typeof textVersion>;
export const textVersionList = z.array(textVersion);

/** A text that is not public yet; `basedOn` is the public version that it will replace. */
const textDraft = z.object({ ...words, basedOn: version });
export type TextDraft = z.infer<typeof textDraft>;

/** An entry for administrators: with hidden lines, its draft, and who published it. */
export const ownText = z.object({
  ...content.shape,
  version,
  publishedVersion: version,
  publishedBy: z.nullable(z.string()),
  publishedAt: isoDate,
  /** It was never public: it has only a draft. */
  unpublished: z.optional(z.boolean()),
  draft: z.optional(textDraft),
});
export type OwnText = z.infer<typeof ownText>;
export const ownTextList = z.array(ownText);

/** The words that buttons and notices say, by the text ('site/words-cart') that replaces them. */
export const shopWords = z.record(z.string(), z.array(z.string()));
export type ShopWords = z.infer<typeof shopWords>;

const { page, section, title, content: prose, imageUrl, imageAlt, items } = contentCreate.shape;

/** POST /api/admin/texts: a new text starts as a draft. */
export const textCreate = z.strictObject({ page, section, title, content: prose, imageUrl, imageAlt, items });

/** PUT …/{id}/draft and POST …/{id}/publish: the whole text, and the version that it changes. */
export const textWrite = z.strictObject({
  title: contentUpdate.shape.title,
  content: contentUpdate.shape.content,
  imageUrl: contentUpdate.shape.imageUrl,
  imageAlt,
  items,
  version,
});
export type TextWrite = z.infer<typeof textWrite>;

/** The form of a text. */
export const textForm = z.object({
  title,
  content: prose,
  imageUrl,
  imageAlt: optionalText(200),
  items,
  version,
});
export type TextForm = z.infer<typeof textForm>;

/** POST …/{id}/discard */
export const textDiscard = z.strictObject({ version });
/** POST …/{id}/restore: publishes the version `from` again, as a new version. */
export const textRestore = z.strictObject({ version, from: version });

/** Body of the 409: somebody else changed it first; `current` is their text. */
export const textConflict = z.object({ message: z.string(), current: ownText });
