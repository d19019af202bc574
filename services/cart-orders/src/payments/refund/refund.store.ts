import { REFUND_STATUSES, type RefundStatus } from '@shop/contracts/refund';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, retryLostRaces } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { forgetNotes } from '../forget-notes.ts';
import { tooFar } from '../../next-try.ts';
import type { ProviderRefund, RefusedError } from '../provider/payment.port.ts';

/** Pieces of an order's line and their refunded centavos; `restock`: the pieces can be sold again. */
export type RefundedPieces = { id: number; quantity: number; cents: number; restock?: boolean };

export type RefundEntry = {
  /** Also the idempotency key at the provider. */
  id: string;
  /** The id of the button press. */
  requestId: string;
  amountCents: number;
  /** The whole payment, with nothing refunded before. */
  isWhole: boolean;
  /** The refund names the delivery. */
  part?: 'delivery';
  /** The refund names pieces. Several payments may share a press: each entry lists all of its pieces. */
  lines?: RefundedPieces[];
  /** The delivery's part of the whole press, and the part that names nothing. */
  deliveryCents?: number;
  freeCents?: number;
  /** What earlier payments of this press refund; earlier releases do not store it. */
  beforeCents?: number;
  /** Why it was asked for. */
  note?: string;
  status: RefundStatus;
  who: string;
  at: Date;
  providerId?: string;
  /** The provider's reason number for a failure. */
  code?: number;
  /** The failure's text for an administrator. */
  reason?: string;
};

/**
 * All refunds of one payment in one document, so that a refund and the money reserved for it are one write:
 * simultaneous refunds can never exceed the payment.
 */
export type RefundLedgerRow = {
  /** The payment's id. */
  _id: string;
  /** Reserved: refunded or on its way, by the shop or on the provider's own pages. */
  promisedCents: number;
  refunds: RefundEntry[];
  /** Missing in earlier releases: it is the first provider. */
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
    /** The payment's ledger, updated with the provider's refunded amount. */
    async observe(_id: string, refundedCents: number, provider: string): Promise<RefundLedgerRow> {
      const seen = { $max: { promisedCents: refundedCents }, $setOnInsert: { provider } };
      const observe = () =>
        ledgers.findByIdAndUpdate(_id, seen, { upsert: true, returnDocument: 'after' }).lean().orFail();
      return retryLostRaces(observe);
    },
    /**
     * Reserves the money; false when not enough is left, or when this request was stored before.
     * @param limit.seen how many refunds there were when the amount was computed; false after another one
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
     * Notes, once, a refund that was not made through the shop. While one of the shop's own is pending, the two may be
     * the same: its sender looks again.
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
    /** A refund of everything left may be less than was reserved, when a part was refunded by hand meanwhile. */
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
    /** Its reserved money can be reserved again. */
    fail: (_id: string, { id, amountCents }: RefundEntry, { code, reason }: Refused) =>
      ledgers.updateOne(
        { _id, ...requested(id) },
        {
          $set: { 'refunds.$.status': 'failed', 'refunds.$.code': code, 'refunds.$.reason': reason },
          $inc: { promisedCents: -amountCents },
        },
      ),
    forgetNotes: (ids: string[]) => forgetNotes(ledgers, { _id: { $in: ids } }, 'refunds'),
    /** Moves this ledger behind the others, whatever happens to the retry. */
    queued: (_id: string) =>
      // The empty update sets `updatedAt`.
      ledgers.updateOne({ _id }, {}),
    /**
     * Interrupted refunds: asked for before `before`, or by a clock that was ahead, and not known to be done.
     */
    async waiting(before: Date, limit: number): Promise<Pending[]> {
      const found = await ledgers
        .find({
          'refunds.status': 'requested',
          updatedAt: { $not: { $gt: before, $lte: tooFar(new Date()) } },
        })
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
