import * as z from 'zod/mini';
import { amounts, ivaParts } from './amounts.ts';
import { cart } from './cart.ts';
import { apiError, isoDate, missing, randomId } from './common.ts';
import { elixir } from './elixir.ts';
import { soldPart } from './kit.ts';
import { chosenWay } from './delivery-plan.ts';
import { invoicedFields } from './invoice.ts';
import { lotCode, orderLot } from './lot.ts';
import { usedPromotion } from './promotion.ts';
import { voucher } from './voucher.ts';
import { addressWrite, deliveryAddress, pickupContact } from './address.ts';
import { tracking } from './tracking.ts';
import { foundText, searchText, text } from './typed-text.ts';

export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const;
const orderStatus = z.enum(ORDER_STATUSES, 'Selecciona un estado válido');
export type OrderStatus = z.infer<typeof orderStatus>;

export const ORDER_STATUS_LABEL: Record<OrderStatus, string> = {
  pending: 'Pendiente',
  processing: 'Procesando',
  completed: 'Completado',
  cancelled: 'Cancelado',
};

export const PAYMENT_STATUSES = [
  'pending',
  'in_process',
  'approved',
  'rejected',
  'cancelled',
  'refunded',
  'partially_refunded',
  'in_mediation',
  'charged_back',
] as const;
export const paymentStatus = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const PAYMENT_STATUS_LABEL: Record<PaymentStatus, string> = {
  pending: 'Pago pendiente',
  in_process: 'Pago en revisión',
  approved: 'Pagado',
  rejected: 'Pago rechazado',
  cancelled: 'Pago cancelado',
  refunded: 'Reembolsado',
  partially_refunded: 'Reembolso parcial',
  in_mediation: 'En mediación',
  charged_back: 'Contracargo',
};

const orderItem = z.object({
  id: z.int(),
  orderId: z.string(),
  elixirId: z.int(),
  elixirName: z.string(),
  quantity: z.int(),
  /** How many of them are with the shop again, or never left it. */
  returned: z.optional(z.int()),
  price: z.number(),
  /** What all its pieces cost, in pesos. */
  total: z.number(),
  /** What code and promotion take off all pieces of the line, in pesos. */
  discount: z.optional(z.number()),
  /** The rate of the tax that it was sold at. */
  iva: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  flowers: z.optional(z.array(z.string())),
  /** How much is in a piece. */
  contents: elixir.shape.contents,
  /** A blend of the buyer's own. */
  isCustom: z.optional(z.boolean()),
  /** Of a kit, what is in a piece. */
  parts: z.optional(z.array(soldPart)),
  /** A gift card, and the day of its mail; null is at once. */
  giftCard: z.optional(z.object({ sendOn: z.nullable(z.string()) })),
  createdAt: isoDate,
});
export type OrderItem = z.infer<typeof orderItem>;

