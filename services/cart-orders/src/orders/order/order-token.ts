import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (orderId: string, secret: string): string =>
  createHmac('sha256', secret).update(`order-link:${orderId}`).digest('base64url');

/** The `t` of a link that shows an order in full without a session, e.g. from an e-mail. */
export const orderToken = sign;

export function isOrderToken(given: unknown, orderId: string, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const expected = Buffer.from(sign(orderId, secret));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
