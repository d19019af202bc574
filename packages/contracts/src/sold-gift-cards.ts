import type { ChosenWay } from './delivery-plan.ts';

/** How many amounts a shop offers at most, and what each may be, in whole pesos. */
export const MOST_GIFT_AMOUNTS = 8;
export const GIFT_AMOUNT = { least: 50, most: 20_000 };

type Sold = { giftCards?: boolean | undefined; giftCardAmounts?: number[] | undefined };
/** What gift cards a shop sells, in pesos; none unless its owner says so. */
export const giftAmountsOf = ({ giftCards, giftCardAmounts = [] }: Sold): number[] =>
  giftCards ? giftCardAmounts : [];

/** Stands for what lines of other orders have of the catalogue, which has no gift cards. */
export const GIFT_CARD_PRODUCT = 999_999_999_999_999;
export const GIFT_CARD_NAME = 'Tarjeta de regalo';

/** How a gift card gets to whom it is for: an order of one needs no parcel. No way of a shop has this id. */
export const BY_MAIL = { id: 'gift-card', kind: 'ship', name: 'Por correo' } as const satisfies ChosenWay;
export const isByMail = ({ delivery }: { delivery?: Pick<ChosenWay, 'id'> | undefined }): boolean =>
  delivery?.id === BY_MAIL.id;