/** An order on the wire; money in pesos. Personal fields are missing for anyone but the buyer and administrators (H13). */
export const order = z.object({
  id: z.string(),
  number: z.string(),
  customerName: missing(z.string()),
  customerEmail: missing(z.string()),
  customerPhone: missing(z.string()),
  shippingAddress: missing(z.string()),
  shippingCity: missing(z.string()),
  shippingState: missing(z.string()),
  shippingZip: missing(z.string()),
  shippingCountry: missing(z.string()),
  notes: missing(z.string()),
  gift: missing(z.object({ recipient: z.string(), message: z.optional(z.string()) })),
  total: z.number(),
  totalAmount: z.number(),
  amounts,
  /** What a code took off, in pesos: the total is what is left of the lines. Only the buyer and administrators see which. */
  discount: missing(z.object({ code: z.optional(z.string()), amount: z.number() })),
  /** What was taken off by itself. */
  promotion: z.optional(usedPromotion),
  // Not the enum: an order of a later release must still be readable, and an unknown status is shown raw (AD39).
  status: z.string(),
  paymentStatus: z.string(),
  /** The provider's reason, for paymentReason. */
  paymentStatusDetail: missing(z.string()),
  paymentIntentId: missing(z.string()),
  /** Where it was paid by several, or too much: what of each pays the order, and what of it goes back. */
  payments: z.optional(
    z.array(z.object({ id: z.string(), amount: z.number(), over: z.optional(z.number()) })),
  ),
  /**
   * What the provider keeps of its payments, what it withholds for taxes, what of them arrives before anything goes back,
   * and a PaymentMeans: once the provider says so. Only administrators see it.
   */
  arrives: z.optional(
    z.object({ fee: z.number(), tax: z.number(), net: z.number(), means: z.optional(z.string()) }),
  ),
  /** What of the total has gone back to the buyer, in pesos. */
  refunded: z.optional(z.number()),
  /** What of that is at which rate of the tax that prices include, where its lines or its delivery say one. */
  refundedIva: z.optional(ivaParts),
  /** While cash or a transfer is awaited, and after that was in vain. */
  voucher: missing(voucher),
  /** Paid without an address (H8); `addressLink` is the page where its buyer gives it. */
  needsAddress: z.optional(z.boolean()),
  addressLink: missing(z.string()),
  /** The provider says that it must not be delivered; only administrators see it. */
  doNotShip: z.optional(z.boolean()),
  /** Why: a StopReason; an earlier release told of frauds alone, and of no reason. */
  stopReason: z.optional(z.string()),
  /** When its money came in, and when it left the workshop. */
  paidAt: missing(isoDate),
  sentAt: missing(isoDate),
  /** When it arrived, or was handed over. */
  deliveredAt: z.optional(isoDate),
  tracking: missing(tracking),
  /** The shop said of its prices that they include the tax (IVA). */
  ivaIncluded: z.optional(z.boolean()),
  /** How many jars it has; lists say it. */
  pieces: z.optional(z.int()),
  /** How it gets to its buyer, in shops that have more than free delivery. What that costs stands in `amounts`. */
  delivery: z.optional(chosenWay),
  /** Written by an administrator; `payLink` is where it is paid, when it is by link. */
  manual: missing(z.object({ payment: z.string(), payLink: z.optional(z.string()) })),
  /** What its buyer was asked to pay besides, for more pieces; they are the order's once that is paid. */
  addition: missing(
    z.object({
      amount: z.number(),
      payLink: z.string(),
      payUntil: isoDate,
      lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
      /** What goes in exchange. */
      removes: z.optional(z.array(z.object({ name: z.string(), quantity: z.int() }))),
    }),
  ),
  /** What it was filled from, once it has left. */
  lots: z.optional(z.array(orderLot)),
  ...invoicedFields,
  createdAt: isoDate,
  updatedAt: isoDate,
});
export type Order = z.infer<typeof order>;
export const orderList = z.array(order);
export const orderItemList = z.array(orderItem);

/** GET /api/orders/{orderId} */
export const orderResponse = z.object({ order, items: orderItemList });
export type OrderResponse = z.infer<typeof orderResponse>;

/** POST /api/orders/{orderId}/payment: the provider's page where an order whose payment failed is paid after all. */
export const paymentLink = z.object({ initPoint: z.string() });
export type PaymentLink = z.infer<typeof paymentLink>;

/**
 * POST /api/orders/{orderId}/reorder: the buyer's cart with the same pieces in it. `unavailable` names what is no longer
 * sold.
 */
export const reorderResponse = z.object({ cart, unavailable: z.array(z.string()) });
export type ReorderResponse = z.infer<typeof reorderResponse>;

/**
 * PATCH /api/orders/{orderId}/status. An order without its payment is only completed with `confirmUnpaid`; without it
 * the answer is 409 with the code 'unpaid'. `tracking` goes with 'completed', also when the order is completed already;
 * each new number tells the buyer.
 */
export const orderStatusChange = z.strictObject({
  status: orderStatus,
  confirmUnpaid: z.optional(z.boolean()),
  tracking: z.optional(tracking),
  /** With 'completed': codes of the lots that it leaves with. Without them it is the newest in use of each product. */
  lots: z.optional(z.array(lotCode).check(z.maxLength(20))),
});

