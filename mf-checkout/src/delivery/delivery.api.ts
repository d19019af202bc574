import { api, changeCart, unlessDone } from '@shop/app-kit';
import type { Cart, CartDelivery } from '@shop/contracts/cart';

export const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where the cart would go, and how. */
    setDelivery: build.mutation<Cart, CartDelivery>({
      queryFn: (body, store, _extra, base) =>
        changeCart(store, base, () => ({ url: '/cart/delivery', method: 'PUT', body })),
      // A way that is refused may be gone: then the others are shown.
      invalidatesTags: unlessDone,
    }),
  }),
});

export const { useSetDeliveryMutation } = deliveryApi;
