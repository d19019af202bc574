import type { InvoiceRequest } from '@shop/contracts/invoice';
import type { IvaRate } from '@shop/contracts/iva';
import type { SoldPart } from '@shop/contracts/kit';
import type { ManualPayment } from '@shop/contracts/manual-order';
import { ORDER_STATUSES, type OrderItem, type OrderStatus } from '@shop/contracts/order';
import type { OrderLot } from '@shop/contracts/lot';
import type { Tracking } from '@shop/contracts/tracking';
import { Schema } from 'mongoose';
import { partSchema, type SoldGiftCard } from '../../shopping/checkout/checkout.model.ts';

/** The slip that the payer takes to the counter or the bank. `url` is safe to link to; `clabe` is a bank account. */
export type PaymentVoucher = {
  kind: 'cash' | 'transfer';
  method: string;
  payBefore?: Date;
  barcode?: string;
  reference?: string;
  clabe?: string;
  bank?: string;
  beneficiary?: string;
  url?: string;
};

/** One of several payments of an order. Money in centavos. */
export type OrderPayment = {
  id: string;
  /** The part of it that pays the order. */
  cents: number;
  /** The excess over the order's total, which is refunded. */
  overCents?: number;
  /** The part of that excess that an exchange for something cheaper left. */
  swapCents?: number;
};

export type OrderLine = {
  id: number;
  /** The checkout that froze the line, when it was added to the order later. */
  checkoutId?: string;
  elixirId: number;
  elixirName: string;
  quantity: number;
  priceCents: number;
  /** The discount code's amount for all its pieces. */
  discountCents?: number;
  /** The tax rate included in its price when it was sold. */
  iva?: IvaRate;
  /** The picture's key: pictures/picture-keys.ts. */
  imageUrl?: string;
  flowers?: string[];
  contents?: OrderItem['contents'];
  /** The buyer made it and gave it its name. */
  isCustom?: boolean;
  /** A kit's contents per piece when it was sold. */
  parts?: SoldPart[];
  /** A gift card, and the day on which its mail leaves. */
  giftCard?: Pick<SoldGiftCard, 'sendOn'>;
};

/** A change of the status, or with a `note` another action on the order. */
export type OrderEvent = { at: Date; who: string; from?: OrderStatus; to: OrderStatus; note?: string };

const OUTBOX_KEYS = [
  'cart.empty',
  'elixirs.keep',
  'day.changed',
  'customer.changed',
  'holds.spend',
  'holds.give-back',
  'stock.bring-back',
  'addition.spend',
  'addition.close',
  'over.give-back',
  'label.give-back',
  'invoice.update',
  'gift-cards.follow',
  'mail.received',
  'mail.pay-before',
  'mail.unpaid',
  'mail.addition',
  'mail.exchanged',
  'mail.paid',
  'mail.refunded',
  'mail.shipped',
  'mail.cancelled',
  'mail.addressed',
  'mail.stopped',
  'mail.invoiced',
  'webhook.paid',
  'webhook.shipped',
  'webhook.delivered',
] as const;
export type OutboxKey = (typeof OUTBOX_KEYS)[number];

/** Work still to be done because of an order. It is stored in the order, so that neither exists without the other. */
export type OutboxEntry = {
  id: string;
  key: OutboxKey;
  /** When it is due: at once, and later after each failure. */
  at: Date;
  /**
   * By key: elixir ids for 'elixirs.keep', centavos for 'mail.refunded', the earlier e-mail for 'customer.changed', a
   * credit note's index for 'mail.invoiced', the payment's id for 'holds.give-back', pieces for 'stock.bring-back', the
   * checkout's id for an addition, and that id with the refunded centavos for 'mail.exchanged'.
   */
  data?: unknown;
  attempts?: number;
  /** When it was written, if `at` has moved. */
  since?: Date;
};

const required = true;
const inside = { _id: false };

export const voucherSchema = new Schema<PaymentVoucher>(
  {
    kind: { type: String, required, enum: ['cash', 'transfer'] },
    method: String,
    payBefore: Date,
    barcode: String,
    reference: String,
    clabe: String,
    bank: String,
    beneficiary: String,
    url: String,
  },
  inside,
);

export const paymentSchema = new Schema<OrderPayment>(
  { id: { type: String, required }, cents: { type: Number, required }, overCents: Number, swapCents: Number },
  { _id: false, id: false },
);

export const lotSchema = new Schema<OrderLot>(
  { code: { type: String, required }, elixirIds: [Number], packedOn: String, bestBefore: String },
  inside,
);

export const trackingSchema = new Schema<Tracking>(
  { carrier: { type: String, required }, number: { type: String, required }, url: String },
  inside,
);

export const lineSchema = new Schema<OrderLine>(
  {
    id: { type: Number, required },
    checkoutId: String,
    elixirId: { type: Number, required },
    elixirName: { type: String, required },
    quantity: { type: Number, required },
    priceCents: { type: Number, required },
    discountCents: Number,
    iva: String,
    imageUrl: String,
    flowers: { type: [String], default: undefined },
    contents: Schema.Types.Mixed,
    isCustom: Boolean,
    parts: { type: [partSchema], default: undefined },
    giftCard: new Schema({ sendOn: { type: String, default: null } }, inside),
  },
  inside,
);

/** An order that an administrator wrote, at a fair or by phone; `payLink` is the provider's page where it is paid. */
export type ManualSale = { payment: ManualPayment; by: string; payLink?: string };
export const manualSchema = new Schema<ManualSale>(
  { payment: { type: String, required }, by: { type: String, required }, payLink: String },
  inside,
);

/** The buyer's data for the invoice. */
export type OrderInvoice = InvoiceRequest & { askedAt: Date };
export const invoiceSchema = new Schema<OrderInvoice>(
  {
    rfc: { type: String, required },
    name: { type: String, required },
    regime: { type: String, required },
    use: { type: String, required },
    zip: { type: String, required },
    askedAt: { type: Date, required },
  },
  inside,
);

const status = { type: String, enum: ORDER_STATUSES };
export const eventSchema = new Schema<OrderEvent>(
  {
    at: { type: Date, required },
    who: { type: String, required },
    from: status,
    to: { ...status, required },
    note: String,
  },
  inside,
);

export const entrySchema = new Schema<OutboxEntry>(
  {
    id: { type: String, required },
    key: { type: String, required, enum: OUTBOX_KEYS },
    at: { type: Date, required },
    data: Schema.Types.Mixed,
    attempts: Number,
    since: Date,
  },
  inside,
);
