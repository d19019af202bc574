import { costSchema, type ProductCost } from '../../shopping/checkout/product-costs.ts';
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from '@shop/contracts/order';
import type { DeliveryAddress } from '@shop/contracts/address';
import type { OrderLot } from '@shop/contracts/lot';
import type { Tracking } from '@shop/contracts/tracking';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';
import { addressSchema } from '../../shopping/checkout/address.schema.ts';
import { soldAtFields, type SoldAt } from '../../shopping/pricing/sold-at.model.ts';
import { additionSchema, type OrderAddition } from './order-addition.model.ts';
import { chargesSchema, type PaymentCharges } from './payment-charges.model.ts';
import { backSchema, returnSchema, type OrderBack, type OrderReturn } from './order-back.model.ts';
import { cfdiSchema, type OrderCfdi } from './order-cfdi.model.ts';
import { labelSchema, type OrderLabel } from './order-label.model.ts';
import {
  entrySchema,
  eventSchema,
  invoiceSchema,
  lineSchema,
  manualSchema,
  lotSchema,
  paymentSchema,
  trackingSchema,
  voucherSchema,
  type ManualSale,
  type OrderEvent,
  type OrderInvoice,
  type OrderLine,
  type OrderPayment,
  type OutboxEntry,
  type PaymentVoucher,
} from './order-parts.model.ts';

export type OrderRow = SoldAt & {
  _id: string;
  number: string;
  checkoutId: string;
  cartId: string;
  /** The generation of the cart that was ordered. */
  cartRound: number;
  sessionId: string;
  /** How often its signed links were revoked. */
  linkRound?: number;
  /** Where it goes: stored under the name that the wire has. */
  shipping?: DeliveryAddress;
  /** The shopper paid without leaving an address (H8). */
  needsAddress: boolean;
  items: OrderLine[];
  addition?: OrderAddition;
  costs?: ProductCost[];
  /** What the shop said of its prices when the order was made. */
  ivaIncluded?: boolean;
  status: OrderStatus;
  /** The first of them, where there are several. */
  paymentIntentId: string;
  /** Where it is not one payment of the whole total. */
  payments?: OrderPayment[];
  paymentStatus: PaymentStatus;
  paymentStatusDetail: string;
  paymentRank: number;
  /** What is taken from each of its payments, by their ids; of one that the provider has not told of there is nothing. */
  charges?: Record<string, PaymentCharges>;
  /** What of the total has gone back to the buyer. */
  refundedCents: number;
  /** What of that was of what; the rest was of the whole order. */
  backs?: OrderBack[];
  /** Pieces that were sold and are with the shop again. */
  returns?: OrderReturn[];
  /** Its checkout holds something scarce. */
  holds?: boolean;
  /** Cancelled before its payment came in: a person has to decide (the list of payment exceptions). */
  paidLate?: boolean;
  /** Paid, but not all that it holds was spent. Where nothing is said, `paidLate` says it. */
  unspent?: boolean;
  /** The provider has said that it must not be delivered. */
  stoppedAt?: Date;
  /** Its payer told the provider that something is wrong, and that is open. */
  claimedAt?: Date;
  /** What the payer takes to the counter, when the payment is of that kind. */
  voucher?: PaymentVoucher | null;
  manual?: ManualSale;
  invoice?: OrderInvoice;
  cfdi?: OrderCfdi;
  /** How the parcel is followed. */
  tracking?: Tracking;
  /** When it arrived, or was handed over. */
  deliveredAt?: Date;
  /** When it left for its address; gone once it is known to have arrived. */
  onItsWaySince?: Date;
  label?: OrderLabel;
  /** What it was filled from, as it was when it left. */
  lots?: OrderLot[];
  /** Where the provider reaches the payer; kept while the shop has no address of its own. */
  payerEmail?: string;
  history: OrderEvent[];
  outbox: OutboxEntry[];
  /** Work that was given up; each has an entry in the list of payment exceptions. */
  left?: OutboxEntry[];
  /** What administrators search by prefix: search-texts.ts. */
  search: string[];
  createdAt: Date;
  updatedAt: Date;
};

