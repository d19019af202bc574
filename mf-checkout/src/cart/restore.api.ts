import { api, changeCart, unlessDone } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';

/** Restores a removed line in its old place, which the server remembers. */
export const restoreApi = api.injectEndpoints({
  endpoints: (build) => ({
    restoreItems: build.mutation<Cart, number[]>({
      queryFn: (itemIds, store, _extra, base) =>
        changeCart(store, base, () => ({ url: '/cart/items/restore', method: 'POST', body: { itemIds } })),
      invalidatesTags: unlessDone,
    }),
  }),
});
