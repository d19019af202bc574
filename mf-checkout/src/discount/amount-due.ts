import { cartTotal } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';

/** What is to be paid for the cart, in pesos: the sum of its lines less what its code takes off. */
export const amountDue = (cart: Cart): number =>
  Math.round((cartTotal(cart) - (cart.discount?.amount ?? 0)) * 100) / 100;
