import { api, changeCart } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import type { GiftBalance } from '@shop/contracts/gift-card';

const discountApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A refused code leaves the cart unchanged.
    setDiscount: build.mutation<Cart, string>({
      queryFn: (code, store, _extra, base) =>
        changeCart(store, base, () => ({ url: '/cart/discount', method: 'PUT', body: { code } })),
    }),
    removeDiscount: build.mutation<Cart, void>({
      queryFn: (_none, store, _extra, base) =>
        changeCart(store, base, () => ({ url: '/cart/discount', method: 'DELETE' })),
      invalidatesTags: (_cart, error) => (error ? ['Cart'] : []),
    }),
    removeGiftCard: build.mutation<Cart, void>({
      queryFn: (_none, store, _extra, base) =>
        changeCart(store, base, () => ({ url: '/cart/gift-card', method: 'DELETE' })),
      invalidatesTags: (_cart, error) => (error ? ['Cart'] : []),
    }),
    readGiftBalance: build.mutation<GiftBalance, string>({
      query: (code) => ({ url: '/gift-cards/balance', method: 'POST', body: { code } }),
    }),
  }),
});

export const {
  useSetDiscountMutation,
  useRemoveDiscountMutation,
  useRemoveGiftCardMutation,
  useReadGiftBalanceMutation,
} = discountApi;