/** What an order keeps of the payment that it stands on. */
export type PaymentState = Pick<
  OrderRow,
  | 'paymentIntentId'
  | 'payments'
  | 'paymentStatus'
  | 'paymentStatusDetail'
  | 'paymentRank'
  | 'refundedCents'
  | 'voucher'
>;

/** Orders whose buyer left no e-mail. */
export const UNNAMED_INDEX = { 'shipping.email': 1, 'shipping.name': 1, createdAt: 1 } as const;

/** Orders by when something was last done to them. */
export const CHANGED_INDEX = { updatedAt: 1 } as const;

const required = true;
const schema = new Schema<OrderRow>(
  {
    _id: String,
    number: { type: String, required },
    checkoutId: { type: String, required },
    cartId: { type: String, required },
    cartRound: { type: Number, required },
    sessionId: { type: String, required },
    linkRound: Number,
    shipping: addressSchema,
    needsAddress: Boolean,
    items: { type: [lineSchema], required },
    addition: additionSchema,
    costs: { type: [costSchema], default: undefined },
    ...soldAtFields,
    ivaIncluded: Boolean,
    status: { type: String, required, enum: ORDER_STATUSES },
    paymentIntentId: { type: String, required },
    payments: { type: [paymentSchema], default: undefined },
    paymentStatus: { type: String, required, enum: PAYMENT_STATUSES },
    paymentStatusDetail: String,
    paymentRank: { type: Number, required },
    charges: { type: Map, of: chargesSchema, default: undefined },
    refundedCents: Number,
    backs: { type: [backSchema], default: undefined },
    returns: { type: [returnSchema], default: undefined },
    holds: Boolean,
    paidLate: Boolean,
    unspent: Boolean,
    stoppedAt: Date,
    claimedAt: Date,
    voucher: voucherSchema,
    manual: manualSchema,
    invoice: invoiceSchema,
    cfdi: cfdiSchema,
    tracking: trackingSchema,
    deliveredAt: Date,
    onItsWaySince: Date,
    label: labelSchema,
    lots: { type: [lotSchema], default: undefined },
    payerEmail: String,
    history: [eventSchema],
    outbox: [entrySchema],
    left: { type: [entrySchema], default: undefined },
    search: [String],
  },
  { timestamps: true, versionKey: false, minimize: false },
)
  .index({ checkoutId: 1 }, { unique: true })
  .index({ 'label.askAt': 1 }, { sparse: true })
  .index({ number: 1 }, { unique: true })
  .index({ paymentIntentId: 1 })
  .index({ 'payments.id': 1 }, { sparse: true })
  .index({ search: 1 })
  .index({ 'lots.code': 1 }, { sparse: true })
  .index({ onItsWaySince: 1 }, { sparse: true })
  .index({ deliveredAt: 1 }, { sparse: true })
  .index({ 'addition.payUntil': 1 }, { sparse: true })
  .index({ 'shipping.zip': 1, createdAt: -1 })
  .index(UNNAMED_INDEX, { partialFilterExpression: { 'shipping.email': '' } })
  .index({ createdAt: -1, _id: -1 })
  .index({ totalCents: -1, _id: -1 })
  .index({ status: 1, createdAt: -1, _id: -1 })
  .index({ status: 1, totalCents: -1, _id: -1 })
  .index({ status: 1, paymentStatus: 1, createdAt: -1, _id: -1 })
  .index({ status: 1, paymentStatus: 1, totalCents: -1, _id: -1 })
  .index({ paymentStatus: 1, createdAt: -1, _id: -1 })
  .index({ paymentStatus: 1, totalCents: -1, _id: -1 })
  .index(CHANGED_INDEX)
  .index({ 'outbox.at': 1 })
  .index({ 'invoice.askedAt': 1 })
  .index({ 'cfdi.at': 1 }, { partialFilterExpression: { 'cfdi.status': 'refused' } });

export const orderModel = modelOf('Order', schema, 'orders');
