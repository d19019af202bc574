import { toCentavos } from '@shop/contracts/money';
import * as z from 'zod';
import type { PaymentCharges } from '../../../orders/order/payment-charges.model.ts';
import { meansOf } from './payment-types.ts';
import { date, maybe, read } from './read.ts';

const amount = z.number().transform(toCentavos);

/** The payment's fields about fees and taxes; each of them may be missing. */
const chargeFields = {
  fee_details: maybe(z.array(z.object({ amount, fee_payer: maybe(z.string()) }))),
  charges_details: maybe(
    z.array(
      z.object({
        type: maybe(z.string()),
        accounts: maybe(z.object({ from: maybe(z.string()) })),
        amounts: z.object({ original: amount, refunded: maybe(amount) }),
      }),
    ),
  ),
};
const payment = z.object({
  ...chargeFields,
  transaction_amount: amount,
  transaction_amount_refunded: maybe(amount),
  payment_type_id: maybe(z.string()),
  date_approved: maybe(date),
  transaction_details: maybe(z.object({ net_received_amount: maybe(amount) })),
});

const SELLER = 'collector';
type Charge = NonNullable<z.output<typeof payment>['charges_details']>[number];
const sumOf = (all: Charge[]) =>
  all.reduce((sum, { amounts }) => sum + amounts.original - (amounts.refunded ?? 0), 0);

/**
 * Reads the provider's fee and the taxes that it withholds. While nothing is refunded, its net payout decides: the
 * difference that is no tax is its fee. Undefined while the provider does not say.
 */
export function readCharges(answer: unknown): PaymentCharges | undefined {
  const found = read(payment, answer);
  const { transaction_amount: amountCents, transaction_details: details, payment_type_id: type } = found;
  const paidAt = found.date_approved;
  const own = (found.charges_details ?? []).filter(({ accounts }) => accounts?.from === SELLER);
  const taxCents = sumOf(own.filter((charge) => charge.type === 'tax'));
  const feeCents = feeOf(found, { own, taxCents, netCents: details?.net_received_amount ?? 0 });
  if (feeCents === undefined || feeCents < 0) return undefined;
  const means = meansOf(type);
  return { amountCents, feeCents, taxCents, ...(means && { means }), ...(paidAt && { paidAt }) };
}

type Known = { own: Charge[]; taxCents: number; netCents: number };

function feeOf(found: z.output<typeof payment>, { own, taxCents, netCents }: Known): number | undefined {
  if (netCents > 0 && !found.transaction_amount_refunded)
    return found.transaction_amount - netCents - taxCents;
  if (own.length > 0) return sumOf(own.filter(({ type }) => type !== 'tax'));
  const fees = (found.fee_details ?? []).filter(({ fee_payer }) => fee_payer === SELLER);
  return fees.length > 0 ? fees.reduce((sum, fee) => sum + fee.amount, 0) : undefined;
}
