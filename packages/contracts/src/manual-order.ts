import * as z from 'zod/mini';
import { deliveryAddress } from './address.ts';
import { amounts } from './amounts.ts';
import { quantity } from './cart.ts';
import { autoId, randomId } from './common.ts';
import { MAX_FLOWERS_PER_ELIXIR } from './constants.ts';
import { deliveryPrice, offeredWay, wayId } from './delivery-plan.ts';
import { cartDiscount, discountCode } from './discount.ts';
import { order } from './order.ts';
import { ownMilliliters } from './own-sizes-form.ts';
import { usedPromotion } from './promotion.ts';
import { line, nameText } from './typed-text.ts';
import { namesOf } from './names-of.ts';

/** How an order that an administrator writes is paid: two are paid already, the link is still to be paid. */
export const MANUAL_PAYMENT_LABEL = {
  cash: 'Efectivo',
  transfer: 'Transferencia',
  link: 'Enlace de pago',
} as const;
export const MANUAL_PAYMENTS = namesOf(MANUAL_PAYMENT_LABEL);
const payment = z.enum(MANUAL_PAYMENTS, 'Elige cómo se paga');
export type ManualPayment = z.infer<typeof payment>;

const FLOWERS = `Elige de 1 a ${MAX_FLOWERS_PER_ELIXIR} flores`;
const blend = z.strictObject({ elixirId: autoId, quantity });
const own = z.strictObject({
  flowerIds: z.array(autoId).check(z.minLength(1, FLOWERS), z.maxLength(MAX_FLOWERS_PER_ELIXIR, FLOWERS)),
  name: z.optional(nameText(2, 100, 'De 2 a 100 caracteres')),
  milliliters: z.optional(ownMilliliters),
  quantity,
});
export const MOST_MANUAL_LINES = 20;
export const manualLines = z
  .array(z.union([blend, own]))
  .check(z.minLength(1, 'Agrega al menos un producto'), z.maxLength(MOST_MANUAL_LINES));
export type ManualLine = z.infer<typeof blend> | z.infer<typeof own>;

const { shape } = deliveryAddress;
const EMAIL = 'Correo electrónico inválido';
/** The buyer and the payment; without an address the order is handed over. */
const fields = {
  name: nameText(2, 120, 'Escribe el nombre de quien compra'),
  email: z.union([z.literal(''), shape.email], EMAIL),
  phone: shape.phone,
  address: z.optional(
    z.strictObject({ address: shape.address, city: shape.city, state: shape.state, zip: shape.zip }),
  ),
  notes: line(0, 500, 'Máximo 500 caracteres'),
  payment,
  /** The code that the buyer typed or told. */
  discount: z.optional(discountCode),
  /** Already handed to the buyer. */
  delivered: z.boolean(),
};
export const manualOrderForm = z.object(fields);

/** A way of the shop at its price, or the owner's own price for the parcel. */
const delivery = z.union([z.strictObject({ wayId }), z.strictObject({ price: deliveryPrice })]);
export type ManualDelivery = z.infer<typeof delivery>;

/** POST /api/orders: an order at a fair or by phone. A repeated `requestId` is the same order. No `delivery`: free. */
export const manualOrderRequest = z.strictObject({
  requestId: randomId,
  lines: manualLines,
  ...fields,
  delivery: z.optional(delivery),
  /** The total of the preview: when it has changed since, the order is refused with a new preview. */
  seen: z.optional(z.strictObject({ total: amounts.shape.total })),
});
export type ManualOrderRequest = z.output<typeof manualOrderRequest>;

export const manualOrderResponse = order;

/** POST /api/orders/preview: what such an order would cost, and its ways of delivery. Nothing is stored. */
export const manualPreviewRequest = z.strictObject({
  lines: manualLines,
  zip: z.optional(shape.zip),
  discount: fields.discount,
  delivery: z.optional(delivery),
});
export type ManualPreviewRequest = z.output<typeof manualPreviewRequest>;

/** `problem`: why the way is not available; its price is not in `amounts`. */
export const manualPreview = z.object({
  amounts,
  promotion: z.optional(usedPromotion),
  discount: z.optional(cartDiscount),
  ways: z.array(offeredWay),
  problem: z.optional(z.string()),
});
export type ManualPreview = z.infer<typeof manualPreview>;
