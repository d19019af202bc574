import { earlierPriceOn } from '@shop/contracts/earlier-price';
import { FIRST_ZONE, type TimeZone } from '@shop/contracts/time-zone';

// One time zone for everybody, the shop's, which comes with the page: the prerendering server and the browser must
// write the same day.
let zone: TimeZone = FIRST_ZONE;
export const shopZone = (): TimeZone => zone;
export const setShopZone = (given: TimeZone | undefined): void => void (zone = given ?? FIRST_ZONE);

/** A formatter in the shop's time zone. Created on first use: that takes milliseconds, and most pages need none. */
export function shopFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let made: { zone: TimeZone; format: Intl.DateTimeFormat } | undefined;
  return (at: Date | number): string => {
    if (made?.zone !== zone)
      made = { zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    return made.format.format(at);
  };
}

const longDate = shopFormat('es-MX', { dateStyle: 'full' });
/** 'sábado, 21 de noviembre de 2026' from an ISO date or a Date. */
export const formatLongDate = (date: string | Date) => longDate(new Date(date));

// The Swedish format is ISO; a table of time zones would make the first view heavier.
const isoDay = shopFormat('sv-SE', { dateStyle: 'short' });
/** A product's earlier price, during the time that it is shown beside the price. */
export const earlierPrice = (product: Parameters<typeof earlierPriceOn>[1]) =>
  earlierPriceOn(() => isoDay(Date.now()), product);
