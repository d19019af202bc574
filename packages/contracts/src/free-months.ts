import { perMonth } from './money.ts';

// Every menu reads it: it stands apart from what the checkout knows of ways to pay.

/** From which amount (pesos) so many months cost the buyer nothing. */
export type FreeMonths = { months: number; from: number }[];

/** The longest plan that a price in pesos has, and what each month of it costs; undefined where it has none. */
export function longestFree(plans: FreeMonths = [], pesos: number) {
  const months = Math.max(0, ...plans.filter(({ from }) => pesos >= from).map((plan) => plan.months));
  return months > 0 ? { months, monthly: perMonth(pesos, months) } : undefined;
}
