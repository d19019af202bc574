import { createHash } from 'node:crypto';
import type { ChosenWay } from '@shop/contracts/delivery-plan';
import type { SoldPart } from '@shop/contracts/kit';
import type { PictureKeys } from '../pictures/picture-keys.ts';
import type { SoldLine } from '../pricing/price-cart.ts';
import type { Extras, Quote } from '../pricing/quote.ts';
import type { UsedDiscount, UsedGiftCard, UsedPromotion } from '../pricing/sold-at.model.ts';
import type { CheckoutLine } from './checkout.model.ts';

/** The lines as a checkout keeps them. Their sum is not stored, since it follows from them. */
export const freeze = ({ lines }: Quote<SoldLine>, pictures: PictureKeys): CheckoutLine[] =>
  lines.map(({ elixir, priceCents, quantity, discountCents, iva }) => ({
    elixirId: elixir.id,
    name: elixir.name,
    priceCents,
    quantity,
    imageUrl: pictures.toKey(elixir.imageUrl),
    isCustom: elixir.isCustom,
    ...(elixir.flowers ? { flowers: elixir.flowers } : {}),
    ...(elixir.contents ? { contents: elixir.contents } : {}),
    ...(elixir.parts ? { parts: elixir.parts.map(soldPartOf) } : {}),
    ...(discountCents ? { discountCents } : {}),
    ...(iva ? { iva } : {}),
  }));

const soldPartOf = ({ elixirId, count, name, contents }: SoldPart): SoldPart => ({
  ...{ elixirId, count, name },
  ...(contents && { contents }),
});

/** Equal for carts that cost the same in the same way. Amounts of 0 are left out of it. */
export function fingerprintOf(
  lines: CheckoutLine[],
  discount?: UsedDiscount,
  {
    shippingCents = 0,
    taxCents = 0,
    shippingIva,
    delivery,
    promotion,
    giftCard,
  }: Extras & {
    delivery?: ChosenWay | undefined;
    promotion?: UsedPromotion | undefined;
    giftCard?: UsedGiftCard | undefined;
  } = {},
): string {
  const more = {
    shippingCents,
    taxCents,
    ...(shippingIva && { shippingIva }),
    ...(delivery && { delivery }),
    ...(promotion && { promotion }),
    ...(giftCard && { giftCard }),
  };
  const extras = delivery || promotion || giftCard || shippingCents + taxCents > 0 ? [more] : [];
  // The size changes no price; fingerprints of earlier releases have none.
  const priced = lines.map(({ contents: _size, ...line }) => line);
  const content = discount || extras.length > 0 ? [priced, discount?.code, ...extras] : priced;
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
