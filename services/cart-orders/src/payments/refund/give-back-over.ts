import type { OrderRow } from '../../orders/order/order.model.ts';
import { isOfOver, overRequestOf } from '../../orders/order/order-payments.ts';
import { reserveRefund, type ReserveRefundDeps } from './refund.ts';

/**
 * Refunds the excess of an order's payments that has not gone back yet; reconciliation sends it. A full refund of a
 * payment already includes this. @throws as reserveRefund
 */
export const giveBackOver =
  (deps: ReserveRefundDeps) =>
  async ({ _id, payments = [] }: OrderRow): Promise<void> => {
    for (const { id: paymentId, cents, overCents = 0 } of payments) {
      const { refunds = [], promisedCents = 0 } = (await deps.refunds.find(paymentId)) ?? {};
      const givenCents = refunds
        .filter((one) => isOfOver(_id, one) && one.status !== 'failed')
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
      const amountCents = Math.min(overCents - givenCents, cents + overCents - promisedCents);
      const requestId = overRequestOf(_id, givenCents);
      if (amountCents > 0) await reserveRefund(deps, { paymentId, amountCents, requestId, who: 'sistema' });
    }
  };
