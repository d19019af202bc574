import * as z from 'zod/mini';
import { apiError, autoId, isoDate, pageQuery, version } from './common.ts';
import { MOST_PHOTOS } from './opinion-photo.ts';
import { MOST_SHOWN, OPINION_STATES } from './opinion-words.ts';
import { nameText, text } from './typed-text.ts';

const stars = z
  .int('Elige de una a cinco estrellas')
  .check(z.gte(1, 'Elige de una a cinco estrellas'), z.lte(5, 'Elige de una a cinco estrellas'));
const LONG = 'Máximo 1000 caracteres';
/** POST /api/opinions/{token}: a buyer's opinion of a product. The text is plain: markup in it has no effect. */
export const opinionWrite = z.strictObject({
  stars,
  text: z._default(text(0, 1000, LONG), ''),
  name: z._default(nameText(0, 40, 'Máximo 40 caracteres'), ''),
});
export type OpinionWrite = z.output<typeof opinionWrite>;
export type TypedOpinion = z.input<typeof opinionWrite>;

const photos = z.optional(z.array(z.string()).check(z.maxLength(MOST_PHOTOS)));
/** The token in a mail's link: the order, the product and a signature over both. */
export const opinionTokenParam = z
  .string()
  .check(z.regex(/^[\w-]{16,64}\.[1-9]\d{0,14}\.[\w-]{43}$/, 'Enlace inválido'));

/** GET /api/opinions/{token}: the product and the opinion so far. `name`: how the buyer may want to be called. */
export const opinionAsked = z.object({
  product: z.string(),
  name: z.string(),
  said: z.optional(z.object({ stars: z.int(), text: z.string(), isPublished: z.boolean(), photos })),
});
export type OpinionAsked = z.infer<typeof opinionAsked>;

/** The public part of an opinion, in its published text. */
export const shownOpinion = z.object({
  stars: z.int(),
  text: z.string(),
  name: z.string(),
  at: isoDate,
  answer: z.optional(z.string()),
  photos,
});
export type ShownOpinion = z.infer<typeof shownOpinion>;
/** The number of ratings, and their average in stars, rounded to one decimal. */
export const rating = z.object({ count: z.int(), average: z.number() });

/** POST /internal/opinions of the catalogue: all published opinions of a product. The higher edition wins. */
export const toldOpinions = z.strictObject({
  elixirId: autoId,
  edition: z.int(),
  count: z.int(),
  sum: z.int(),
  latest: z.array(shownOpinion).check(z.maxLength(MOST_SHOWN)),
});
export type ToldOpinions = z.infer<typeof toldOpinions>;

/** GET /api/opinions: published opinions of these sizes of one product, ten a page; a shorter page is the last. */
export const shownQuery = z.object({
  ids: z
    .string('Elige de qué producto')
    .check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,19}$/, 'Elige de qué producto')),
  page: pageQuery.page,
});
export const shownOpinions = z.array(shownOpinion);

/** A row of the owner's list. */
export const opinion = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  elixirId: autoId,
  product: z.string(),
  stars: z.int(),
  text: z.string(),
  name: z.string(),
  at: isoDate,
  state: z.enum(OPINION_STATES),
  answer: z.optional(z.string()),
  why: z.optional(z.string()),
  photos,
  version,
});
export type Opinion = z.infer<typeof opinion>;
export const opinionList = z.array(opinion);
/** Query of GET /api/admin/opinions */
export const opinionListQuery = z.object({ ...pageQuery, state: z.optional(z.enum(OPINION_STATES)) });
export type OpinionListQuery = z.output<typeof opinionListQuery>;

/** Hiding needs a reason, and publishing may add an answer. */
const published = { state: z.literal('published'), answer: z.optional(text(0, 1000, LONG)) };
const hidden = { state: z.literal('hidden'), why: text(3, 300, 'Escribe por qué se oculta') };
export const publishForm = z.strictObject({ answer: published.answer });
export const hideForm = z.strictObject({ why: hidden.why });
/** PUT /api/admin/opinions/{id}: for the version that was read; an opinion rewritten since is a 409. */
export const opinionDecision = z.discriminatedUnion('state', [
  z.strictObject({ ...published, version }),
  z.strictObject({ ...hidden, version }),
]);
export type OpinionDecision = z.output<typeof opinionDecision>;
export const opinionConflict = z.extend(apiError, { current: opinion });
