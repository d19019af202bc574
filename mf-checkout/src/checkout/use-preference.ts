import {
  cartApi,
  statusOf,
  useAppDispatch,
  useRemoveItemMutation,
  useSetQuantityMutation,
} from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import { checkoutConflict, type CartDifference, type SeenCart } from '@shop/contracts/checkout';
import type { DeliveryAddress } from '@shop/contracts/address';
import { useEffect, useRef } from 'react';
import { useCreatePreferenceMutation } from './checkout.api.ts';

/** The cart as it stands on the screen. */
const seenIn = (cart: Cart): SeenCart => ({
  lines: cart.items.map(({ item, elixir }) => ({
    elixirId: elixir.id,
    quantity: item.quantity,
    price: elixir.price,
  })),
  ...(cart.discount && { discount: { code: cart.discount.code, amount: cart.discount.amount } }),
  shipping: cart.amounts.shipping,
  total: cart.amounts.total,
});

const AGAIN = { forceRefetch: true, subscribe: false };
const keyOf = (cart: Cart) => JSON.stringify([cart.cart.id, seenIn(cart)]);

/**
 * Asks for a payment preference for the cart on screen as soon as the payment step is there, however the shopper came to
 * it, and again when the screen shows another cart. It takes the shopper through what changed meanwhile.
 */
export const usePreference = (cart: Cart, address: DeliveryAddress) => {
  const dispatch = useAppDispatch();
  const [create, { data: preference, error, isLoading, isUninitialized }] = useCreatePreferenceMutation();
  const [removeItem] = useRemoveItemMutation();
  const [setQuantity] = useSetQuantityMutation();
  /** The cart that was asked for last, or is being accepted. */
  const asked = useRef('');
  const isAccepting = useRef(false);

  const request = (seen = cart) => {
    asked.current = keyOf(seen);
    return create({ cartId: seen.cart.id, shippingDetails: address, seen: seenIn(seen) });
  };

  const conflict = conflictOf(error);
  const changes: CartDifference[] = conflict?.differences ?? conflict?.changes ?? [];
  const accept = async () => {
    isAccepting.current = true;
    for (const { item, elixir } of cart.items) {
      const { kind, left } = changes.find(({ elixirId }) => elixirId === elixir.id) ?? {};
      if (kind !== 'unavailable') continue;
      await (left ? setQuantity({ itemId: item.id, quantity: left }) : removeItem(item.id));
    }
    const { data: fresh } = await dispatch(cartApi.endpoints.getCart.initiate(undefined, AGAIN));
    isAccepting.current = false;
    if (fresh && fresh.items.length > 0) await request(fresh);
  };

  const isChanged = changes.length > 0;
  useEffect(() => {
    // The summary beside the notice shows what it would cost now.
    if (isChanged) void dispatch(cartApi.endpoints.getCart.initiate(undefined, AGAIN));
  }, [isChanged, dispatch]);

  const shown = keyOf(cart);
  const latest = useRef(request);
  latest.current = request;
  useEffect(() => {
    // What changed waits for the shopper's word.
    if (!isChanged && !isAccepting.current && asked.current !== shown) void latest.current();
  }, [shown, isChanged]);

  return {
    request: () => request(),
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