/** The most orders that one call moves or exports. */
export const MOST_AT_ONCE = 200;

/** A day of the shop's zone, '2026-11-21'. */
export const orderDay = z.iso.date();
/** What narrows the administrators' list. */
export const orderFilters = {
  q: searchText,
  status: z.optional(orderStatus),
  paymentStatus: z.optional(paymentStatus),
  /** First and last day. */
  from: z.optional(orderDay),
  to: z.optional(orderDay),
  /** Orders that left with this lot. */
  lot: z.optional(lotCode),
};

/**
 * Orders that are named, or all that the list finds of those that were there at `until`, when it was read. Of those one call takes
 * the next ones `after` where the last one ended.
 */
export const chosenOrders = {
  orderIds: z.optional(z.array(randomId).check(z.minLength(1), z.maxLength(MOST_AT_ONCE))),
  find: z.optional(z.strictObject({ ...orderFilters, q: foundText })),
  until: z.optional(isoDate),
  after: z.optional(randomId),
};
export type OrdersChosen = z.infer<z.ZodMiniObject<typeof chosenOrders>>;
export const oneWayChosen = z.refine<OrdersChosen>(
  ({ orderIds, find, until }) => (orderIds ? find === undefined : find !== undefined && until !== undefined),
  'Nombra pedidos, o todos los que encuentra la lista',
);

/** PATCH /api/orders/status: many orders to one status, each by the rules of a single one; unpaid ones stay as they are. */
export const ordersStatusChange = z
  .strictObject({
    ...chosenOrders,
    status: orderStatus,
    /** With 'completed': codes of lots that products leave with in place of the newest in use. */
    lots: z.optional(z.array(lotCode).check(z.maxLength(100))),
  })
  .check(oneWayChosen);

export type OrdersStatusChange = z.infer<typeof ordersStatusChange>;

/**
 * What became of each, in the order in which they were named; `message` says why one stayed as it was. Of a list each has its
 * `number`, and `next` says where the following call goes on.
 */
export const ordersStatusResult = z.object({
  results: z.array(
    z.object({
      orderId: z.string(),
      ok: z.boolean(),
      message: z.optional(z.string()),
      number: z.optional(z.string()),
    }),
  ),
  next: z.optional(randomId),
});
export type OrdersStatusResult = z.infer<typeof ordersStatusResult>;

/** POST /api/orders/{orderId}/notes: what administrators tell each other; buyers never see it. */
export const orderNote = z.strictObject({ text: text(1, 1000, 'Escribe la nota') });

/** Whether the order is a gift is its buyer's word. */
const addressField = z.keyof(z.omit(deliveryAddress, { gift: true }));

const seen = z.optional(z.record(addressField, z.string()));
/** The form of a corrected address, with what was `seen` in its fields. */
export const addressCorrectionForm = z.extend(deliveryAddress, { seen });
/**
 * PUT /api/orders/{orderId}/address. With what was `seen` in its fields, an address that is another by now is a 409 with
 * the order; one without it says that the order has left.
 */
export const addressCorrection = z.extend(addressWrite, { seen });
/** PUT /api/orders/{orderId}/contact: who fetches an order; everything else as with an address. */
const contactSeen = z.optional(z.record(z.keyof(pickupContact), z.string()));
export const contactCorrectionForm = z.extend(pickupContact, { seen: contactSeen });
export const contactCorrection = z.extend(contactCorrectionForm, { phone: addressWrite.shape.phone });
export type ContactCorrection = z.infer<typeof contactCorrectionForm>;
export type AddressCorrection = z.infer<typeof addressCorrectionForm>;
export const addressConflict = z.extend(apiError, { current: z.optional(order) });

/** Why an order must not leave: the provider fears a fraud, its payer complained there, or to a bank. */
export type StopReason = 'fraud' | 'claim' | 'chargeback';

/** Body of the 409 of a change of status: the message says what the administrator has to confirm. */
export const orderStatusConflict = z.object({ message: z.string(), code: z.enum(['unpaid', 'stopped']) });
export type OrderStatusConflict = z.infer<typeof orderStatusConflict>;
