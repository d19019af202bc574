import type { Cart } from '@shop/contracts/cart';
import type { OfferedWay } from '@shop/contracts/delivery-plan';

/** The way whose price is in the cart's total; undefined while the place is unknown, and when delivery is free. */
export const chosenWay = ({ delivery }: Pick<Cart, 'delivery'>): OfferedWay | undefined =>
  delivery?.ways.find(({ id }) => id === delivery.wayId);
