import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE = 22;
const sign = (cartId: string, secret: string): string =>
  createHmac('sha256', secret).update(`cart-link:${cartId}`).digest('base64url').slice(0, SIGNATURE);

/** Names a cart to the shop's team: short enough for a message, and nobody guesses one. */
export const cartToken = (cartId: string, secret: string): string => cartId + sign(cartId, secret);

/** The cart that a token names; undefined for any other text. */
export function cartOfToken(token: string, secret: string): string | undefined {
  const [cartId, given] = [token.slice(0, -SIGNATURE), Buffer.from(token.slice(-SIGNATURE))];
  const right = Buffer.from(sign(cartId, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? cartId : undefined;
}
