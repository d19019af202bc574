import type { OrderDoc } from '../../../services/cart-orders/src/order/order.model.ts';
import type { Books } from './books.ts';
import { judgeEach, when, type Rule } from './rule.ts';

/** What was ordered left its cart, and no cart was emptied that nobody ordered. */
export const orderedCartIsEmpty: Rule = {
  id: 'I5',
  says: 'an ordered cart is empty, other carts are untouched',
  judge(books, graceMs) {
    const settled = books.orders.filter(({ createdAt }) => createdAt.getTime() <= books.at - graceMs);
    const ordered = judgeEach(
      settled,
      ({ _id }) => _id,
      (order) => leftovers(order, books),
    );
    const rounds = new Set(books.orders.map(({ cartId, cartRound }) => `${cartId} ${cartRound}`));
    const carts = judgeEach(
      books.carts,
      ({ _id }) => `cart ${_id}`,
      ({ _id, round }) => {
        const emptied = Array.from({ length: round - 1 }, (_, index) => `${_id} ${index + 1}`);
        return when(!emptied.every((key) => rounds.has(key)), 'was emptied by no order');
      },
    );
    return {
      looked: ordered.looked + carts.looked,
      offences: [...ordered.offences, ...carts.offences],
    };
  },
};

function leftovers({ cartId, cartRound }: OrderDoc, { carts, items }: Books): string[] {
  const cart = carts.find(({ _id }) => _id === cartId);
  const left = items.filter((item) => item.cartId === cartId && item.round <= cartRound);
  return [
    ...when(left.length > 0, `${left.length} ordered lines are still in cart ${cartId}`),
    ...when(!!cart && cart.round <= cartRound, `cart ${cartId} was not emptied`),
  ];
}
