import * as z from 'zod/mini';
import { eachSizeOnce, ownMilliliters } from './own-sizes-form.ts';

/** Mails that shoppers may ask for; an absent one is off. */
export const notices = z.object({
  /** Hours after which an unfinished purchase is recalled to shoppers who asked for it. */
  reminderHours: z.optional(z.nullable(z.int())),
  /** Shoppers may ask to be told when a sold-out product is back. */
  stock: z.optional(z.boolean()),
  /** Shoppers may ask for news; they are listed once they confirm it. */
  news: z.optional(z.boolean()),
  /** Days after arrival when buyers are asked for their opinion; the opinions that the owner publishes are shown. */
  opinionDays: z.optional(z.nullable(z.int())),
  /** Days after arrival when buyers who want news are told that honey of this size runs out. */
  refill: z.optional(z.array(z.object({ milliliters: z.int(), days: z.int() }))),
});
export type Notices = z.infer<typeof notices>;

export const NO_NOTICES: Notices = {
  ...{ reminderHours: null, stock: false, news: false, opinionDays: null },
  refill: [],
};
export const MOST_REFILLS = 6;
const LAST_REFILL = 365;

const DAYS = 'Escribe de 1 a 60 días, o déjalo vacío';
const REFILL = `Escribe de 1 a ${LAST_REFILL} días`;
const HOURS = 'Escribe de 1 a 72 horas, o déjalo vacío';
export const noticesForm = z.strictObject({
  reminderHours: z.optional(z.nullable(z.int(HOURS).check(z.gte(1, HOURS), z.lte(72, HOURS)))),
  stock: z.optional(z.boolean()),
  news: z.optional(z.boolean()),
  opinionDays: z.optional(z.nullable(z.int(DAYS).check(z.gte(1, DAYS), z.lte(60, DAYS)))),
  refill: z.optional(
    z
      .array(
        z.strictObject({
          milliliters: ownMilliliters,
          days: z.int(REFILL).check(z.gte(1, REFILL), z.lte(LAST_REFILL, REFILL)),
        }),
      )
      .check(z.maxLength(MOST_REFILLS, `Máximo ${MOST_REFILLS} tamaños`), eachSizeOnce),
  ),
});
