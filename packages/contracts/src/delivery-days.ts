import * as z from 'zod/mini';
import type { DeliveryDays } from './delivery.ts';
import { FIRST_DELIVERY } from './first-delivery.ts';

const daysOf = <Days>(days: Days) =>
  Object.fromEntries(Object.keys(FIRST_DELIVERY).map((name) => [name, days])) as Record<
    keyof DeliveryDays,
    Days
  >;

/** Days of a paid order in the workshop and on the road; pages and mails derive its departure and arrival from them. */
export const deliveryDays = z.object(daysOf(z.int()));

const DAYS = 'Escribe un número de días, de 0 a 60';
const LATER = 'No puede ser menos que el mínimo';
const days = z.int(DAYS).check(z.gte(0, DAYS), z.lte(60, DAYS));
/** The same as the owner's form. */
export const deliveryDaysForm = z.strictObject(daysOf(days)).check(({ value, issues }) => {
  for (const [first, last] of [
    ['workshopFirst', 'workshopLast'],
    ['roadFirst', 'roadLast'],
  ] as const)
    if (value[last] < value[first])
      issues.push({ code: 'custom', input: value[last], path: [last], message: LATER });
});
