import { cartApi, statusOf, useAppDispatch, useRemoveItemMutation } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import { checkoutConflict, type CheckoutChange } from '@shop/contracts/checkout';
import type { ShippingDetails } from '@shop/contracts/shipping';
import { useCreatePreferenceMutation } from './checkout.api.ts';

/** Asks for a payment preference with the prices on screen, and takes the shopper through what changed meanwhile. */
export const usePreference = () => {
  const dispatch = useAppDispatch();
  const [create, state] = useCreatePreferenceMutation();
  const [removeItem] = useRemoveItemMutation();

  const request = (cart: Cart, shippingDetails: ShippingDetails) =>
    create({
      cartId: cart.cart.id,
      shippingDetails,
      seen: cart.items.map(({ elixir }) => ({ elixirId: elixir.id, price: elixir.price })),
    });

  const accept = async (cart: Cart, details: ShippingDetails) => {
    const gone = changes.filter(({ kind }) => kind === 'unavailable').map(({ elixirId }) => elixirId);
    for (const { item, elixir } of cart.items) if (gone.includes(elixir.id)) await removeItem(item.id);
    const fresh = await dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
    if (fresh.data && fresh.data.items.length > 0) await request(fresh.data, details);
  };

  const changes = changesOf(state.error);
  return { request, accept, changes, preference: state.data, error: state.error, isLoading: state.isLoading };
};

const changesOf = (error: unknown): CheckoutChange[] => {
  if (statusOf(error) !== 409) return [];
  const conflict = checkoutConflict.safeParse((error as { data: unknown }).data);
  return conflict.success ? conflict.data.changes : [];
};
