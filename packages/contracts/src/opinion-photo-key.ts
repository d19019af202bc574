import * as z from 'zod/mini';

/** The random name of a photo. */
export const photoKeyParam = z.string().check(z.regex(/^[\w-]{24}$/, 'Foto inválida'));
/** The opinion's id: those of its order and its product. */
export const photoOpinionParam = z
  .string()
  .check(z.regex(/^[\w-]{16,64}\.[1-9]\d{0,14}$/, 'Opinión inválida'));
/** `whole`: in full size instead of the size for lists. */
export const photoQuery = z.object({ whole: z.optional(z.literal('si')) });
