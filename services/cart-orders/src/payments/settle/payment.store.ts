import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import type { KnownPayment } from '../provider/payment-desk.ts';
import { rankOf } from '../../orders/order/payment.rank.ts';
import { paymentModel, type PaymentRow } from './payment.model.ts';

export type PaymentStore = ReturnType<typeof createPaymentStore>;

export function createPaymentStore(db: Mongo) {
  const payments = paymentModel(db);
  return {
    /** Notes the provider's news and answers the furthest state known, which older news does not change. */
    async record(payment: KnownPayment, checkoutId: string): Promise<PaymentRow> {
      const { id, status, statusDetail, amountCents, currency } = payment;
      const rank = rankOf(status, payment.changedAt);
      const { refundedCents, voucher = null } = payment;
      const state = { status, statusDetail, rank, refundedCents, voucher };
      const { payerEmail, account, provider } = payment;
      const isBehind = { _id: id, rank: { $lt: rank } };
      const first = {
        checkoutId,
        amountCents,
        currency,
        provider,
        ...(account ? { collectorId: account } : {}),
        ...(payerEmail ? { payerEmail } : {}),
      };
      try {
        await payments.updateOne(isBehind, { $set: state, $setOnInsert: first }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // The row exists. Another entry point may just have inserted it with a lower rank; only then this update matches.
        await payments.updateOne(isBehind, { $set: state });
      }
      return payments.findById(id).lean().orFail();
    },
    find: (_id: string) => payments.findById(_id).lean(),
    payersOf: async (ids: string[]): Promise<Map<string, string | undefined>> => {
      const found = await payments.find({ _id: { $in: ids } }, { payerEmail: 1 }).lean();
      return new Map(found.map(({ _id, payerEmail }) => [_id, payerEmail]));
    },
    /** All of a checkout, in the order in which the shop heard of them. */
    ofCheckout: (checkoutId: string) =>
      payments.find({ checkoutId }).sort({ createdAt: 1, _id: 1 }).lean<PaymentRow[]>(),
    forgetPayers: (checkoutIds: string[]) =>
      payments.updateMany({ checkoutId: { $in: checkoutIds } }, { $unset: { payerEmail: 1 } }),
  };
}
