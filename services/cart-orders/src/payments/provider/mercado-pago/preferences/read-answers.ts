import { toCentavos } from '@shop/contracts/money';
import { paymentStatus, type PaymentStatus } from '@shop/contracts/order';
import * as z from 'zod';
import { wasPaid } from '../../../../orders/order/payment.rank.ts';
import { readCharges } from '../charges.ts';
import { id, read } from '../read.ts';
import { readVoucher, voucherFields } from './voucher-fields.ts';
import type { PaymentPage } from '../../../../shopping/checkout/payment-page.port.ts';
import type { ChangedPayment, ProviderPayment, ProviderRefund } from '../../payment.port.ts';

const optionalId = z.optional(z.nullable(id));
const name = z.string().trim().max(100).nullish().catch(undefined);

const payment = z.object({
  id,
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  date_last_updated: z.iso.datetime({ offset: true }).nullish().catch(null),
  currency_id: z.string(),
  collector_id: optionalId,
  payer: z
    .object({ email: z.email().max(254).optional().catch(undefined), first_name: name, last_name: name })
    .optional()
    .catch(undefined),
  card: z
    .object({ cardholder: z.object({ name }).optional() })
    .nullish()
    .catch(undefined),
  ...voucherFields,
});
const preference = z.object({ id: z.string(), init_point: z.url(), collector_id: optionalId });
const refund = z.object({ id, amount: z.number(), date_created: z.iso.datetime({ offset: true }) });
const changed = z.object({
  results: z
    .array(
      z.object({
        id,
        external_reference: z.string().nullish(),
        date_last_updated: z.iso.datetime({ offset: true }),
      }),
    )
    .nullish(),
});

/** @param trusted origins to which a voucher may link besides https */
export function readPayment(answer: unknown, trusted: string[]): ProviderPayment {
  const found = read(payment, answer);
  const voucher = readVoucher(found, trusted);
  const payerName = nameOf(found);
  const status = toStatus(found);
  const charges = wasPaid(status) ? readCharges(answer) : undefined;
  return {
    id: found.id,
    status,
    statusDetail: found.status_detail ?? '',
    amountCents: toCentavos(found.transaction_amount),
    refundedCents: toCentavos(found.transaction_amount_refunded ?? 0),
    changedAt: new Date(found.date_last_updated ?? 0),
    currency: found.currency_id,
    ...(found.status === 'charged_back' && found.status_detail === 'settled' ? { isLost: true } : {}),
    ...(found.external_reference ? { externalReference: found.external_reference } : {}),
    ...(found.collector_id ? { account: found.collector_id } : {}),
    ...(found.payer?.email ? { payerEmail: found.payer.email } : {}),
    ...(payerName ? { payerName } : {}),
    ...(voucher ? { voucher } : {}),
    ...(charges ? { charges } : {}),
  };
}

export function readPreference(answer: unknown): Omit<PaymentPage, 'provider'> {
  const made = read(preference, answer);
  return {
    id: made.id,
    url: made.init_point,
    ...(made.collector_id ? { account: made.collector_id } : {}),
  };
}

export function readRefund(answer: unknown): ProviderRefund {
  const made = read(refund, answer);
  return { id: made.id, amountCents: toCentavos(made.amount), at: new Date(made.date_created) };
}

export const readRefunds = (answer: unknown): ProviderRefund[] =>
  read(z.array(z.unknown()), answer).map(readRefund);

export const readChanged = (answer: unknown): ChangedPayment[] =>
  (read(changed, answer).results ?? []).map((one) => ({
    id: one.id,
    changedAt: new Date(one.date_last_updated),
    ...(one.external_reference ? { externalReference: one.external_reference } : {}),
  }));

/** A card's holder need not own the account, and accounts often have no name. */
const nameOf = ({ payer, card }: z.output<typeof payment>): string | undefined =>
  [payer?.first_name, payer?.last_name].filter(Boolean).join(' ') || card?.cardholder?.name || undefined;

function toStatus(found: z.output<typeof payment>): PaymentStatus {
  const backCents = toCentavos(found.transaction_amount_refunded ?? 0);
  // The bank decided this case for the shop and gave the money back, but the status stays charged_back.
  const isKept =
    found.status === 'approved' || (found.status === 'charged_back' && found.status_detail === 'reimbursed');
  // The provider calls a payment approved although it was refunded in part, or in full before a won dispute.
  if (isKept && backCents === 0) return 'approved';
  if (isKept) return backCents < toCentavos(found.transaction_amount) ? 'partially_refunded' : 'refunded';
  const known = paymentStatus.safeParse(found.status);
  // 'authorized' and unknown statuses are not money yet: an order may wait for them, never ship on them.
  return known.success ? known.data : 'in_process';
}
