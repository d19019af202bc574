import { isGiftPayment } from '@shop/contracts/gift-card';
import type { Mongo } from '@shop/service-kit/mongo';
import { orderModel, type OrderRow } from './order.model.ts';
import { paymentIdsOf, standsOn } from './order-payments.ts';
import { isSameCharge, sumCharges, type PaymentCharges } from './payment-charges.model.ts';

type Charged = Pick<OrderRow, 'paymentIntentId' | 'payments' | 'charges'>;

/** Fees and taxes on all payments of an order; undefined while one payment's are unknown. */
export const chargesOf = (order: Charged): PaymentCharges | undefined =>
  sumCharges(
    paymentIdsOf(order)
      .filter((id) => !isGiftPayment(id))
      .map((id) => order.charges?.[id]),
  );

type Payment = { _id: string; charges?: PaymentCharges };

/** Stores the fees of the order's payments. Each payment has its own field, so that no write overwrites another's. */
export async function noteCharges(db: Mongo, order: OrderRow, payments: Payment[]): Promise<void> {
  const news = payments.flatMap(({ _id, charges }) =>
    charges && standsOn(order, _id) && !isSameCharge(order.charges?.[_id], charges)
      ? [[`charges.${_id}`, charges]]
      : [],
  );
  if (news.length > 0) await orderModel(db).updateOne({ _id: order._id }, { $set: Object.fromEntries(news) });
}
