import type { CartRow } from '../../../services/cart-orders/src/shopping/cart/cart.model.ts';
import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import type { Books } from './books.ts';
import { groupBy, judgeEach, when, type Rule } from './rule.ts';

const roundOf = ({ cartId, cartRound }: Pick<OrderRow, 'cartId' | 'cartRound'>) => `${cartId} ${cartRound}`;

/** What was ordered left its cart and nothing else did, and no cart was emptied that nobody ordered. */
const orderedLeavesCart: Rule = {
  id: 'I5',
  says: 'what was ordered left its cart, what came later stayed',
  judge(books, graceMs) {
    const settled = books.orders.filter(({ createdAt }) => createdAt.getTime() <= books.at - graceMs);
    const ordered = judgeEach(
      settled,
      ({ _id }) => _id,
      (order) => emptyingFaults(order, books),
    );
    const rounds = new Set(books.orders.map(roundOf));
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

function emptyingFaults(order: OrderRow, { carts }: Books): string[] {
  const cart = carts.find(({ _id }) => _id === order.cartId);
  if (!cart) return [];
  return [...when(cart.round <= order.cartRound, `cart ${cart._id} was not emptied`), ...taken(order, cart)];
}

/** A cart remembers its latest emptyings; one of an earlier release remembers none. */
function taken({ cartRound, items }: OrderRow, { _id, emptied }: CartRow): string[] {
  const lines = emptied?.find(({ round }) => round === cartRound)?.lines ?? [];
  return lines.flatMap(({ elixirId, before, left }) => {
    const ordered = items.find((item) => item.elixirId === elixirId)?.quantity ?? 0;
    const kept = left - Math.max(0, before - ordered);
    return [
      ...when(kept < 0, `cart ${_id} lost ${-kept} of elixir ${elixirId} that came later`),
      ...when(kept > 0, `${kept} of elixir ${elixirId} are still in cart ${_id}`),
    ];
  });
}

const oneOrderPerRound: Rule = {
  id: 'I11',
  says: 'at most one order per cart and round',
  judge({ orders }) {
    const byRound = groupBy(orders, roundOf);
    return judgeEach(
      orders,
      ({ _id }) => _id,
      (order) =>
        when(
          (byRound.get(roundOf(order))?.length ?? 0) > 1,
          `shares round ${order.cartRound} of cart ${order.cartId}`,
        ),
    );
  },
};

export const cartRules = [orderedLeavesCart, oneOrderPerRound];
