import { GIFT_CARD_PROVIDER } from '@shop/contracts/gift-card';
import { OWN_PROVIDER } from '@shop/contracts/own-pay-names';

const IN_HOUSE = [OWN_PROVIDER, GIFT_CARD_PROVIDER];

/** Its payments are in the shop's own books: nobody outside tells of them, and they may pay what was begun elsewhere. */
export const isInHouse = (provider = ''): boolean => IN_HOUSE.includes(provider);
