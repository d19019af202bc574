import type { Base } from '@shop/service-kit/service/open-base';
import type { CartOrdersConfig } from '../config.ts';
import { giftCardModel } from './gift-card.model.ts';
import { createGiftCardStore } from './gift-card.store.ts';
import { createGiftCodes } from './gift-code.ts';

export const giftCardModels = [giftCardModel];

/** Gift cards, built from the database and a secret of the environment. */
export const giftCardParts = ({ config, db }: Base<CartOrdersConfig>) => ({
  giftCards: createGiftCardStore(db, createGiftCodes(config.KEYS_SECRET ?? config.SESSION_SECRET)),
});
