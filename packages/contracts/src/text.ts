import * as z from 'zod/mini';
import { isoDate, version } from './common.ts';
import { content, contentCreate, contentItem, contentUpdate } from './content.ts';
import { optionalText } from './typed-text.ts';

/** How many versions of a text are kept. */
export const KEPT_VERSIONS = 50;

const words = {
  title: z.nullable(z.string()),
  content: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.optional(z.nullable(z.string())),
  items: z.optional(z.array(contentItem)),
  /** Who wrote it; nobody did what the shop came with. */
  by: z.nullable(z.string()),
  at: isoDate,
};

/** What was public once, numbered by the change that made it so. */
const textVersion = z.object({ ...words, version });
export type TextVersion = z.infer<typeof textVersion>;
export const textVersionList = z.array(textVersion);

/** What is written and not public yet; `basedOn` is the public version that it is to replace. */
const textDraft = z.object({ ...words, basedOn: version });
export type TextDraft = z.infer<typeof textDraft>;

/** An entry as administrators have it: with hidden lines, the draft beside it, and who published it. */
export const ownText = z.object({
  ...content.shape,
  version,
  publishedVersion: version,
  publishedBy: z.nullable(z.string()),
  publishedAt: isoDate,
  /** It was never public: only its draft counts. */
  unpublished: z.optional(z.boolean()),
  draft: z.optional(textDraft),
});
export type OwnText = z.infer<typeof ownText>;
export const ownTextList = z.array(ownText);

const { page, section, title, content: prose, imageUrl, imageAlt, items } = contentCreate.shape;

/** POST /api/admin/texts: a text that is not there yet begins as a draft. */
export const textCreate = z.strictObject({ page, section, title, content: prose, imageUrl, imageAlt, items });

/** PUT …/{id}/draft and POST …/{id}/publish: all of the text, and the version that it is a change of. */
export const textWrite = z.strictObject({
  title: contentUpdate.shape.title,
  content: contentUpdate.shape.content,
  imageUrl: contentUpdate.shape.imageUrl,
  imageAlt,
  items,
  version,
});
export type TextWrite = z.infer<typeof textWrite>;

/** What the form of a text holds. */
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
/** POST …/{id}/restore: what was public as `from` becomes public again, as a new version. */
export const textRestore = z.strictObject({ version, from: version });

/** 409: somebody else was faster; what there is now. */
export const textConflict = z.object({ message: z.string(), current: ownText });
