import type { Cart } from '@shop/contracts/cart';
import type { SeenCart } from '@shop/contracts/checkout';

/** The cart as its page shows it. */
export function seenIn({ items, amounts, discount, promotion }: Cart): SeenCart {
  const lines = items.map(({ item, elixir }) => ({
    elixirId: elixir.id,
    quantity: item.quantity,
    price: elixir.price,
  }));
  const { shipping, total } = amounts;
  const code = discount && { discount: { code: discount.code, amount: discount.amount } };
  return { lines, shipping, total, ...code, ...(promotion && { promotion }) };
}
