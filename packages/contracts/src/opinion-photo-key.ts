import * as z from 'zod/mini';

/** What a photo is called; nobody guesses it. */
export const photoKeyParam = z.string().check(z.regex(/^[\w-]{24}$/, 'Foto inválida'));
/** The opinion's id: its order's and the product's. */
export const photoOpinionParam = z
  .string()
  .check(z.regex(/^[\w-]{16,64}\.[1-9]\d{0,14}$/, 'Opinión inválida'));
/** `whole`: as large as there is, and not as lists show it. */
export const photoQuery = z.object({ whole: z.optional(z.literal('si')) });
