import { earlierPriceOn } from '@shop/contracts/earlier-price';
import { FIRST_ZONE, type TimeZone } from '@shop/contracts/time-zone';

// One time zone for everybody, the shop's, which comes with the page: the prerendering server and the browser must
// write the same day.
let zone: TimeZone = FIRST_ZONE;
export const shopZone = (): TimeZone => zone;
export const setShopZone = (given: TimeZone | undefined): void => void (zone = given ?? FIRST_ZONE);

let aheadMs = 0;
/** What time it is by the server's last answer: a phone's clock may be days or months wrong. */
export const now = (): Date => new Date(Date.now() + aheadMs);
/** @param date header of an answer that was sent just now */
export const setClock = (date: string | null): void => {
  if (date) aheadMs = Date.parse(date) - Date.now();
};

/** The shop's day, '2026-11-21'; in a browser that does not know the shop's zone, the browser's. */
const today = (): string => {
  // The Swedish format is ISO; a table of time zones (dates.ts) would make the first view heavier.
  const write = (timeZone?: TimeZone) => now().toLocaleDateString('sv-SE', { timeZone });
  try {
    return write(zone);
  } catch {
    return write();
  }
};

/** A product's earlier price, during the time that it is shown beside the price. */
export const earlierPrice = (product: Parameters<typeof earlierPriceOn>[1]) => earlierPriceOn(today, product);
