import { retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import type { ProviderRefund, RefusedError } from '../provider/payment.port.ts';
import { refundLedgerModel, type RefundEntry, type RefundLedgerRow } from './refund.model.ts';

export type RefundStore = ReturnType<typeof createRefundStore>;
type Refused = Pick<RefusedError, 'code' | 'reason'>;
type Pending = { paymentId: string; refundId: string };

export function createRefundStore(db: Mongo) {
  const ledgers = refundLedgerModel(db);
  const requested = (id: string) => ({ refunds: { $elemMatch: { id, status: 'requested' } } });

  return {
    find: (paymentId: string) => ledgers.findById(paymentId).lean(),
    ofPayments: (ids: string[]) => ledgers.find({ _id: { $in: ids } }).lean(),
    /** The payment's ledger, which knows from now on what the provider says has gone back. */
    async observe(_id: string, refundedCents: number, provider: string): Promise<RefundLedgerRow> {
      const seen = { $max: { promisedCents: refundedCents }, $setOnInsert: { provider } };
      const observe = () =>
        ledgers.findByIdAndUpdate(_id, seen, { upsert: true, returnDocument: 'after' }).lean().orFail();
      return retryLostRaces(observe);
    },
    /** Sets the money aside; false when there is not that much left, or when this request was taken before. */
    async reserve(_id: string, entry: RefundEntry, paidCents: number): Promise<boolean> {
      const { amountCents, requestId } = entry;
      const taken = await ledgers.updateOne(
        { _id, promisedCents: { $lte: paidCents - amountCents }, 'refunds.requestId': { $ne: requestId } },
        { $inc: { promisedCents: amountCents }, $push: { refunds: entry } },
      );
      return taken.modifiedCount === 1;
    },
    /** All that is left may be less than what was set aside, when a part went back by hand meanwhile. */
    finish: (_id: string, { id }: RefundEntry, made: Pick<ProviderRefund, 'id' | 'amountCents'>) =>
      ledgers.updateOne(
        { _id, ...requested(id) },
        {
          $set: {
            'refunds.$.status': 'done',
            'refunds.$.providerId': made.id,
            'refunds.$.amountCents': made.amountCents,
          },
        },
      ),
    /** What was set aside for it can be reserved again. */
    fail: (_id: string, { id, amountCents }: RefundEntry, { code, reason }: Refused) =>
      ledgers.updateOne(
        { _id, ...requested(id) },
        {
          $set: { 'refunds.$.status': 'failed', 'refunds.$.code': code, 'refunds.$.reason': reason },
          $inc: { promisedCents: -amountCents },
        },
      ),
    /** Asked for once more: whatever becomes of it, the others come first next time. */
    queued: (_id: string) =>
      // Its `updatedAt` is now.
      ledgers.updateOne({ _id }, {}),
    /** Refunds that were interrupted: asked for before `before`, and not known to be done. */
    async waiting(before: Date, limit: number): Promise<Pending[]> {
      const found = await ledgers
        .find({ 'refunds.status': 'requested', updatedAt: { $lte: before } })
        .sort({ updatedAt: 1 })
        .limit(limit)
        .lean();
      return found.flatMap(({ _id, refunds }) =>
        refunds
          .filter(({ status }) => status === 'requested')
          .map(({ id }) => ({ paymentId: _id, refundId: id })),
      );
    },
  };
}
