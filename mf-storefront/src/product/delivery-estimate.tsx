import { cartApi, formatPesos, now, shopZone } from '@shop/app-kit';
import { keepZip, knownZip } from '@shop/app-kit/known-zip';
import { arrivalText, writeSpan } from '@shop/app-kit/write-days';
import type { Cart } from '@shop/contracts/cart';
import { arrivingBy } from '@shop/contracts/delivery';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { firstOffer, gramsOf, waysFor, type Offer } from '@shop/contracts/delivery-ways';
import { waysOf } from '@shop/contracts/told-ways';
import { stateOfZip } from '@shop/contracts/mexican-states';
import type { Blend } from '@shop/contracts/menu';
import { lessPesos, plusPesos, toCentavos, toPesos } from '@shop/contracts/money';
import { css, Icon, Price, Say, Text, TextField, theme, useShop, type Shop } from '@shop/ui';
import { useEffect, useState, type ReactNode } from 'react';

const { color, size, space } = theme;
const box = css({ display: 'grid', gap: space(2), maxWidth: '26rem' });
const line = css({
  display: 'flex',
  gap: space(2),
  fontSize: size.sm,
  lineHeight: 1.45,
  '& > svg': { flex: 'none', marginTop: 1, color: color.jungle },
});
const NOWHERE = 'Todavía no entregamos en ese código postal.';

/** The cart's available lines plus one more of this product: their price and grams. */
function parcelWith(blend: Blend, cart: Cart | undefined, pieceGrams: number | undefined) {
  const { lines = 0, discount = 0 } = cart?.amounts ?? {};
  const sold = cart?.items.filter(({ elixir }) => elixir.isAvailable) ?? [];
  const inCart = sold.map(({ item, elixir }) => gramsOf(elixir, pieceGrams) * item.quantity);
  return {
    linesCents: toCentavos(plusPesos(lessPesos(lines, discount), blend.price)),
    weightGrams: inCart.reduce((sum, grams) => sum + grams, gramsOf(blend, pieceGrams)),
  };
}

/** Delivery ways, price and arrival of one more of this product, in shops where they depend on the place. */
export const DeliveryEstimate = ({ blend }: { blend: Blend }) => {
  const shop = useShop();
  const cart = cartApi.endpoints.getCart.useQueryState().data;
  const [typed, setTyped] = useState('');
  const known = cart?.delivery?.zip;
  useEffect(() => {
    setTyped((now) => now || (known ?? knownZip() ?? ''));
  }, [known]);
  const type = (text: string) => {
    const zip = text.replace(/\D/g, '').slice(0, 5);
    setTyped(zip);
    if (zip.length === 5) keepZip(zip);
  };
  const isWhole = typed.length === 5;
  const isPlace = isWhole && stateOfZip(typed) !== undefined;
  const ways = waysOf(shop);
  const offers = waysFor(
    ways,
    isPlace ? { zip: typed } : {},
    parcelWith(blend, cart, shop.parcel?.pieceGrams),
  );
  const offer = firstOffer(ways, offers);
  return (
    <div css={box}>
      <UntilFree offers={offers} />
      <TextField
        label="Tu código postal"
        inputMode="numeric"
        autoComplete="postal-code"
        value={typed}
        hint={isWhole ? undefined : 'Para saber cuánto cuesta el envío y cuándo llega.'}
        error={isWhole && (!isPlace || offers.length === 0) ? NOWHERE : undefined}
        onChange={({ target }) => type(target.value)}
      />
      {offer && <Offered offer={offer} shop={shop} isCustom={blend.isCustom} />}
      {!offer && isPlace && offers.length > 0 && (
        <Text size="sm">A tu código postal no enviamos; puedes recogerlo. Lo eliges al pagar.</Text>
      )}
    </div>
  );
};

const UntilFree = ({ offers }: { offers: Offer[] }) => {
  const sent = offers.filter(({ way }) => way.kind === 'ship');
  // Of several ways, the one that becomes free first, which need not be the cheapest.
  const missing = Math.min(...sent.flatMap(({ missingCents }) => missingCents ?? []));
  const isWon = sent.some(({ way, priceCents }) => way.kind === 'ship' && way.freeFrom && priceCents === 0);
  if (isWon)
    return (
      <Line icon="gift">
        <Say>Con este frasco tu envío es gratis</Say>
      </Line>
    );
  if (!Number.isFinite(missing) || sent.some(({ priceCents }) => priceCents === 0)) return null;
  return (
    <Line icon="gift">
      <Say importe={formatPesos(toPesos(missing))}>
        {'Con este frasco te faltan {importe} para envío gratis'}
      </Say>
    </Line>
  );
};

const Offered = ({ offer, shop, isCustom }: { offer: Offer; shop: Shop; isCustom: boolean }) => {
  const { way, priceCents } = offer;
  const days = { ...(shop.delivery ?? FIRST_DELIVERY), timeZone: shopZone() };
  const { first, last } = arrivingBy(way, { at: now(), hasOwnBlend: isCustom }, days);
  const { from, to } = writeSpan(first, last);
  return (
    <Line icon={way.kind === 'pickup' ? 'pin' : 'truck'}>
      <span>
        <strong>{way.name}</strong> {priceCents > 0 && <Price amount={toPesos(priceCents)} size="sm" />}
        {priceCents === 0 && !/gratis/i.test(way.name) && <Say>Gratis</Say>}
        <br />
        <Say desde={<strong>{from}</strong>} hasta={<strong>{to}</strong>}>
          {arrivalText(way.kind, first.getTime() === last.getTime())}
        </Say>
      </span>
    </Line>
  );
};

const Line = ({ icon, children }: { icon: 'gift' | 'pin' | 'truck'; children: ReactNode }) => (
  <p css={line}>
    <Icon name={icon} size={20} />
    {children}
  </p>
);
