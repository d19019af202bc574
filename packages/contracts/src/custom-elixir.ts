import * as z from 'zod/mini';
import { cart, cartItem } from './cart.ts';
import { apiError, autoId } from './common.ts';
import { MAX_FLOWERS_PER_ELIXIR } from './constants.ts';
import { elixir } from './elixir.ts';
import { ownMilliliters, ownSizes } from './own-sizes-form.ts';
import { price } from './price.ts';
import { nameText } from './typed-text.ts';

const NAME = 'El nombre debe tener entre 2 y 100 caracteres';
/** Empty means: the default name. */
const name = nameText(0, 100, NAME).check(z.refine<string>((value) => value.length !== 1, NAME));
const flowerIds = z
  .array(autoId, 'Selecciona al menos una flor')
  .check(
    z.minLength(1, 'Selecciona al menos una flor'),
    z.maxLength(MAX_FLOWERS_PER_ELIXIR, `Elige hasta ${MAX_FLOWERS_PER_ELIXIR} flores`),
  );

/** The form of /customize. */
export const customElixirForm = z.object({ name, flowerIds });
export type CustomElixirForm = z.infer<typeof customElixirForm>;

/**
 * POST /api/custom-elixirs. Of `elixir` only the name counts: price, availability, picture and description
 * are the server's, whatever was sent (H4). `replaces` is the cart line whose custom elixir gives way to this one.
 */
export const customElixirRequest = z.strictObject({
  elixir: z.strictObject({
    name: z.optional(name),
    description: z.optional(z.unknown()),
    price: z.optional(z.unknown()),
    imageUrl: z.optional(z.unknown()),
    isAvailable: z.optional(z.unknown()),
    isCustom: z.optional(z.unknown()),
  }),
  flowerIds,
  /** One of the sizes of 'Tienda'. */
  milliliters: z.optional(ownMilliliters),
  replaces: z.optional(autoId),
});
export type CustomElixirRequest = z.infer<typeof customElixirRequest>;

/** Answer: the elixir and the cart line that the same call made. */
export const customElixirResponse = z.object({ elixir, cart: cart.shape.cart, item: cartItem });
export type CustomElixirResponse = z.infer<typeof customElixirResponse>;

/** The 409 when the chosen size is no longer made; `sizes` are those that are. */
export const customElixirConflict = z.extend(apiError, { sizes: z.optional(ownSizes) });

/** POST /internal/custom-elixirs of the catalog, called by cart-orders alone. */
export const internalCustomElixir = z.strictObject({
  name: z.optional(name),
  flowerIds,
  /** The size that is sold, where 'Tienda' has sizes; `price` in pesos. */
  size: z.optional(z.strictObject({ milliliters: ownMilliliters, price })),
  sessionId: z.string(),
  idempotencyKey: z.optional(z.string().check(z.maxLength(100))),
});
export type InternalCustomElixir = z.infer<typeof internalCustomElixir>;

/** The most elixirs whose names one call may delete. */
export const MOST_FORGOTTEN = 500;

/** POST /internal/custom-elixirs/forget: deletes the names that a customer gave to their own elixirs. */
export const customElixirForget = z.strictObject({
  ids: z.array(autoId).check(z.minLength(1), z.maxLength(MOST_FORGOTTEN)),
});
