import { GIFT_CARD_PROVIDER } from '@shop/contracts/gift-card';
import { OWN_PROVIDER } from '@shop/contracts/own-pay-names';

const IN_HOUSE = [OWN_PROVIDER, GIFT_CARD_PROVIDER];

/** In-house payments: no notifications come, and they may pay another provider's checkout. */
export const isInHouse = (provider = ''): boolean => IN_HOUSE.includes(provider);
