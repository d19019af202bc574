import { change, read } from '../calls.ts';

export const useOrderGiftCardsQuery = read('GET /api/admin/gift-cards', ['GiftCard'], {
  keepUnusedDataFor: 0,
});
export const useCreateGiftCardMutation = change('POST /api/admin/gift-cards', ['GiftCard']);
export const useUpdateGiftCardMutation = change('PATCH /api/admin/gift-cards/{id}', ['GiftCard']);
