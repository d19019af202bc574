import type { OrderItem } from '@shop/contracts/order';

/** What of an order is with its buyer, or goes there. */
export const keptItems = (items: OrderItem[]): OrderItem[] =>
  items
    .map((item) => ({ ...item, quantity: item.quantity - (item.returned ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

type Shelved = Pick<OrderItem, 'elixirId' | 'elixirName' | 'quantity' | 'flowers'>;
/** What is taken from the shelves for them: of a kit what is in it. */
export const fromShelves = (items: OrderItem[]): Shelved[] =>
  items.flatMap(
    ({ parts, ...item }): Shelved[] =>
      parts?.map(({ elixirId, name, count }) => ({
        elixirId,
        elixirName: name,
        quantity: count * item.quantity,
      })) ?? [item],
  );
