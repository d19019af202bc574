import * as z from 'zod/mini';
import { eachSizeOnce, ownMilliliters } from './own-sizes-form.ts';

/** Mails that shoppers may ask for; what is absent is off. */
export const notices = z.object({
  /** Who wants it is reminded of an unfinished purchase after so many hours. */
  reminderHours: z.optional(z.nullable(z.int())),
  /** Who waits for what is sold out is told. */
  stock: z.optional(z.boolean()),
  /** Who wants news is listed, once they confirmed it. */
  news: z.optional(z.boolean()),
  /** Who bought is asked what they think so many days after it arrived, and what the owner publishes of it is shown. */
  opinionDays: z.optional(z.nullable(z.int())),
  /** Who wants news is told so many days after it arrived that honey of this size runs out. */
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
