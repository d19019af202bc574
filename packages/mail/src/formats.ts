import { ZONE_NAMES } from '@shop/contracts/time-zone-names';
import { shopZone } from '@shop/service-kit/days';

const write = (date: Date, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('es-MX', { ...parts, timeZone: shopZone() }).format(date);

/** 'martes 24 de noviembre', in the shop's time zone. */
export const writeDay = (date: Date): string =>
  write(date, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** 'martes 24 de noviembre, 23:59 (hora del centro de México)' */
export const writeMoment = (date: Date): string => {
  const time = write(date, { hour: '2-digit', minute: '2-digit', hour12: false });
  return `${writeDay(date)}, ${time} (${ZONE_NAMES[shopZone()].clock})`;
};
