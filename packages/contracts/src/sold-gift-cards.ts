import type { ChosenWay } from './delivery-plan.ts';

/** The most amounts that a shop offers, and the limits of each, in whole pesos. */
export const MOST_GIFT_AMOUNTS = 8;
export const GIFT_AMOUNT = { least: 50, most: 20_000 };

type Sold = { giftCards?: boolean | undefined; giftCardAmounts?: number[] | undefined };
/** The amounts of gift cards on sale, in pesos; none unless the owner offers them. */
export const giftAmountsOf = ({ giftCards, giftCardAmounts = [] }: Sold): number[] =>
  giftCards ? giftCardAmounts : [];

/** The product id in lines of gift cards, which are not in the catalogue. */
export const GIFT_CARD_PRODUCT = 999_999_999_999_999;
export const GIFT_CARD_NAME = 'Tarjeta de regalo';

/** How a gift card reaches its recipient: its order needs no parcel. No way of a shop has this id. */
export const BY_MAIL = { id: 'gift-card', kind: 'ship', name: 'Por correo' } as const satisfies ChosenWay;
export const isByMail = ({ delivery }: { delivery?: Pick<ChosenWay, 'id'> | undefined }): boolean =>
  delivery?.id === BY_MAIL.id;
