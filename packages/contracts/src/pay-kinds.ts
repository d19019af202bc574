import * as z from 'zod/mini';
import type { PaymentMethod } from './constants.ts';
import { PROVIDER_LABEL } from './payment-browsers.ts';
import { price } from './price.ts';

/** What the provider may offer to pay with. */
export const PAY_KINDS = {
  card: 'Tarjetas de crédito y débito',
  cash: 'OXXO y otro efectivo',
  transfer: 'Transferencia (SPEI)',
  balance: `Saldo de ${PROVIDER_LABEL}`,
} as const;
export type PayKind = keyof typeof PAY_KINDS;
export const PAY_KIND_NAMES = Object.keys(PAY_KINDS) as [PayKind, ...PayKind[]];

const KIND_OF: Record<PaymentMethod, PayKind> = {
  visa: 'card',
  mastercard: 'card',
  amex: 'card',
  oxxo: 'cash',
  spei: 'transfer',
  mercadopago: 'balance',
};
/** The marks of what is offered: of nothing else is said that one can pay with it. */
export const offeredMarks = (marks: PaymentMethod[], kinds: PayKind[] = PAY_KIND_NAMES): PaymentMethod[] =>
  marks.filter((name) => kinds.includes(KIND_OF[name]));

/** Months without interest that cards in Mexico know. */
export const FREE_MONTHS = [3, 6, 9, 12, 18, 24] as const;
export const MOST_INSTALLMENTS = 24;

/** From which amount (pesos) so many months cost the buyer nothing. */
export const freeMonths = z.array(z.object({ months: z.int(), from: z.number() }));
export type FreeMonths = z.infer<typeof freeMonths>;

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

type Ways = {
  payKinds?: PayKind[] | undefined;
  maxInstallments?: number | null | undefined;
  freeMonths?: FreeMonths | undefined;
};

/** The plans without interest of a total in pesos, the shortest first; cards alone have any. */
export function freeMonthsOf(
  { payKinds, maxInstallments, freeMonths: plans = [] }: Ways,
  pesos: number,
): number[] {
  if (payKinds && !payKinds.includes('card')) return [];
  return plans
    .filter(({ from, months: count }) => pesos >= from && count <= (maxInstallments ?? MOST_INSTALLMENTS))
    .map(({ months: count }) => count)
    .toSorted((a, b) => a - b);
}
