import { api } from '@shop/app-kit';
import type { GiftPurchaseRequest, giftPurchase } from '@shop/contracts/gift-card';
import type * as z from 'zod/mini';

/** The call of 'Tarjetas de regalo'. */
const giftCardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    buyGiftCard: build.mutation<z.infer<typeof giftPurchase>, GiftPurchaseRequest>({
      query: (body) => ({ url: '/gift-cards/purchases', method: 'POST', body }),
    }),
  }),
});

export const { useBuyGiftCardMutation } = giftCardsApi;
