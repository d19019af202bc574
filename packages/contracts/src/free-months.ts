import { perMonth } from './money.ts';

// In its own file, because every menu loads it without the checkout's ways to pay.

/** Months without interest for the buyer, and the amount (pesos) from which they apply. */
export type FreeMonths = { months: number; from: number }[];

/** The longest plan for a price in pesos, and the cost of each month; undefined when there is none. */
export function longestFree(plans: FreeMonths = [], pesos: number) {
  const months = Math.max(0, ...plans.filter(({ from }) => pesos >= from).map((plan) => plan.months));
  return months > 0 ? { months, monthly: perMonth(pesos, months) } : undefined;
}
