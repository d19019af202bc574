import * as z from 'zod/mini';
import { amounts, ivaParts } from './amounts.ts';
import { cart } from './cart.ts';
import { apiError, isoDate, missing, randomId } from './common.ts';
import { elixir } from './elixir.ts';
import { soldPart } from './kit.ts';
import { chosenWay } from './delivery-plan.ts';
import { invoicedFields } from './invoice.ts';
import { lotCode, orderLot } from './lot.ts';
import { namesOf } from './names-of.ts';
import { usedPromotion } from './promotion.ts';
import { voucher } from './voucher.ts';
import { addressWrite, deliveryAddress, pickupContact } from './address.ts';
import { tracking } from './tracking.ts';
import { foundText, searchText, text } from './typed-text.ts';

export const ORDER_STATUS_LABEL = {
  pending: 'Pendiente',
  processing: 'Procesando',
  completed: 'Completado',
  cancelled: 'Cancelado',
} as const;
export const ORDER_STATUSES = namesOf(ORDER_STATUS_LABEL);
const orderStatus = z.enum(ORDER_STATUSES, 'Selecciona un estado válido');
export type OrderStatus = z.infer<typeof orderStatus>;

export const PAYMENT_STATUS_LABEL = {
  pending: 'Pago pendiente',
  in_process: 'Pago en revisión',
  approved: 'Pagado',
  rejected: 'Pago rechazado',
  cancelled: 'Pago cancelado',
  refunded: 'Reembolsado',
  partially_refunded: 'Reembolso parcial',
  in_mediation: 'En mediación',
  charged_back: 'Contracargo',
} as const;
export const PAYMENT_STATUSES = namesOf(PAYMENT_STATUS_LABEL);
export const paymentStatus = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof paymentStatus>;

