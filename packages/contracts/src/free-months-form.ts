import * as z from 'zod/mini';
import { FREE_MONTHS } from './pay-kinds.ts';
import { price } from './price.ts';

/** Months without interest for the buyer, and the amount (pesos) from which they apply. */
export const freeMonths = z.array(z.object({ months: z.int(), from: z.number() }));

const MONTHS = `Escribe ${FREE_MONTHS.slice(0, -1).join(', ')} o ${FREE_MONTHS.at(-1)}`;
const months = z
  .int(MONTHS)
  .check(z.refine((value) => (FREE_MONTHS as readonly number[]).includes(value), MONTHS));
export const freeMonthsForm = z.array(z.strictObject({ months, from: price })).check(({ value, issues }) => {
  for (const [at, one] of value.entries())
    if (value.findIndex((other) => other.months === one.months) < at)
      issues.push({
        code: 'custom',
        input: one.months,
        path: [at, 'months'],
        message: 'Ya está en la lista',
      });
});
