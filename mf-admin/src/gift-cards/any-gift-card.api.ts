import { readPage } from '../calls.ts';

/** Whether the shop has any gift card. */
export const useAnyGiftCardQuery = readPage('GET /api/admin/gift-cards', ['GiftCard']);