const orderItem = z.object({
  id: z.int(),
  orderId: z.string(),
  elixirId: z.int(),
  elixirName: z.string(),
  quantity: z.int(),
  /** Pieces that came back to the shop, or never left it. */
  returned: z.optional(z.int()),
  price: z.number(),
  /** The price of all its pieces, in pesos. */
  total: z.number(),
  /** The discount of code and promotion on all pieces of the line, in pesos. */
  discount: z.optional(z.number()),
  /** The tax rate at the time of the sale. */
  iva: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  flowers: z.optional(z.array(z.string())),
  /** The contents of one piece. */
  contents: elixir.shape.contents,
  /** A custom blend of the buyer. */
  isCustom: z.optional(z.boolean()),
  /** Only of a kit: the parts of one piece. */
  parts: z.optional(z.array(soldPart)),
  /** A gift card, and the day of its mail; null means at once. */
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
  /** The discount of a code, in pesos, already taken off the total. Only the buyer and administrators see the code. */
  discount: missing(z.object({ code: z.optional(z.string()), amount: z.number() })),
  /** The promotion that applied without a code. */
  promotion: z.optional(usedPromotion),
  // Not the enum: an order of a later release must still be readable, and an unknown status is shown raw (AD39).
  status: z.string(),
  paymentStatus: z.string(),
  /** The provider's reason, for paymentReason. */
  paymentStatusDetail: missing(z.string()),
  paymentIntentId: missing(z.string()),
  /** Present with several payments, or too much money: the part of each that pays the order, and what goes back. */
  payments: z.optional(
    z.array(z.object({ id: z.string(), amount: z.number(), over: z.optional(z.number()) })),
  ),
  /**
   * The provider's fee on its payments, the tax it withholds, the rest that arrives before refunds, and a PaymentMeans:
   * once the provider reports them. Only administrators see it.
   */
  arrives: z.optional(
    z.object({ fee: z.number(), tax: z.number(), net: z.number(), means: z.optional(z.string()) }),
  ),
  /** The refunded part of the total, in pesos. */
  refunded: z.optional(z.number()),
  /** The included tax of the refunds by rate, where its lines or its delivery have a rate. */
  refundedIva: z.optional(ivaParts),
  /** Present while cash or a transfer is awaited, and after it did not arrive. */
  voucher: missing(voucher),
  /** Paid without an address (H8); `addressLink` is the page where its buyer gives it. */
  needsAddress: z.optional(z.boolean()),
  addressLink: missing(z.string()),
  /** The provider asks not to deliver it; only administrators see it. */
  doNotShip: z.optional(z.boolean()),
  /** The reason, a StopReason; earlier releases stopped orders for fraud only, and stored none. */
  stopReason: z.optional(z.string()),
  /** When it was paid, and when it left the workshop. */
  paidAt: missing(isoDate),
  sentAt: missing(isoDate),
  /** When it arrived, or was handed over. */
  deliveredAt: z.optional(isoDate),
  tracking: missing(tracking),
  /** The shop stated that its prices include the tax (IVA). */
  ivaIncluded: z.optional(z.boolean()),
  /** The number of jars, for lists. */
  pieces: z.optional(z.int()),
  /** The way of delivery, in shops that have more than free delivery. Its price is in `amounts`. */
  delivery: z.optional(chosenWay),
  /** Written by an administrator; `payLink` is its payment page, when it is paid by link. */
  manual: missing(z.object({ payment: z.string(), payLink: z.optional(z.string()) })),
  /** More pieces that its buyer was asked to pay; they join the order once they are paid. */
  addition: missing(
    z.object({
      amount: z.number(),
      payLink: z.string(),
      payUntil: isoDate,
      lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
      /** The pieces that go in exchange. */
      removes: z.optional(z.array(z.object({ name: z.string(), quantity: z.int() }))),
    }),
  ),
  /** The lots it was filled from, once it has left. */
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

/** POST /api/orders/{orderId}/payment: the provider's page to pay an order whose payment failed. */
export const paymentLink = z.object({ initPoint: z.string() });
export type PaymentLink = z.infer<typeof paymentLink>;

/**
 * POST /api/orders/{orderId}/reorder: the buyer's cart with the same pieces in it. `unavailable` names products
 * that are not on sale.
 */
export const reorderResponse = z.object({ cart, unavailable: z.array(z.string()) });
export type ReorderResponse = z.infer<typeof reorderResponse>;

/**
 * PATCH /api/orders/{orderId}/status. An unpaid order is only completed with `confirmUnpaid`; without it
 * the response is 409 with the code 'unpaid'. `tracking` goes with 'completed', also for a completed order;
 * each new number is mailed to the buyer.
 */
export const orderStatusChange = z.strictObject({
  status: orderStatus,
  confirmUnpaid: z.optional(z.boolean()),
  tracking: z.optional(tracking),
  /** With 'completed': codes of the lots that it leaves with. Without them, each product's newest active lot. */
  lots: z.optional(z.array(lotCode).check(z.maxLength(20))),
});

/** The most orders that one call moves or exports. */
export const MOST_AT_ONCE = 200;

/** A day of the shop's zone, '2026-11-21'. */
export const orderDay = z.iso.date();
/** Filters of the administrators' list. */
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
 * Orders by id, or all that the filters find among those that existed at `until`, when the list was read. Of these
 * one call takes the next ones `after` the end of the previous call.
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

/** PATCH /api/orders/status: many orders to one status, each by the rules of a single one; unpaid ones stay. */
export const ordersStatusChange = z
  .strictObject({
    ...chosenOrders,
    status: orderStatus,
    /** With 'completed': codes of lots that replace the newest active lots of their products. */
    lots: z.optional(z.array(lotCode).check(z.maxLength(100))),
  })
  .check(oneWayChosen);

export type OrdersStatusChange = z.infer<typeof ordersStatusChange>;

/**
 * The result for each, in the order of the request; `message` is the reason why one did not change. In a list each has
 * its `number`, and `next` tells where the following call continues.
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

/** POST /api/orders/{orderId}/notes: notes among administrators; buyers never see them. */
export const orderNote = z.strictObject({ text: text(1, 1000, 'Escribe la nota') });

/** Only the buyer decides whether the order is a gift. */
const addressField = z.keyof(z.omit(deliveryAddress, { gift: true }));

const seen = z.optional(z.record(addressField, z.string()));
/** The form of a corrected address, with the values that its fields had (`seen`). */
export const addressCorrectionForm = z.extend(deliveryAddress, { seen });
/**
 * PUT /api/orders/{orderId}/address. When the address differs from the `seen` fields, the response is a 409 with the
 * order; a 409 without it means that the order has left.
 */
export const addressCorrection = z.extend(addressWrite, { seen });
/** PUT /api/orders/{orderId}/contact: who picks an order up; everything else as with an address. */
const contactSeen = z.optional(z.record(z.keyof(pickupContact), z.string()));
export const contactCorrectionForm = z.extend(pickupContact, { seen: contactSeen });
export const contactCorrection = z.extend(contactCorrectionForm, { phone: addressWrite.shape.phone });
export type ContactCorrection = z.infer<typeof contactCorrectionForm>;
export type AddressCorrection = z.infer<typeof addressCorrectionForm>;
export const addressConflict = z.extend(apiError, { current: z.optional(order) });

/** Why an order must not leave: the provider suspects fraud, or its payer complained to the provider or a bank. */
export type StopReason = 'fraud' | 'claim' | 'chargeback';

/** Body of the 409 of a change of status: the message says what the administrator has to confirm. */
export const orderStatusConflict = z.object({ message: z.string(), code: z.enum(['unpaid', 'stopped']) });
export type OrderStatusConflict = z.infer<typeof orderStatusConflict>;
