import {
  cartApi,
  statusOf,
  useAppDispatch,
  useRemoveItemMutation,
  useSetQuantityMutation,
} from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import { checkoutConflict } from '@shop/contracts/checkout';
import type { ShippingDetails } from '@shop/contracts/shipping';
import { useEffect, useRef } from 'react';
import { useCreatePreferenceMutation } from './checkout.api.ts';

/**
 * Asks for a payment preference with the prices on screen as soon as the payment step is there, however the shopper
 * came to it, and takes the shopper through what changed meanwhile.
 */
export const usePreference = (cart: Cart, shippingDetails: ShippingDetails) => {
  const dispatch = useAppDispatch();
  const [create, { data: preference, error, isLoading, isUninitialized }] = useCreatePreferenceMutation();
  const [removeItem] = useRemoveItemMutation();
  const [setQuantity] = useSetQuantityMutation();

  const request = ({ cart: { id }, items, discount } = cart) =>
    create({
      cartId: id,
      shippingDetails,
      seen: items.map(({ elixir }) => ({ elixirId: elixir.id, price: elixir.price })),
      ...(discount && { seenDiscount: discount.amount }),
    });

  const conflict = conflictOf(error);
  const changes = conflict?.changes ?? [];
  const accept = async () => {
    for (const { item, elixir } of cart.items) {
      const { kind, left } = changes.find(({ elixirId }) => elixirId === elixir.id) ?? {};
      if (left) await setQuantity({ itemId: item.id, quantity: left });
      else if (kind === 'unavailable') await removeItem(item.id);
    }
    const again = { forceRefetch: true, subscribe: false };
    const fresh = await dispatch(cartApi.endpoints.getCart.initiate(undefined, again));
    if (fresh.data && fresh.data.items.length > 0) await request(fresh.data);
  };

  const first = useRef(request);
  useEffect(() => void first.current(), []);

  return {
    request,
    accept,
    changes,
    /** An order was made of the cart already; its id may follow a moment later. */
    paid: conflict && changes.length === 0 ? { orderId: conflict.orderId } : undefined,
    preference,
    error,
    isLoading: isLoading || isUninitialized,
  };
};

const conflictOf = (error: unknown) =>
  statusOf(error) === 409 ? checkoutConflict.safeParse((error as { data: unknown }).data).data : undefined;
