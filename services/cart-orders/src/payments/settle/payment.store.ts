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

/** The shop's record of one provider payment. Its id is the provider's, so it can be used only once. */
export type PaymentRow = {
  _id: string;
  checkoutId: string;
  status: PaymentStatus;
  statusDetail: string;
  rank: number;
  amountCents: number;
  refundedCents: number;
  currency: string;
  /** The account at the provider that receives the money. */
  collectorId?: string;
  /** Missing in earlier releases: it is the first provider. */
  provider?: string;
  voucher: PaymentVoucher | null;
  /** Fees and taxes, as far as the provider has reported them. */
  charges?: PaymentCharges;
  payerEmail?: string;
  /** The payer's open claim at the provider. An ended claim stays until its order was updated. */
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
    /** Records the provider's news and returns the furthest known state, which older news does not change. */
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
      // Another entry point may have just inserted the row with a lower rank; then only the second update matches.
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
    /** All payments of a checkout, in the order in which the shop learned of them. */
    ofCheckout: (checkoutId: string) =>
      payments.find({ checkoutId }).sort({ createdAt: 1, _id: 1 }).lean<PaymentRow[]>(),
    /** These payments, in the order in which the shop learned of them. */
    these: (ids: string[]) =>
      payments
        .find({ _id: { $in: ids } })
        .sort({ createdAt: 1, _id: 1 })
        .lean<PaymentRow[]>(),
    /** Notes the provider's claim on a payment; false when the payment is not ours. */
    noteClaim: async (_id: string, { awaits, until }: Claim): Promise<boolean> =>
      (await payments.updateOne({ _id }, { $set: { claim: { awaits, ...(until && { until }) } } }))
        .matchedCount === 1,
    /** Payments whose orders have to be told about a claim: of all providers, or of one. */
    claimed: async (at?: string): Promise<PaymentRow[]> => {
      const found = await payments.find({ 'claim.awaits': { $exists: true } }).lean<PaymentRow[]>();
      return found.filter(({ provider = FIRST_PROVIDER }) => at === undefined || provider === at);
    },
    endClaim: (_id: string) =>
      payments.updateOne({ _id, claim: { $exists: true } }, { $set: { 'claim.endedAt': new Date() } }),
    dropEndedClaim: (_id: string) =>
      payments.updateOne({ _id, 'claim.endedAt': { $exists: true } }, { $unset: { claim: 1 } }),
    idsOf: async (checkoutIds: string[]): Promise<string[]> =>
      (await payments.find({ checkoutId: { $in: checkoutIds } }, { _id: 1 }).lean()).map(({ _id }) => _id),
    forgetPayers: (checkoutIds: string[]) =>
      payments.updateMany({ checkoutId: { $in: checkoutIds } }, { $unset: { payerEmail: 1 } }),
  };
}
