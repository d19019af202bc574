import { api, cartApi, changeCart, unlessDone, type ApiRequest } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import { createQuiet } from './quiet.ts';

// Ten quick changes of a quantity are sent once. Whatever else is pressed sends it before, in its turn.
const quietly = createQuiet();

/** Changes of the cart's lines. */
export const linesApi = api.injectEndpoints({
  endpoints: (build) => ({
    setQuantity: build.mutation<Cart, { itemId: number; quantity: number }>({
      queryFn: async ({ itemId, quantity }, store, _extra, base) => {
        const ask = (): ApiRequest => ({
          url: `/cart/items/${itemId}`,
          method: 'PATCH',
          body: { quantity },
          keepalive: true,
        });
        const answer = await quietly(itemId, () => changeCart(store, base, ask));
        return answer ?? { data: cartApi.endpoints.getCart.select()(store.getState() as never).data! };
      },
      async onQueryStarted({ itemId, quantity }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          cartApi.util.updateQueryData('getCart', undefined, ({ items }) => {
            const line = items.find(({ item }) => item.id === itemId);
            if (line) line.item.quantity = quantity;
          }),
        );
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: unlessDone,
    }),
    removeItem: build.mutation<Cart, number>({
      queryFn: (itemId, store, _extra, base) =>
        changeCart(store, base, () => ({ url: `/cart/items/${itemId}`, method: 'DELETE' })),
      invalidatesTags: unlessDone,
    }),
    clearCart: build.mutation<Cart, string>({
      queryFn: (cartId, store, _extra, base) =>
        changeCart(store, base, () => ({ url: `/cart/${cartId}`, method: 'DELETE' })),
      invalidatesTags: unlessDone,
    }),
    /** Restores removed lines in their old places, which the server remembers. */
    restoreItems: build.mutation<Cart, number[]>({
      queryFn: (itemIds, store, _extra, base) =>
        changeCart(store, base, () => ({ url: '/cart/items/restore', method: 'POST', body: { itemIds } })),
      invalidatesTags: unlessDone,
    }),
  }),
});

export const { useSetQuantityMutation, useRemoveItemMutation, useClearCartMutation } = linesApi;
