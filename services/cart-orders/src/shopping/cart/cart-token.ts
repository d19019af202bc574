import { signatures } from '../../signatures.ts';

const { sign, isSigned } = signatures('cart-link');
const SIGNATURE = 43;

/** Names a cart to the shop's team, who order it as its shopper's message says. */
export const cartToken = (cartId: string, secret: string): string => cartId + sign(cartId, secret);

/** The cart that a token names; undefined for any other text. */
export function cartOfToken(token: string, secret: string): string | undefined {
  const cartId = token.slice(0, -SIGNATURE);
  return isSigned(token.slice(-SIGNATURE), cartId, secret) ? cartId : undefined;
}
