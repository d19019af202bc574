import * as z from 'zod/mini';
import { autoId, isoDate, pageQuery, randomId } from './common.ts';
import { money } from './discount.ts';
import { clearable, email, line, nameText, searchText, text } from './typed-text.ts';

/** The provider of payments by gift card, in rows and in front of their ids. */
export const GIFT_CARD_PROVIDER = 'gift-card';
export const giftPaymentId = (checkoutId: string): string => `${GIFT_CARD_PROVIDER}-${checkoutId}`;
export const isGiftPayment = (paymentId = ''): boolean => paymentId.startsWith(`${GIFT_CARD_PROVIDER}-`);

/** Without I, L, O and U, so that no letter is mistaken for another. */
export const GIFT_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const GIFT_CODE_LENGTH = 16;
const CODE = new RegExp(`^[${GIFT_CODE_LETTERS}]{${GIFT_CODE_LENGTH}}$`);

/** A code as it is typed: in any case, with spaces and dashes, O for 0, I and L for 1. Undefined when it is none. */
export function asGiftCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return CODE.test(code) ? code : undefined;
}

/** '7K3D-9QXM-2FHT-W4RB' */
export const writeGiftCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

const TYPED = 'Escribe el código de tu tarjeta';
/** POST /api/gift-cards/balance. Every text that is no card gets the same response. */
export const giftBalanceRequest = z.strictObject({ code: line(1, 100, TYPED) });
/** The money that can be spent, in pesos, without what an ongoing payment holds. */
export const giftBalance = z.object({ lastFour: z.string(), balance: z.number() });
export type GiftBalance = z.infer<typeof giftBalance>;

const day = z.iso.date('Elige un día');
const NAME = 'Escribe para quién es, de 2 a 80 caracteres';
const EMAIL = 'Escribe un correo válido';
export const MOST_OF_MESSAGE = 300;

const fields = {
  amount: money,
  name: nameText(2, 80, NAME),
  email: email(EMAIL),
  message: clearable(text(0, MOST_OF_MESSAGE, `Máximo ${MOST_OF_MESSAGE} caracteres`)),
  /** The day of its mail; null or a past day means at once. */
  sendOn: z.nullable(day),
};
/** POST /api/admin/gift-cards: `requestId` identifies one press of the button. */
export const giftCardCreate = z.strictObject({ ...fields, requestId: randomId });

/** PATCH /api/admin/gift-cards/{id}: an e-mail sends the card again, with a new code in place of the earlier one. */
export const giftCardUpdate = z.strictObject({
  isBlocked: z.optional(z.boolean()),
  email: z.optional(fields.email),
});
export type GiftCardUpdate = z.output<typeof giftCardUpdate>;

/** A card as administrators see it, in pesos. Its code is shown only when no mail can bring it. */
export const giftCard = z.object({
  id: autoId,
  lastFour: z.string(),
  amount: z.number(),
  balance: z.number(),
  /** The part of the balance that an ongoing payment holds. */
  held: z.number(),
  name: z.string(),
  email: z.string(),
  sendOn: z.nullable(z.string()),
  sentAt: z.nullable(isoDate),
  isBlocked: z.boolean(),
  createdAt: isoDate,
  /** The order that bought the card; absent when the shop gave it. */
  orderId: z.optional(z.string()),
});
export type GiftCard = z.infer<typeof giftCard>;
/** The response when a card is given or sent again: without a mail server it has the code, only this once. */
export const givenGiftCard = z.extend(giftCard, { shownCode: z.optional(z.string()) });
export type GivenGiftCard = z.infer<typeof givenGiftCard>;
export const giftCardList = z.array(giftCard);
/** Query of GET /api/admin/gift-cards: the end of a code, or a part of a name or an e-mail; or those of an order. */
export const giftCardListQuery = z.object({ ...pageQuery, q: searchText, order: z.optional(randomId) });
export type GiftCardListQuery = z.output<typeof giftCardListQuery>;

const TO = 'Elige a quién se manda';
/** POST /api/gift-cards/purchases: a card to be paid. Without `toEmail` it goes to the buyer. */
const purchase = {
  amount: money,
  toName: fields.name,
  toEmail: z.optional(z.nullable(email(EMAIL))),
  message: fields.message,
  sendOn: z.nullable(day),
  name: nameText(2, 80, 'Escribe tu nombre, de 2 a 80 caracteres'),
  email: email(EMAIL),
};
export const giftPurchaseRequest = z.strictObject({ ...purchase, requestId: randomId });
export type GiftPurchaseRequest = z.output<typeof giftPurchaseRequest>;
/** `payLink` is the provider's payment page. */
export const giftPurchase = z.object({ checkoutId: randomId, payLink: z.string() });

const orNull = z.pipe(
  z.transform((value: unknown) => value || null),
  z.nullable(day),
);
/** The forms of the back office. */
export const giftCardForm = z.object({
  ...fields,
  sendOn: orNull,
});
export type GiftCardForm = z.output<typeof giftCardForm>;
export type GiftCardFormInput = z.input<typeof giftCardForm>;
export const giftCardResendForm = z.object({ email: fields.email });

/** The form of the shop: its values are sent as they are. */
export const giftPurchaseForm = z
  .object({
    ...purchase,
    amount: z.pipe(
      z.transform((value: unknown) => (value ? Number(value) : null)),
      z.number('Elige un importe'),
    ),
    to: z.enum(['them', 'me'], TO),
    toEmail: z.string(),
    sendOn: orNull,
  })
  .check(({ value: { to, toEmail }, issues }) => {
    if (to === 'them' && !email(EMAIL).safeParse(toEmail).success)
      issues.push({ code: 'custom', input: toEmail, path: ['toEmail'], message: EMAIL });
  });
export type GiftPurchaseForm = z.output<typeof giftPurchaseForm>;
export type GiftPurchaseFormInput = z.input<typeof giftPurchaseForm>;
