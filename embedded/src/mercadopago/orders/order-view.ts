import { checkoutPath } from '../api/preferences.ts';
import { isExpired } from '../expiry.ts';
import { toPesos, totalCentavos } from '../money.ts';
import { collectorId } from '../options.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment, Preference, Refund } from '../types.ts';

const amountOf = (pesos: number): string => pesos.toFixed(2);
export const transactionId = ({ id }: Pick<Payment, 'id'>): string => `PAY01${id}`;

type State = { status: string; status_detail: string };
const REFUSED = new Set(['rejected', 'cancelled']);

/** The attempts to pay an order; the one that decides its state comes last. */
export const attemptsOf = ({ books }: Pick<Sandbox, 'books'>, order: Preference): Payment[] =>
  books.payments
    .ofPreference(order.id)
    .toSorted((a, b) => Number(!REFUSED.has(a.status)) - Number(!REFUSED.has(b.status)));

/** The state of a payment in the terms of the orders' API, which has no state for a claim. */
function stateOf({ status, status_detail: detail }: Payment): State {
  if (status === 'refunded') return { status: 'processed', status_detail: 'refunded' };
  if (status === 'approved' || status === 'in_mediation')
    return {
      status: 'processed',
      status_detail: detail === 'partially_refunded' ? detail : 'accredited',
    };
  if (status === 'in_process') return { status: 'processing', status_detail: 'in_process' };
  if (status === 'charged_back') return { status: 'charged_back', status_detail: detail };
  if (status === 'rejected') return { status: 'failed', status_detail: detail.replace('cc_rejected_', '') };
  if (status === 'cancelled') return { status: 'expired', status_detail: 'expired' };
  return { status: 'action_required', status_detail: detail.replace('pending_', '') };
}

function stateOfOrder(order: Preference, last: Payment | undefined): State {
  if (last && last.status !== 'rejected') return stateOf(last);
  if (order.order?.isCancelled) return { status: 'canceled', status_detail: 'canceled' };
  if (isExpired(order)) return { status: 'expired', status_detail: 'expired' };
  if (last) return { status: 'action_required', status_detail: 'waiting_retry' };
  return { status: 'created', status_detail: 'created' };
}

/** An order with its payments, as GET /v1/orders/{id} shows it. */
export function orderView(sandbox: Pick<Sandbox, 'books' | 'publicUrl'>, order: Preference) {
  const attempts = attemptsOf(sandbox, order);
  const last = attempts.at(-1);
  const changes = [order.order?.changed ?? '', ...attempts.map((one) => one.date_last_updated)];
  const disputed = attempts.filter(({ status }) => status === 'charged_back');
  return {
    id: order.id,
    type: 'online',
    processing_mode: 'manual',
    // The payment's own figures are shown, so that tests can have wrong ones.
    external_reference: last ? last.external_reference : order.external_reference,
    total_amount: amountOf(last?.transaction_amount ?? toPesos(totalCentavos(order))),
    currency: last?.currency_id ?? 'MXN',
    country_code: 'MEX',
    user_id: String(collectorId),
    ...stateOfOrder(order, last),
    created_date: order.date_created,
    last_updated_date: changes.toSorted().at(-1),
    checkout_url: `${sandbox.publicUrl}${checkoutPath}?order_id=${order.id}`,
    payer: { ...order.order?.asked.payer },
    config: order.order?.asked.config,
    items: order.items.map(({ id, unit_price, currency_id: _currency, ...item }) => ({
      ...item,
      external_code: id,
      unit_price: amountOf(unit_price),
    })),
    transactions: {
      payments: attempts.map(transactionView),
      refunds: attempts.flatMap((one) => one.refunds.map((refund) => refundView(one, refund))),
      ...(disputed.length > 0 && { chargebacks: disputed.map(chargebackView) }),
    },
  };
}

function transactionView(payment: Payment) {
  const { transaction_details: details, payment_method: method, payment_type_id: type } = payment;
  return {
    id: transactionId(payment),
    ...stateOf(payment),
    amount: amountOf(payment.transaction_amount),
    reference_id: String(payment.id),
    ...(payment.date_of_expiration && { date_of_expiration: payment.date_of_expiration }),
    payment_method: {
      id: payment.payment_method_id,
      type,
      installments: payment.installments,
      ...(details.external_resource_url && { ticket_url: details.external_resource_url }),
      ...(details.barcode && { barcode_content: details.barcode.content }),
      ...((details.payment_method_reference_id ?? method.data?.reference_id) && {
        reference: details.payment_method_reference_id ?? method.data?.reference_id,
      }),
    },
  };
}

/** The orders' API gives no time for a refund. */
export const refundView = (payment: Payment, { id, amount }: Refund) => ({
  id: `REF01${id}`,
  transaction_id: transactionId(payment),
  reference_id: String(id),
  amount: amountOf(amount),
  status: 'processed',
});

const chargebackView = (payment: Payment) => ({
  id: `CHB01${payment.id}`,
  transaction_id: transactionId(payment),
  case_id: String(payment.id),
  status: 'opened',
});
