import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import type { ShippingDetails } from '@shop/contracts/shipping';
import type { Mongo } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';

/** What the payer takes to the counter or the bank. `url` is safe to link to. */
export type PaymentVoucher = { kind: 'cash' | 'transfer'; method: string; payBefore?: Date; url?: string };
export type OrderLine = {
  id: number;
  elixirId: number;
  elixirName: string;
  quantity: number;
  priceCents: number;
  /** Its key: pictures/picture-keys.ts. */
  imageUrl?: string;
  flowers?: string[];
  /** Made by its buyer, who gave it its name. */
  isCustom?: boolean;
};
/** A step of the status, or with a `note` something else that was done to the order. */
export type OrderEvent = { at: Date; who: string; from?: OrderStatus; to: OrderStatus; note?: string };

/** What is still to be done because of this order; it stands in the order, so that neither exists without the other. */
export type OutboxEntry = {
  id: string;
  key: OutboxKey;
  /** When it is due: at once, and later each time that it fails. */
  at: Date;
  data?: unknown;
  attempts?: number;
  /** When it was written, once `at` has moved. */
  since?: Date;
};
export type OutboxKey =
  | 'cart.empty'
  | 'elixirs.keep'
  | 'day.changed'
  | 'mail.received'
  | 'mail.pay-before'
  | 'mail.unpaid'
  | 'mail.paid'
  | 'mail.refunded'
  | 'mail.shipped'
  | 'mail.cancelled'
  | 'mail.addressed';

export type OrderRow = {
  _id: string;
  number: string;
  checkoutId: string;
  cartId: string;
  cartRound: number;
  sessionId: string;
  shipping?: ShippingDetails;
  /** The shopper paid without leaving an address (H8). */
  needsAddress: boolean;
  items: OrderLine[];
  totalCents: number;
  status: OrderStatus;
  paymentIntentId: string;
  paymentStatus: PaymentStatus;
  paymentStatusDetail: string;
  paymentRank: number;
  /** What of the total has gone back to the buyer. */
  refundedCents: number;
  /** Cancelled before its payment came in: a person has to decide (the list of reviews). */
  paidLate?: boolean;
  /** What the payer takes to the counter, when the payment is of that kind. */
  voucher?: PaymentVoucher | null;
  /** Where the provider reaches the payer; kept while the shop has no address of its own. */
  payerEmail?: string;
  history: OrderEvent[];
  outbox: OutboxEntry[];
  /** Work that was given up; each has an entry in the list of reviews. */
  left?: OutboxEntry[];
  /** Folded number, e-mail, name and words of the name: what administrators search by prefix. */
  search: string[];
  createdAt: Date;
  updatedAt: Date;
};

/** What an order keeps of the payment that it stands on. */
export type PaymentState = Pick<
  OrderRow,
  'paymentIntentId' | 'paymentStatus' | 'paymentStatusDetail' | 'paymentRank' | 'refundedCents' | 'voucher'
>;

const schema = new Schema<OrderRow>(
  {
    _id: String,
    number: String,
    checkoutId: String,
    cartId: String,
    cartRound: Number,
    sessionId: String,
    shipping: Schema.Types.Mixed,
    needsAddress: Boolean,
    items: [Schema.Types.Mixed],
    totalCents: Number,
    status: String,
    paymentIntentId: String,
    paymentStatus: String,
    paymentStatusDetail: String,
    paymentRank: Number,
    refundedCents: Number,
    paidLate: Boolean,
    voucher: Schema.Types.Mixed,
    payerEmail: String,
    history: [Schema.Types.Mixed],
    outbox: [Schema.Types.Mixed],
    left: { type: [Schema.Types.Mixed], default: undefined },
    search: [String],
  },
  { timestamps: true, versionKey: false, minimize: false },
)
  .index({ checkoutId: 1 }, { unique: true })
  .index({ number: 1 }, { unique: true })
  .index({ paymentIntentId: 1 })
  .index({ search: 1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ totalCents: -1, _id: -1 })
  .index({ status: 1, createdAt: -1, _id: -1 })
  .index({ status: 1, totalCents: -1, _id: -1 })
  .index({ status: 1, paymentStatus: 1, createdAt: -1, _id: -1 })
  .index({ paymentStatus: 1, createdAt: -1, _id: -1 })
  .index({ paymentStatus: 1, totalCents: -1, _id: -1 })
  .index({ 'outbox.at': 1 });

export const registerOrders = (db: Mongo): void => void db.model<OrderRow>('Order', schema, 'orders');
