import { REFUND_STATUSES, type RefundStatus } from '@shop/contracts/refund';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, retryLostRaces } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import type { ProviderRefund, RefusedError } from '../provider/payment.port.ts';

/** Pieces of an order's line, and what of what was paid for them goes back; `restock`: they can be sold again. */
export type RefundedPieces = { id: number; quantity: number; cents: number; restock?: boolean };

export type RefundEntry = {
  /** Also the key by which the provider knows a repetition. */
  id: string;
  /** The press of the button that it came from. */
  requestId: string;
  amountCents: number;
  /** All of the payment, and nothing went back before. */
  isWhole: boolean;
  /** It is of the delivery, where that was said. */
  part?: 'delivery';
  /** It is of pieces. An order's payments may share in a press: each entry names all that it is of. */
  lines?: RefundedPieces[];
  /** What of all that the press asks for is of the delivery, and what of nothing that was named. */
  deliveryCents?: number;
  freeCents?: number;
  /** What of the press the payments before this one give back; of earlier releases there is none. */
  beforeCents?: number;
  /** Why it was asked for. */
  note?: string;
  status: RefundStatus;
  who: string;
  at: Date;
  providerId?: string;
  /** The provider's number of the reason why it failed. */
  code?: number;
  /** What an administrator is told of it. */
  reason?: string;
};

/**
 * All refunds of one payment in one document, so that a refund and the money set aside for it are written in one
 * step: what two administrators reserve at the same moment can never be more than was paid.
 */
export type RefundLedgerRow = {
  /** The payment's id. */
  _id: string;
  /** Reserved: what went back or is on its way, by the shop or in the provider's own pages. */
  promisedCents: number;
  refunds: RefundEntry[];
  /** Of earlier releases there is none: it is the first one. */
  provider?: string;
  createdAt: Date;
  updatedAt: Date;
};

const required = true;
const entrySchema = new Schema<RefundEntry>(
  {
    id: { type: String, required },
    requestId: { type: String, required },
    amountCents: { type: Number, required },
    isWhole: Boolean,
    part: String,
    lines: {
      type: [
        new Schema<RefundedPieces>(
          { id: Number, quantity: Number, cents: Number, restock: Boolean },
          { _id: false, id: false },
        ),
      ],
      default: undefined,
    },
    deliveryCents: Number,
    freeCents: Number,
    beforeCents: Number,
    note: String,
    status: { type: String, required, enum: REFUND_STATUSES },
    who: { type: String, required },
    at: { type: Date, required },
    providerId: String,
    code: Number,
    reason: String,
  },
  { _id: false, id: false },
);

const schema = new Schema<RefundLedgerRow>(
  { _id: String, promisedCents: { type: Number, required }, refunds: [entrySchema], provider: String },
  { timestamps: true, versionKey: false },
).index({ 'refunds.status': 1, updatedAt: 1 });

export const refundLedgerModel = modelOf('RefundLedger', schema, 'refunds');

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
    /**
     * Sets the money aside; false when there is not that much left, or when this request was taken before.
     * @param limit.seen how many refunds there were when it was worked out: with another one since then it is false too
     */
    async reserve(
      _id: string,
      entry: RefundEntry,
      { paidCents, seen }: { paidCents: number; seen?: number | undefined },
    ): Promise<boolean> {
      const { amountCents, requestId } = entry;
      const taken = await ledgers.updateOne(
        {
          _id,
          promisedCents: { $lte: paidCents - amountCents },
          'refunds.requestId': { $ne: requestId },
          ...(seen !== undefined && { [`refunds.${seen}`]: { $exists: false } }),
        },
        { $inc: { promisedCents: amountCents }, $push: { refunds: entry } },
      );
      return taken.modifiedCount === 1;
    },
    /**
     * Notes a refund that nobody asked the shop for, once. While one of the shop's own is under way nobody knows whether it
     * is that one: who sends it looks again.
     */
    noteMade: (_id: string, { id, amountCents, at }: ProviderRefund, who: string) =>
      ledgers.updateOne(
        { _id, 'refunds.providerId': { $ne: id }, 'refunds.status': { $ne: 'requested' } },
        {
          $push: {
            refunds: {
              $each: [
                {
                  id: `made-${id}`,
                  requestId: `made-${id}`,
                  amountCents,
                  isWhole: false,
                  note: `Hecho en ${who}`,
                  status: 'done',
                  who,
                  at,
                  providerId: id,
                },
              ],
            },
          },
        },
      ),
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
