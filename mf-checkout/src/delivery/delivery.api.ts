import { api, changeCart, unlessDone } from '@shop/app-kit';
import type { Cart, CartDelivery } from '@shop/contracts/cart';

const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The cart's place and delivery way. */
    setDelivery: build.mutation<Cart, CartDelivery>({
      queryFn: (body, store, _extra, base) =>
        changeCart(store, base, () => ({ url: '/cart/delivery', method: 'PUT', body })),
      // A refused way may have been removed: reading again shows the others.
      invalidatesTags: unlessDone,
    }),
  }),
});

export const { useSetDeliveryMutation } = deliveryApi;
