import { FIRST_PROVIDER } from '@shop/contracts/payment-browsers';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contracts/order';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { type PaymentVoucher, voucherSchema } from '../../orders/order/order-parts.model.ts';
import {
  chargesSchema,
  isSameCharge,
  type PaymentCharges,
} from '../../orders/order/payment-charges.model.ts';
import { rankOf } from '../../orders/order/payment.rank.ts';
import type { KnownPayment } from '../provider/payment-desk.ts';
import type { Dispute } from '../provider/payment.port.ts';

/** What was learnt of one payment of the provider; its id is the provider's, so it can be used once only. */
export type PaymentRow = {
  _id: string;
  checkoutId: string;
  status: PaymentStatus;
  statusDetail: string;
  rank: number;
  amountCents: number;
  refundedCents: number;
  currency: string;
  /** Whose money it is at the provider. */
  collectorId?: string;
  /** Of earlier releases there is none: it is the first one. */
  provider?: string;
  voucher: PaymentVoucher | null;
  /** What is taken from it, as far as the provider has said. */
  charges?: PaymentCharges;
  payerEmail?: string;
  /** Its payer told the provider that something is wrong. Ended, it stays until its order was told. */
  claim?: Claim;
  createdAt: Date;
  updatedAt: Date;
};

export type Claim = Pick<Dispute, 'awaits' | 'until'> & { endedAt?: Date };

const required = true;
const schema = new Schema<PaymentRow>(
  {
    _id: String,
    checkoutId: { type: String, required },
    status: { type: String, required, enum: PAYMENT_STATUSES },
    statusDetail: String,
    rank: { type: Number, required },
    amountCents: { type: Number, required },
    refundedCents: Number,
    currency: { type: String, required },
    collectorId: String,
    provider: String,
    voucher: voucherSchema,
    charges: chargesSchema,
    payerEmail: String,
    claim: { type: new Schema<Claim>({ awaits: String, until: Date, endedAt: Date }, { _id: false }) },
  },
  { timestamps: true, versionKey: false },
)
  .index({ checkoutId: 1 })
  .index({ 'claim.awaits': 1 }, { sparse: true });

export const paymentModel = modelOf('Payment', schema, 'payments');

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
      // Where the row exists, another entry point may just have inserted it with a lower rank; only then the second matches.
      await unlessTaken(
        payments.updateOne(isBehind, { $set: state, $setOnInsert: first }, { upsert: true }),
        () => payments.updateOne(isBehind, { $set: state }),
      );
      const row = await payments.findById(id).lean().orFail();
      const { charges } = payment;
      if (!charges || isSameCharge(row.charges, charges)) return row;
      await payments.updateOne({ _id: id }, { $set: { charges } });
      return { ...row, charges };
    },
    find: (_id: string) => payments.findById(_id).lean(),
    payersOf: async (ids: string[]): Promise<Map<string, string | undefined>> => {
      const found = await payments.find({ _id: { $in: ids } }, { payerEmail: 1 }).lean();
      return new Map(found.map(({ _id, payerEmail }) => [_id, payerEmail]));
    },
    /** All of a checkout, in the order in which the shop heard of them. */
    ofCheckout: (checkoutId: string) =>
      payments.find({ checkoutId }).sort({ createdAt: 1, _id: 1 }).lean<PaymentRow[]>(),
    /** These, in the order in which the shop heard of them. */
    these: (ids: string[]) =>
      payments
        .find({ _id: { $in: ids } })
        .sort({ createdAt: 1, _id: 1 })
        .lean<PaymentRow[]>(),
    /** What the provider says of a payment's claim; false of a payment that is not ours. */
    noteClaim: async (_id: string, { awaits, until }: Claim): Promise<boolean> =>
      (await payments.updateOne({ _id }, { $set: { claim: { awaits, ...(until && { until }) } } }))
        .matchedCount === 1,
    /** Those whose orders have to hear of a claim: of all providers, or of one. */
    claimed: async (at?: string): Promise<PaymentRow[]> => {
      const found = await payments.find({ 'claim.awaits': { $exists: true } }).lean<PaymentRow[]>();
      return found.filter(({ provider = FIRST_PROVIDER }) => at === undefined || provider === at);
    },
    endClaim: (_id: string) =>
      payments.updateOne({ _id, claim: { $exists: true } }, { $set: { 'claim.endedAt': new Date() } }),
    dropEndedClaim: (_id: string) =>
      payments.updateOne({ _id, 'claim.endedAt': { $exists: true } }, { $unset: { claim: 1 } }),
    forgetPayers: (checkoutIds: string[]) =>
      payments.updateMany({ checkoutId: { $in: checkoutIds } }, { $unset: { payerEmail: 1 } }),
  };
}
