import type { Cart } from '@shop/contracts/cart';
import type { Elixir } from '@shop/contracts/elixir';

const COUNT = 3;

/** Blends on sale that are not in the cart, those with most flowers in common with it first. */
export const suggestionsFor = (cart: Cart, blends: readonly Elixir[]): Elixir[] => {
  const inCart = new Set(cart.items.map(({ elixir }) => elixir.id));
  const flowers = new Set(cart.items.flatMap(({ elixir }) => elixir.flowers ?? []));
  const common = (blend: Elixir) => (blend.flowers ?? []).filter((flower) => flowers.has(flower)).length;
  return blends
    .filter(({ id, isAvailable }) => isAvailable && !inCart.has(id))
    .toSorted((a, b) => common(b) - common(a))
    .slice(0, COUNT);
};
