import type { Cart } from '@shop/contracts/cart';
import { NEW_CART_ID } from '@shop/contracts/constants';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { api } from './api.ts';
import { noCookies } from './messages.ts';
import type { ApiFailure, ApiRequest } from './request.ts';

const FRESH_SECONDS = 300;

let last: Promise<unknown> = Promise.resolve();
/**
 * Cart changes are sent one by one: two first adds would create two carts, and two quick quantity changes could swap. A
 * failed one does not stop the next. A change can ask whether others wait.
 */
const inTurn = <T>(change: (isLast: () => boolean) => Promise<T>): Promise<T> => {
  const result: Promise<T> = last.then(() => change(() => last === settled));
  const settled = result.catch(() => undefined);
  last = settled;
  return result;
};

type Answer<T = unknown> = { data: T; error?: undefined } | { error: ApiFailure; data?: undefined };
type Raw = { data?: unknown; error?: ApiFailure };
type Base = (sent: ApiRequest) => Raw | PromiseLike<Raw>;
type Store = Pick<BaseQueryApi, 'getState' | 'dispatch'>;
type Told = { cart: Cart['cart'] | Cart };
const idOf = ({ cart }: Told) => ('cart' in cart ? cart.cart : cart).id;

const PROBE = 'prueba';
/** Sets a probe cookie, and returns a function that tells whether it is still there and deletes it. */
const putCookie = () => {
  document.cookie = `${PROBE}=1; path=/; samesite=lax`;
  return () => {
    const isKept = document.cookie.includes(PROBE);
    document.cookie = `${PROBE}=; path=/; max-age=0`;
    return isKept;
  };
};

/**
 * Sends a request that adds to the cart. A browser without cookies is a new visitor with each request: when that
 * seems so, the cart is read again after the first piece, before success is reported.
 */
export const putIntoCart = async <T extends Told>(
  { getState }: Pick<Store, 'getState'>,
  base: Base,
  ask: (cartId: string) => ApiRequest,
): Promise<Answer<T>> => {
  const cartId = cartIdOf(getState());
  if (cartId !== NEW_CART_ID) return (await base(ask(cartId))) as Answer<T>;
  const isKept = putCookie();
  const answer = (await base(ask(cartId))) as Answer<T>;
  if (isKept() || answer.error || idOf(answer.data) === NEW_CART_ID) return answer;
  const { data } = await base({ url: '/cart' });
  return data && idOf(data as Cart) === NEW_CART_ID ? { error: noCookies } : answer;
};

/**
 * Sends one change. Its answer is the whole cart and is shown without another request; of several queued changes only
 * the last answer is shown, so that no older one overwrites newer values.
 */
export const changeCart = (store: Store, base: Base, ask: (cartId: string) => ApiRequest) =>
  inTurn(async (isLast) => {
    const cartId = cartIdOf(store.getState());
    const answer = await putIntoCart<Cart>(store, base, ask);
    // The next change needs the id of the cart that this one created.
    if (answer.data && (isLast() || cartId === NEW_CART_ID))
      await showCart(store.dispatch as Dispatch, answer.data);
    return answer;
  });

/** After a failure the server's state is unknown: the cart is read again. */
export const unlessDone = (_cart: unknown, error: unknown) => (error ? (['Cart'] as const) : []);

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({
      query: () => ({ url: '/cart' }),
      providesTags: ['Cart'],
      keepUnusedDataFor: FRESH_SECONDS,
    }),
    addItem: build.mutation<Cart, { elixirId: number; quantity?: number }>({
      queryFn: async ({ elixirId, quantity = 1 }, store, _extra, base) => {
        const add = (cartId: string): ApiRequest => ({
          url: '/cart/items',
          method: 'POST',
          body: { cartId, elixirId, quantity },
        });
        const answer = await changeCart(store, base, add);
        // The known cart may have ended with its session: then the visitor's present one takes the piece.
        return answer.error?.status === 404 ? changeCart(store, base, () => add(NEW_CART_ID)) : answer;
      },
      invalidatesTags: unlessDone,
    }),
  }),
});

const cartOf = (state: unknown): Cart | undefined => cartApi.endpoints.getCart.select()(state as never).data;
const cartIdOf = (state: unknown): string => cartOf(state)?.cart.id ?? NEW_CART_ID;

type Dispatch = ThunkDispatch<never, unknown, UnknownAction>;
const showCart = async (dispatch: Dispatch, cart: Cart): Promise<void> => {
  // A read that began before the change is outdated, and its late answer would overwrite this one.
  const reading = dispatch(cartApi.util.getRunningQueryThunk('getCart', undefined));
  reading?.abort();
  await reading;
  await dispatch(cartApi.util.upsertQueryData('getCart', undefined, cart));
};

export const { useAddItemMutation } = cartApi;

/** The cart, read again on mount when the last read is more than five minutes old (CK1). */
export const useCart = () => cartApi.useGetCartQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });

/** Number on the header's badge: the sum of all quantities (SH7). */
export const cartQuantity = (cart: Cart | undefined) =>
  cart?.items.reduce((sum, line) => sum + line.item.quantity, 0) ?? 0;
