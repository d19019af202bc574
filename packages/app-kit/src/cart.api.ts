import { cart as cartSchema, type Cart } from '@shop/contracts/cart';
import { MAX_QUANTITY, NEW_CART_ID } from '@shop/contracts/constants';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { ApiFailure, ApiRequest } from './request.ts';
import { createQueue } from './queue.ts';

const FRESH_SECONDS = 300;

// Cart changes go out one by one: two first adds would make two carts, and two quick quantity changes could swap.
const inTurn = createQueue();

type Answer = { data?: unknown; error?: ApiFailure };
const toCart = ({ data, error }: Answer) => (error ? { error } : { data: data as Cart | null });

type Base = (asked: ApiRequest) => Answer | PromiseLike<Answer>;
const change = (base: Base, asked: ApiRequest) => inTurn(async () => toCart(await base(asked)));

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({
      query: () => ({ url: '/cart' }),
      providesTags: ['Cart'],
      keepUnusedDataFor: FRESH_SECONDS,
      // Production bundles drop the check and with it the schema library.
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: cartSchema }),
    }),
    addItem: build.mutation<Cart | null, { elixirId: number; quantity?: number }>({
      queryFn: ({ elixirId, quantity = 1 }, { getState, dispatch }, _extra, base) =>
        inTurn(async () => {
          const body = { cartId: cartIdOf(getState()), elixirId, quantity };
          const answer = toCart(await base({ url: '/cart/items', method: 'POST', body }));
          // Within the turn: the next add has to know the id of the cart that this one has made.
          if (answer.data) await showCart(dispatch as Dispatch, answer.data);
          return answer;
        }),
      invalidatesTags: ['Cart'],
    }),
    setQuantity: build.mutation<Cart | null, { itemId: number; quantity: number }>({
      queryFn: ({ itemId, quantity }, _api, _extra, base) =>
        change(base, { url: `/cart/items/${itemId}`, method: 'PATCH', body: { quantity } }),
      async onQueryStarted({ itemId, quantity }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          cartApi.util.updateQueryData('getCart', undefined, withQuantity(itemId, quantity)),
        );
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Cart'],
    }),
    removeItem: build.mutation<Cart | null, number>({
      queryFn: (itemId, _api, _extra, base) =>
        change(base, { url: `/cart/items/${itemId}`, method: 'DELETE' }),
      invalidatesTags: ['Cart'],
    }),
    clearCart: build.mutation<Cart | null, string>({
      queryFn: (cartId, _api, _extra, base) => change(base, { url: `/cart/${cartId}`, method: 'DELETE' }),
      invalidatesTags: ['Cart'],
    }),
  }),
});

const cartIdOf = (state: unknown): string =>
  cartApi.endpoints.getCart.select()(state as never).data?.cart.id ?? NEW_CART_ID;

type Dispatch = ThunkDispatch<never, unknown, UnknownAction>;
const showCart = (dispatch: Dispatch, cart: Cart): Promise<unknown> =>
  dispatch(cartApi.util.upsertQueryData('getCart', undefined, cart));

const withQuantity = (itemId: number, quantity: number) => (cart: Cart) => {
  const line = cart.items.find(({ item }) => item.id === itemId);
  if (line) line.item.quantity = Math.min(Math.max(quantity, 1), MAX_QUANTITY);
};

export const { useAddItemMutation, useSetQuantityMutation, useRemoveItemMutation, useClearCartMutation } =
  cartApi;

/** The cart, read again when it is mounted more than five minutes after the last reading (CK1). */
export const useCart = () => cartApi.useGetCartQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });

/** Number on the header's badge: the sum of all quantities (SH7). */
export const cartQuantity = (cart: Cart | undefined) =>
  cart?.items.reduce((sum, line) => sum + line.item.quantity, 0) ?? 0;

/** Sum of price times quantity in decimal pesos, rounded to centavos. */
export const cartTotal = (cart: Cart | undefined) =>
  Math.round(
    (cart?.items.reduce((sum, { item, elixir }) => sum + elixir.price * item.quantity, 0) ?? 0) * 100,
  ) / 100;
