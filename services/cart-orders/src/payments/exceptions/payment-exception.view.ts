import { toPesos } from '@shop/contracts/money';
import type { PaymentException } from '@shop/contracts/payment-exception';
import type { OrderStore } from '../../orders/order/order.store.ts';
import type { RefundStore } from '../refund/refund.store.ts';
import { readBuyers, type BuyerDeps } from './exception-buyers.ts';
import { overviewOf } from '../refund/refund.view.ts';
import type { PaymentExceptionRow } from './payment-exception.model.ts';

export type ViewDeps = { refunds: RefundStore; orders: OrderStore } & BuyerDeps;

/**
 * Payment exceptions with their orders' numbers, buyers and refunds. The number of reads does not grow with the list.
 */
export async function paymentExceptionViews(
  deps: ViewDeps,
  rows: PaymentExceptionRow[],
): Promise<PaymentException[]> {
  const orders = await deps.orders.namesOf(rows.flatMap(({ orderId }) => orderId ?? []));
  const [ledgers, buyerOf] = await Promise.all([
    deps.refunds.ofPayments(rows.map(({ paymentId }) => paymentId)),
    readBuyers(deps, rows, orders),
  ]);
  return rows.map((row) => {
    const paid = { paidCents: row.amountCents, refundedCents: 0, paymentStatus: row.paymentStatus };
    const ledger = ledgers.find(({ _id }) => _id === row.paymentId);
    const orderNumber = row.orderId && orders.get(row.orderId)?.number;
    const buyer = buyerOf(row);
    return {
      ...view(row),
      ...(buyer && { buyer }),
      refunds: overviewOf(paid, ledger),
      ...(orderNumber ? { orderNumber } : {}),
    };
  });
}

function view(row: PaymentExceptionRow): Omit<PaymentException, 'refunds'> {
  const { _id: id, kind, paymentId, paymentStatus, currency, orderId, status, resolvedBy, note } = row;
  const { amountCents, expectedCents, createdAt, resolvedAt, detail, until } = row;
  const refundAt = status === 'open' && row.refundPlan === 'waits' ? row.refundAt : undefined;
  return {
    id,
    kind,
    paymentId,
    paymentStatus,
    currency,
    status,
    amount: toPesos(amountCents),
    createdAt: createdAt.toISOString(),
    ...(expectedCents === undefined ? {} : { expected: toPesos(expectedCents) }),
    ...(orderId ? { orderId } : {}),
    ...(refundAt ? { refundAt: refundAt.toISOString() } : {}),
    ...(detail ? { detail } : {}),
    ...(until && status === 'open' ? { until: until.toISOString() } : {}),
    ...(resolvedBy ? { resolvedBy } : {}),
    ...(resolvedAt ? { resolvedAt: resolvedAt.toISOString() } : {}),
    ...(note ? { note } : {}),
  };
}
