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
  /** The order cycle of the cart that was ordered. */
  cartRound: number;
  sessionId: string;
  /** How often its signed links were revoked. */
  linkRound?: number;
  /** The delivery address, under the API's own name. */
  shipping?: DeliveryAddress;
  /** The shopper paid without leaving an address (H8). */
  needsAddress: boolean;
  items: OrderLine[];
  addition?: OrderAddition;
  costs?: ProductCost[];
  /** Whether the shop's prices included tax when the order was made. */
  ivaIncluded?: boolean;
  status: OrderStatus;
  /** The first payment, when there are several. */
  paymentIntentId: string;
  /** Set unless one payment covers the whole total. */
  payments?: OrderPayment[];
  paymentStatus: PaymentStatus;
  paymentStatusDetail: string;
  paymentRank: number;
  /** Fees and taxes by payment id; a payment that the provider has not reported on is missing. */
  charges?: Record<string, PaymentCharges>;
  /** The refunded part of the total. */
  refundedCents: number;
  /** The refunds that name parts; the others count for the whole order. */
  backs?: OrderBack[];
  /** Sold pieces that are back at the shop. */
  returns?: OrderReturn[];
  /** Its checkout holds scarce pieces. */
  holds?: boolean;
  /** Cancelled before its payment came in: a person decides (the list of payment exceptions). */
  paidLate?: boolean;
  /** Paid, but not all of its held pieces could be spent. When absent, `paidLate` counts. */
  unspent?: boolean;
  /** The provider said that it must not be delivered. */
  stoppedAt?: Date;
  /** Its payer has an open claim at the provider. */
  claimedAt?: Date;
  /** The slip, when it is paid at a counter or by transfer. */
  voucher?: PaymentVoucher | null;
  manual?: ManualSale;
  invoice?: OrderInvoice;
  cfdi?: OrderCfdi;
  /** The carrier and the parcel's number. */
  tracking?: Tracking;
  /** When it arrived, or was handed over. */
  deliveredAt?: Date;
  /** When it left for its address; absent once it is known to have arrived. */
  onItsWaySince?: Date;
  label?: OrderLabel;
  /** The lots that it was filled from, as of its departure. */
  lots?: OrderLot[];
  /** The payer's e-mail at the provider, while the buyer has given no address. */
  payerEmail?: string;
  history: OrderEvent[];
  outbox: OutboxEntry[];
  /** Abandoned work; each entry is also in the list of payment exceptions. */
  left?: OutboxEntry[];
  /** Texts that administrators search by prefix: search-texts.ts. */
  search: string[];
  createdAt: Date;
  updatedAt: Date;
};

/** The payment state that an order stores. */
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

/** Orders by their last change. */
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
