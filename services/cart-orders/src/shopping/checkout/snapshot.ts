import { createHash } from 'node:crypto';
import type { InternalElixir } from '@shop/contracts/elixir';
import { toCentavos } from '@shop/contracts/money';
import type { CartItemRow } from '../cart/cart.model.ts';
import type { PictureKeys } from '../pictures/picture-keys.ts';
import { spread } from '../discount/spread.ts';
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

type Line = Pick<CheckoutLine, 'priceCents' | 'quantity' | 'discountCents'>;

/** Σ price × quantity in centavos, less what a code takes off; shipping is free (CK8). */
export const totalOf = (lines: Line[]): number =>
  lines.reduce((sum, line) => sum + line.priceCents * line.quantity - (line.discountCents ?? 0), 0);

/** The lines with what a code takes off each: their total is less by exactly that. */
export function withDiscount(lines: CheckoutLine[], cents: number): CheckoutLine[] {
  const parts = spread(
    cents,
    lines.map((line) => line.priceCents * line.quantity),
  );
  return lines.map((line, at) => (parts[at] ? { ...line, discountCents: parts[at] } : line));
}

export const fingerprintOf = (lines: CheckoutLine[], discount?: UsedDiscount): string =>
  createHash('sha256')
    .update(JSON.stringify(discount ? [lines, discount.code] : lines))
    .digest('base64url');
