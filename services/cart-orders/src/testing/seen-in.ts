import type { Cart } from '@shop/contracts/cart';
import type { SeenCart } from '@shop/contracts/checkout';

/** The cart as its page shows it. */
export function seenIn({ items, total, discount }: Cart): SeenCart {
  const lines = items.map(({ item, elixir }) => ({
    elixirId: elixir.id,
    quantity: item.quantity,
    price: elixir.price,
  }));
  const { code = '', amount = 0 } = discount ?? {};
  return { lines, shipping: 0, total: total - amount, ...(discount && { discount: { code, amount } }) };
}
