import { createHash } from 'node:crypto';
import type { InternalElixir } from '@shop/contracts/elixir';
import { toCentavos } from '@shop/contracts/money';
import type { CartItemRow } from '../cart/cart.model.ts';
import type { PictureKeys } from '../pictures/picture-keys.ts';
import type { CheckoutLine, UsedDiscount } from './checkout.model.ts';

export type Elixirs = ReadonlyMap<number, InternalElixir>;

/** The cart frozen at the catalogue's prices of this moment. */
export function freeze(items: CartItemRow[], elixirs: Elixirs, pictures: PictureKeys): CheckoutLine[] {
  return items.flatMap(({ elixirId, quantity }) => {
    const elixir = elixirs.get(elixirId);
    if (!elixir) return [];
    const { name, price, flowers, isCustom } = elixir;
    const imageUrl = pictures.toKey(elixir.imageUrl);
    const priceCents = toCentavos(price);
    return [{ elixirId, name, priceCents, quantity, imageUrl, isCustom, ...(flowers ? { flowers } : {}) }];
  });
}

export const fingerprintOf = (lines: CheckoutLine[], discount?: UsedDiscount): string =>
  createHash('sha256')
    .update(JSON.stringify(discount ? [lines, discount.code] : lines))
    .digest('base64url');
