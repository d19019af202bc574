import { shopZone } from '@shop/app-kit';
import { clockIn } from '@shop/contracts/time-zone';

/**
 * A formatter of the shop's clock. Browsers' own zones are not used: in old ones they are outdated or missing, and a
 * missing one throws. Created on first use: that takes milliseconds, and most pages need none.
 */
export function shopFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (at: Date | number): string => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return format.format(clockIn(at, shopZone()));
  };
}

const longDate = shopFormat('es-MX', { dateStyle: 'full' });
/** 'sábado, 21 de noviembre de 2026' from an ISO date or a Date. */
export const formatLongDate = (date: string | Date) => longDate(new Date(date));
