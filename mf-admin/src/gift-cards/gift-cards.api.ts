import { injectCalls } from '../calls.ts';

export const { useCreateGiftCardMutation, useOrderGiftCardsQuery, useUpdateGiftCardMutation } = injectCalls(
  ({ change, read }) => ({
    orderGiftCards: read('GET /api/admin/gift-cards', ['GiftCard'], { keepUnusedDataFor: 0 }),
    createGiftCard: change('POST /api/admin/gift-cards', ['GiftCard']),
    updateGiftCard: change('PATCH /api/admin/gift-cards/{id}', ['GiftCard']),
  }),
);
