import { shopZone } from '@shop/app-kit';
import { noonOf, type DeliveryDays } from '@shop/contracts/delivery';

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/**
 * '27 de noviembre', in the shop's time zone. Without Intl: the first Intl.DateTimeFormat takes 20 ms, and four times
 * as long on a phone, before the cart is interactive.
 */
export const writeDay = (date: Date): string => {
  const day = noonOf(date, shopZone());
  return `${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]}`;
};

/** '3' to '7 de diciembre', '27 de noviembre' to '2 de diciembre'. */
export const writeSpan = (first: Date, last: Date): { from: string; to: string } => {
  const [from, to] = [writeDay(first), writeDay(last)];
  const month = to.slice(to.indexOf(' '));
  return { from: from.endsWith(month) ? from.slice(0, -month.length) : from, to };
};

/** The arrival text of an unpaid order. */
export const arrivalText = (kind: 'ship' | 'pickup', isOneDay: boolean): string => {
  if (kind === 'pickup')
    return isOneDay ? 'Listo para recoger el {hasta}.' : 'Listo para recoger entre el {desde} y el {hasta}.';
  return isOneDay ? 'Suele llegar el {hasta}.' : 'Suele llegar entre el {desde} y el {hasta}.';
};

/** When an order leaves the workshop, in working days. */
export function leavesIn(
  { workshopFirst, workshopLast, ownBlend }: DeliveryDays,
  hasOwnBlend: boolean,
): { text: string; values?: Record<string, number> } {
  const more = hasOwnBlend ? ownBlend : 0;
  const [first, last] = [workshopFirst + more, workshopLast + more];
  if (last === 0) return { text: 'Sale el mismo día, si es hábil' };
  if (last === 1) return { text: first === 1 ? 'Sale en 1 día hábil' : 'Sale en máximo 1 día hábil' };
  const values = { desde: first, hasta: last };
  if (first === last) return { text: 'Sale en {hasta} días hábiles', values };
  return first === 0
    ? { text: 'Sale en máximo {hasta} días hábiles', values }
    : { text: 'Sale en {desde} a {hasta} días hábiles', values };
}
