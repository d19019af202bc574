import { injectCalls } from '../calls.ts';

/** Whether there is a gift card at all. */
export const { useAnyGiftCardQuery } = injectCalls(({ readPage }) => ({
  anyGiftCard: readPage('GET /api/admin/gift-cards', ['GiftCard']),
}));
