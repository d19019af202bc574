import { cartApi, messageOf, statusOf, useAppDispatch } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import type { PayChoice } from '@shop/contracts/pay-kinds';
import {
  checkoutConflict,
  type CartDifference,
  type PreferenceResponse,
  type SeenCart,
} from '@shop/contracts/checkout';
import type { OfferedWay } from '@shop/contracts/delivery-plan';
import { useEffect, useRef, useState } from 'react';
import { useRemoveItemMutation, useSetQuantityMutation } from '../cart/lines.api.ts';
import { chosenWay } from '../delivery/chosen-way.ts';
import { useSetDeliveryMutation } from '../delivery/delivery.api.ts';
import { FAILED } from '../delivery/words.ts';
import { wantsReminder } from './address-draft.ts';
import { useCreatePreferenceMutation } from './checkout.api.ts';
import { hasAddress, type Recipient } from './delivery-form.ts';

const AGAIN = { forceRefetch: true, subscribe: false };

/** The payment method and the choices: both stay while another preference loads. */
function useChoice(preference: PreferenceResponse | undefined) {
  const chosen = useRef<PayChoice>(undefined);
  const [told, setTold] = useState<Pick<PreferenceResponse, 'choices' | 'payWith'>>({});
  useEffect(() => {
    if (preference) setTold({ choices: preference.choices, payWith: preference.payWith });
  }, [preference]);
  return {
    asked: () => (chosen.current ? { payWith: chosen.current } : {}),
    choose: (choice: PayChoice, request: () => unknown) => {
      chosen.current = choice;
      request();
    },
    offer: { choices: told.choices ?? [], payWith: chosen.current ?? told.payWith },
  };
}

/** Shows the current price in the summary beside the notice; the shopper chooses another delivery way. */
function useFreshSummary(isStale: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isStale) void dispatch(cartApi.endpoints.getCart.initiate(undefined, AGAIN));
  }, [isStale, dispatch]);
}

/** The cart as it is shown. */
const seenIn = (cart: Cart): SeenCart => ({
  lines: cart.items.map(({ item, elixir }) => ({
    elixirId: elixir.id,
    quantity: item.quantity,
    price: elixir.price,
  })),
  ...(cart.discount && { discount: { code: cart.discount.code, amount: cart.discount.amount } }),
  ...(cart.promotion && { promotion: { name: cart.promotion.name, amount: cart.promotion.amount } }),
  shipping: cart.amounts.shipping,
  total: cart.amounts.total,
  ...(cart.amounts.due !== undefined && { due: cart.amounts.due }),
});

/** A gift card that pays nothing shows in no amount, but it is refused. */
const keyOf = (cart: Cart) =>
  JSON.stringify([cart.cart.id, seenIn(cart), cart.delivery?.wayId, cart.giftCard?.lastFour]);

/** Recipient and delivery way: without an address for a pick-up. */
const deliveredTo = (cart: Cart, recipient: Recipient) => {
  const way = chosenWay(cart);
  const { name, email, phone } = recipient;
  return {
    ...(way?.kind === 'pickup' || !hasAddress(recipient)
      ? { pickup: { name, email, ...(phone && { phone }) } }
      : { shippingDetails: recipient }),
    ...(way && { deliveryId: way.id }),
  };
};

/**
 * Requests a payment preference for the shown cart when the payment step opens, and again when the cart changes.
 * It asks the shopper about changes made meanwhile.
 */
export const usePreference = (cart: Cart, recipient: Recipient) => {
  const dispatch = useAppDispatch();
  const [create, { data: preference, error, isLoading, isUninitialized }] = useCreatePreferenceMutation();
  const [removeItem] = useRemoveItemMutation();
  const [setQuantity] = useSetQuantityMutation();
  const [setDelivery] = useSetDeliveryMutation();
  /** Why the way chosen instead of a refused one is refused too. */
  const [refusal, setRefusal] = useState('');
  /** The cart of the last request, or the one being accepted. */
  const asked = useRef('');
  const isAccepting = useRef(false);
  /** The cart before it was accepted again; the screen may still show it when the answer arrives. */
  const replaced = useRef('');

  const pay = useChoice(preference);

  const request = (seen = cart) => {
    asked.current = keyOf(seen);
    return create({
      cartId: seen.cart.id,
      ...deliveredTo(seen, recipient),
      ...pay.asked(),
      ...(wantsReminder() && { remind: true }),
      seen: seenIn(seen),
    });
  };

  const conflict = conflictOf(error);
  const changes: CartDifference[] = conflict?.differences ?? conflict?.changes ?? [];
  const accept = async () => {
    isAccepting.current = true;
    replaced.current = keyOf(cart);
    for (const { item, elixir } of cart.items) {
      const { kind, left } = changes.find(({ elixirId }) => elixirId === elixir.id) ?? {};
      if (kind !== 'unavailable') continue;
      await (left ? setQuantity({ itemId: item.id, quantity: left }) : removeItem(item.id));
    }
    const { data: fresh } = await dispatch(cartApi.endpoints.getCart.initiate(undefined, AGAIN));
    isAccepting.current = false;
    if (fresh && fresh.items.length > 0) await request(fresh);
  };

  /** Chooses another way, instead of one that does not serve the place or was removed. */
  const choose = async ({ id, kind }: OfferedWay) => {
    isAccepting.current = true;
    const zip = hasAddress(recipient) ? { zip: recipient.zip } : {};
    const { error: reason } = await setDelivery({ ...zip, wayId: id });
    isAccepting.current = false;
    setRefusal(reason ? messageOf(reason, FAILED).es : '');
    // The cart's current way was not chosen by the shopper.
    if (reason) return;
    // Without an address, the form must be filled in first.
    if (kind === 'pickup' || hasAddress(recipient)) await accept();
  };

  const isChanged = changes.length > 0;
  const isRefused = conflict?.ways !== undefined;
  // The session ended meanwhile, and the cart with it.
  const isGone = statusOf(error) === 404;
  useFreshSummary(isGone || (isChanged && !isRefused));

  const shown = keyOf(cart);
  const latest = useRef(request);
  latest.current = request;
  useEffect(() => {
    if (shown === replaced.current) return;
    replaced.current = '';
    // A changed cart waits until the shopper accepts it.
    if (!isChanged && !isAccepting.current && asked.current !== shown) void latest.current();
  }, [shown, isChanged]);

  return {
    request: () => request(),
    ...pay.offer,
    payBy: (choice: PayChoice) => pay.choose(choice, request),
    accept,
    choose,
    changes,
    /** When the chosen way is refused: the reason, and the other ways. */
    refusedWay: refusedWayOf(conflict, refusal, cart),
    /** The cart was ordered already; the order's id may arrive a moment later. */
    paid: conflict && changes.length === 0 ? { orderId: conflict.orderId } : undefined,
    preference,
    error,
    isLoading: isLoading || isUninitialized,
  };
};

const refusedWayOf = (conflict: ReturnType<typeof conflictOf>, refusal: string, cart: Cart) =>
  conflict?.ways && {
    message: refusal || conflict.message,
    ways: refusal ? (cart.delivery?.ways ?? []) : conflict.ways,
  };

const conflictOf = (error: unknown) =>
  statusOf(error) === 409 ? checkoutConflict.safeParse((error as { data: unknown }).data).data : undefined;
