import * as z from 'zod/mini';
import { amounts } from './amounts.ts';
import { autoId, isoDate, randomId } from './common.ts';
import { offeredWay, wayId } from './delivery-plan.ts';
import { cartDiscount } from './discount.ts';
import { MAX_LINES, MAX_QUANTITY, NEW_CART_ID } from './constants.ts';
import { elixir } from './elixir.ts';
import { usedGiftCard } from './used-gift-card.ts';
import { usedPromotion } from './promotion.ts';
import { zipText } from './typed-text.ts';

const QUANTITY = `La cantidad debe ser un número entero entre 1 y ${MAX_QUANTITY}`;
export const quantity = z.int(QUANTITY).check(z.gte(1, QUANTITY), z.lte(MAX_QUANTITY, QUANTITY));

export const cartItem = z.object({
  id: autoId,
  cartId: z.string(),
  elixirId: autoId,
  quantity: z.int(),
  createdAt: isoDate,
  updatedAt: isoDate,
});
export type CartItem = z.infer<typeof cartItem>;

/** `total` is what the line costs in pesos; what is not on sale has none, and is not in what the cart costs. */
const cartLine = z.object({ item: cartItem, elixir, total: z.optional(z.number()) });
export type CartLine = z.infer<typeof cartLine>;

/** GET /api/cart; `cart.id` is 'new' until something was added. `total` is what the lines cost, in pesos, and `amounts` all of it. */
export const cart = z.object({
  cart: z.object({ id: z.string() }),
  items: z.array(cartLine),
  total: z.number(),
  amounts,
  /** The code that the shopper typed. */
  discount: z.optional(cartDiscount),
  /** What is taken off by itself. */
  promotion: z.optional(usedPromotion),
  /** The gift card that the shopper typed. */
  giftCard: z.optional(usedGiftCard),
  /**
   * Where the shop has more than free delivery. `ways` are those that serve the postal code, the cheapest first; without
   * one those that serve every place. `wayId` is the one whose price is in `amounts`: the chosen one while it serves the
   * place, else the cheapest that brings the parcel. Without it the place is not known yet, or nothing serves it.
   */
  delivery: z.optional(
    z.object({ zip: z.optional(z.string()), ways: z.array(offeredWay), wayId: z.optional(z.string()) }),
  ),
  /** With what it can be paid, as far as that is known; absent where that is the payment provider alone. */
  payWays: z.optional(z.object({ online: z.boolean(), transfer: z.boolean(), pickup: z.boolean() })),
  /** What the shopper should know of the change that this answers, e.g. that not all units were added. */
  notice: z.optional(z.string()),
});
export type Cart = z.infer<typeof cart>;

/** GET /api/cart/link: the path by which the shop's team finds this cart. */
export const cartLink = z.object({ path: z.string() });

export const cartId = z.union([z.literal(NEW_CART_ID), randomId], 'Carrito inválido');

/** POST /api/cart/items. Answers the whole cart, as do the other cart changes. */
export const cartAdd = z.strictObject({ cartId, elixirId: autoId, quantity: z._default(quantity, 1) });
export type CartAdd = z.input<typeof cartAdd>;

/** PATCH /api/cart/items/{itemId} */
export const cartQuantity = z.strictObject({ quantity });

/** POST /api/cart/items/restore: lines that were taken out a moment ago come back, each once, to where they stood. */
export const cartRestore = z.strictObject({
  itemIds: z.array(autoId).check(z.minLength(1), z.maxLength(MAX_LINES)),
});

/** PUT /api/cart/delivery: where it would go, and how; what is absent stays, null takes it back. */
export const cartDelivery = z.strictObject({
  zip: z.optional(z.nullable(zipText)),
  wayId: z.optional(z.nullable(wayId)),
});
export type CartDelivery = z.infer<typeof cartDelivery>;
