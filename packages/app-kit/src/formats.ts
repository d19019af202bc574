import { earlierPriceOn } from '@shop/contracts/earlier-price';
import { FIRST_ZONE, type TimeZone } from '@shop/contracts/time-zone';

// One zone for everybody, that of the shop, which came with the page: the server that prerenders and the browser must
// write the same day.
let zone: TimeZone = FIRST_ZONE;
export const shopZone = (): TimeZone => zone;
export const setShopZone = (given: TimeZone | undefined): void => void (zone = given ?? FIRST_ZONE);

/** A formatter of the shop's days. It is made at the first date, because that takes milliseconds that most pages do not need. */
export function shopFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let made: { zone: TimeZone; format: Intl.DateTimeFormat } | undefined;
  return (at: Date | number): string => {
    if (made?.zone !== zone)
      made = { zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    return made.format.format(at);
  };
}

const longDate = shopFormat('es-MX', { dateStyle: 'full' });
/** 'sábado, 21 de noviembre de 2026' of an ISO date or a Date. */
export const formatLongDate = (date: string | Date) => longDate(new Date(date));

// Swedes write days as ISO does; the table of zones would make the first view heavier.
const isoDay = shopFormat('sv-SE', { dateStyle: 'short' });
/** What a product cost before, while that stands beside its price. */
export const earlierPrice = (product: Parameters<typeof earlierPriceOn>[1]) =>
  earlierPriceOn(() => isoDay(Date.now()), product);
