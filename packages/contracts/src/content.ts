import * as z from 'zod/mini';
import { autoId, imageUrl, isoDate, optionalText, text } from './common.ts';

/** The three pages of the specification; 'legal' and 'site' are the shop's own (H45). */
export const CONTENT_PAGES = ['home', 'about', 'contact', 'legal', 'site'] as const;
export const contentPage = z.enum(CONTENT_PAGES, 'Página desconocida');
export type ContentPage = z.infer<typeof contentPage>;

const nullableText = z.nullable(z.string());
export const content = z.object({
  id: autoId,
  page: z.string(),
  section: z.string(),
  title: nullableText,
  content: nullableText,
  imageUrl: nullableText,
  createdAt: isoDate,
  updatedAt: isoDate,
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
  section: text(1, 50, 'La sección es requerida'),
  title: optionalText(200),
  content: optionalText(10_000),
  imageUrl: z.optional(
    z.union([z.literal('', 'Debe ser una URL válida'), imageUrl], 'Debe ser una URL válida'),
  ),
};

/** POST /api/admin/content */
export const contentCreate = z.strictObject(fields);

/** What the form of a section holds. */
export const contentForm = z.object({ ...fields, id: z.optional(autoId) });
export type ContentValues = z.infer<typeof contentForm>;

/**
 * PUT /api/admin/content/{id}; an id in the body must be the path's (H44). Whoever sends back what was read brings its
 * nulls and its times along.
 */
export const contentUpdate = z.strictObject({
  ...fields,
  title: z.nullable(fields.title),
  content: z.nullable(fields.content),
  imageUrl: z.nullable(fields.imageUrl),
  id: z.optional(autoId),
  createdAt: z.optional(isoDate),
  updatedAt: z.optional(isoDate),
});
export type ContentUpdate = z.infer<typeof contentUpdate>;
