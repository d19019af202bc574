import { createHash } from 'node:crypto';
import type { InternalElixir } from '@shop/contracts/elixir';
import { toCentavos } from '@shop/contracts/money';
import type { CartItemRow } from '../cart/cart.model.ts';
import type { PictureKeys } from '../pictures/picture-keys.ts';
import type { Extras } from '../pricing/quote.ts';
import type { CheckoutLine, UsedDiscount } from './checkout.model.ts';

export type Elixirs = ReadonlyMap<number, InternalElixir>;

/** The cart frozen at the catalogue's prices of this moment. */
export function freeze(items: CartItemRow[], elixirs: Elixirs, pictures: PictureKeys): CheckoutLine[] {
  return items.flatMap(({ elixirId, quantity }) => {
    const elixir = elixirs.get(elixirId);
    if (!elixir) return [];
    const { name, price, flowers, contents, isCustom } = elixir;
    const imageUrl = pictures.toKey(elixir.imageUrl);
    const priceCents = toCentavos(price);
    const told = { ...(flowers ? { flowers } : {}), ...(contents ? { contents } : {}) };
    return [{ elixirId, name, priceCents, quantity, imageUrl, isCustom, ...told }];
  });
}

/** The same for carts that cost the same in the same way; what is 0 leaves no trace in it. */
export function fingerprintOf(
  lines: CheckoutLine[],
  discount?: UsedDiscount,
  { shippingCents = 0, taxCents = 0 }: Extras = {},
): string {
  const extras = shippingCents + taxCents > 0 ? [{ shippingCents, taxCents }] : [];
  // A size changes no price: what earlier releases froze without it stays the same.
  const priced = lines.map(({ contents: _size, ...line }) => line);
  const content = discount || extras.length > 0 ? [priced, discount?.code, ...extras] : priced;
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
