import { signatures } from '../../signatures.ts';

const { sign, isSigned } = signatures('cart-link');
const SIGNATURE = 43;

/** A token that names a cart to the shop's team, who order it from the shopper's message. */
export const cartToken = (cartId: string, secret: string): string => cartId + sign(cartId, secret);

/** The cart that a token names; undefined for any other text. */
export function cartOfToken(token: string, secret: string): string | undefined {
  const cartId = token.slice(0, -SIGNATURE);
  return isSigned(token.slice(-SIGNATURE), cartId, secret) ? cartId : undefined;
}
