import type { OrderRow } from '../../orders/order/order.model.ts';
import { overRequestOf } from '../../orders/order/order-payments.ts';
import { reserveRefund, type ReserveRefundDeps } from './refund.ts';

/** Gives back what the last part of an order was too much; reconciliation sends it. @throws as reserveRefund */
export const giveBackOver =
  (deps: ReserveRefundDeps) =>
  async ({ _id, payments = [] }: OrderRow): Promise<void> => {
    for (const { id: paymentId, overCents: amountCents } of payments)
      if (amountCents)
        await reserveRefund(deps, { paymentId, amountCents, requestId: overRequestOf(_id), who: 'sistema' });
  };
