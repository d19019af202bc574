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

/** `total` is the line's cost in pesos; a line that is not on sale has none, and the cart's cost leaves it out. */
const cartLine = z.object({ item: cartItem, elixir, total: z.optional(z.number()) });
export type CartLine = z.infer<typeof cartLine>;

/** GET /api/cart; `cart.id` is 'new' until something is added. `total` is the lines' price in pesos, `amounts` all. */
export const cart = z.object({
  cart: z.object({ id: z.string() }),
  items: z.array(cartLine),
  total: z.number(),
  amounts,
  /** The code that the shopper typed. */
  discount: z.optional(cartDiscount),
  /** The promotion that applies without a code. */
  promotion: z.optional(usedPromotion),
  /** The gift card that the shopper typed. */
  giftCard: z.optional(usedGiftCard),
  /**
   * Present when the shop has more than free delivery. `ways` serve the postal code, the cheapest first; without
   * a code they serve every place. `wayId` is the one whose price is in `amounts`: the chosen one while it serves the
   * place, else the cheapest that ships. It is absent when the place is unknown, or nothing serves it.
   */
  delivery: z.optional(
    z.object({ zip: z.optional(z.string()), ways: z.array(offeredWay), wayId: z.optional(z.string()) }),
  ),
  /** The known ways to pay; absent when the payment provider is the only one. */
  payWays: z.optional(z.object({ online: z.boolean(), transfer: z.boolean(), pickup: z.boolean() })),
  /** What the shopper should know of the change they made, e.g. that not all units were added. */
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

/** POST /api/cart/items/restore: puts back lines that were just removed, each once and at its old place. */
export const cartRestore = z.strictObject({
  itemIds: z.array(autoId).check(z.minLength(1), z.maxLength(MAX_LINES)),
});

/** PUT /api/cart/delivery: destination and delivery way; an absent field stays, null clears it. */
export const cartDelivery = z.strictObject({
  zip: z.optional(z.nullable(zipText)),
  wayId: z.optional(z.nullable(wayId)),
});
export type CartDelivery = z.infer<typeof cartDelivery>;
