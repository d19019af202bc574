import type { OrderItem } from '@shop/contracts/order';

/** What of an order is with its buyer, or goes there. */
export const keptItems = (items: OrderItem[]): OrderItem[] =>
  items
    .map((item) => ({ ...item, quantity: item.quantity - (item.returned ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
