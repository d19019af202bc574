import type { Cart } from '@shop/contracts/cart';

/** What is to be paid for the cart, in pesos: the server's sum less what its code takes off. */
export const amountDue = (cart: Cart): number =>
  Math.round((cart.total - (cart.discount?.amount ?? 0)) * 100) / 100;
