import { injectCalls } from '../calls.ts';

export const { useCreateGiftCardMutation, useUpdateGiftCardMutation } = injectCalls(({ change }) => ({
  createGiftCard: change('POST /api/admin/gift-cards', ['GiftCard']),
  updateGiftCard: change('PATCH /api/admin/gift-cards/{id}', ['GiftCard']),
}));
