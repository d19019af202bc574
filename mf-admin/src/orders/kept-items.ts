import type { OrderItem } from '@shop/contracts/order';

/** The items that the buyer has or will get. */
export const keptItems = (items: OrderItem[]): OrderItem[] =>
  items
    .map((item) => ({ ...item, quantity: item.quantity - (item.returned ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

type Shelved = Pick<OrderItem, 'elixirId' | 'elixirName' | 'quantity' | 'flowers'>;
/** The pieces taken from stock for these items: for a kit, its contents. */
export const fromShelves = (items: OrderItem[]): Shelved[] =>
  items.flatMap(
    ({ parts, ...item }): Shelved[] =>
      parts?.map(({ elixirId, name, count }) => ({
        elixirId,
        elixirName: name,
        quantity: count * item.quantity,
      })) ?? [item],
  );
