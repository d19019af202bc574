import { injectCalls } from '../calls.ts';

/** Whether the shop has any gift card. */
export const { useAnyGiftCardQuery } = injectCalls(({ readPage }) => ({
  anyGiftCard: readPage('GET /api/admin/gift-cards', ['GiftCard']),
}));
