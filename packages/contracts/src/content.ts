import * as z from 'zod/mini';
import { apiError, autoId, imageUrl, isoDate, version } from './common.ts';
import { line, optionalText } from './typed-text.ts';

/**
 * The three pages of the specification; the others are the shop's own (H45). 'site' is the frame of every page,
 * 'checkout' all from the cart to the order, 'mails' the mails to buyers, and each section of 'recetas' its own page.
 */
export const CONTENT_PAGES = [
  'home',
  'about',
  'contact',
  'legal',
  'site',
  'menu',
  'product',
  'customize',
  'checkout',
  'mails',
  'recetas',
] as const;
export const contentPage = z.enum(CONTENT_PAGES, 'Página desconocida');
export type ContentPage = z.infer<typeof contentPage>;

export const MAX_ITEMS = 40;

/** The path of a page of the shop itself. */
const ownPath = z.string().check(z.regex(/^(?:\/[a-z0-9-]+)+$/));

/** One line of a list: a testimonial, a fact, a question with its answer, a link. Each list uses the parts it needs. */
export const contentItem = z.strictObject({
  title: optionalText(200),
  text: optionalText(2_000),
  /** Beside the title: the city of a testimonial. */
  note: optionalText(200),
  stars: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** The role of a line in a post; a product's `text` is the last part of its page's address. */
  kind: z.optional(z.enum(['ingredient', 'step', 'product'])),
  /** Name of an icon of the shop's set; an unknown one is drawn as a drop. */
  icon: optionalText(30),
  href: z.optional(
    z.union([z.literal(''), z.url({ protocol: /^https$/ }), ownPath], 'Debe empezar con https://'),
  ),
  /** Stored, but not shown to shoppers. */
  hidden: z.optional(z.boolean()),
});
export type ContentItem = z.infer<typeof contentItem>;

const nullableText = z.nullable(z.string());
export const content = z.object({
  id: autoId,
  page: z.string(),
  section: z.string(),
  title: nullableText,
  content: nullableText,
  imageUrl: nullableText,
  /** Text for those who do not see the picture; absent when it only decorates. */
  imageAlt: z.optional(nullableText),
  /** The lines of a list; shoppers get no hidden ones. */
  items: z.optional(z.array(contentItem)),
  createdAt: isoDate,
  updatedAt: isoDate,
  /** When an entry that began as a draft was first published. Other entries are public from the start. */
  firstPublishedAt: z.optional(isoDate),
});
export type Content = z.infer<typeof content>;
export const contentList = z.array(content);

/** GET /api/content/home/hero */
export const heroContent = z.object({ title: z.string(), content: z.string(), imageUrl: nullableText });
export type HeroContent = z.infer<typeof heroContent>;

/** GET /api/content/home/benefits */
export const benefitsContent = z.object({ title: z.string(), content: z.string() });
export type BenefitsContent = z.infer<typeof benefitsContent>;

const fields = {
  page: contentPage,
  section: line(1, 50, 'La sección es requerida'),
  title: optionalText(200),
  content: optionalText(10_000),
  imageUrl: z.optional(
    z.union([z.literal('', 'Debe ser una URL válida'), imageUrl], 'Debe ser una URL válida'),
  ),
};

/** Fields that only some entries have, beyond the specification; an omitted one stays as it is. */
const more = {
  imageAlt: z.optional(z.nullable(optionalText(200))),
  items: z.optional(z.array(contentItem).check(z.maxLength(MAX_ITEMS, `Máximo ${MAX_ITEMS} elementos`))),
};

/** POST /api/admin/content */
export const contentCreate = z.strictObject({ ...fields, ...more });

/** The form of a section. */
export const contentForm = z.object({
  ...fields,
  id: z.optional(autoId),
  /** When the edited entry was last changed. */
  updatedAt: z.optional(isoDate),
});
export type ContentValues = z.infer<typeof contentForm>;

/**
 * PUT /api/admin/content/{id}; an id in the body must be the path's (H44). A client may send back everything it read,
 * with nulls and times: with the `updatedAt` or the `version` that it read, a newer entry is a 409.
 */
export const contentUpdate = z.strictObject({
  ...fields,
  ...more,
  title: z.nullable(fields.title),
  content: z.nullable(fields.content),
  imageUrl: z.nullable(fields.imageUrl),
  id: z.optional(autoId),
  createdAt: z.optional(isoDate),
  updatedAt: z.optional(isoDate),
  firstPublishedAt: z.optional(isoDate),
  version: z.optional(version),
});
/** The 409 of PUT: the entry as somebody else stored it meanwhile; absent when the page has such a section already. */
export const contentConflict = z.extend(apiError, { current: z.optional(content) });
export type ContentUpdate = z.infer<typeof contentUpdate>;
