import { shopZone } from '@shop/app-kit';
import { noonOf } from '@shop/contracts/delivery';

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/**
 * '27 de noviembre', of the shop's day. By hand: a browser's first Intl.DateTimeFormat takes 20 ms, and on a phone four
 * times as long, before the cart answers.
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
