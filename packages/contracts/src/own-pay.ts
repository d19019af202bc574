import * as z from 'zod/mini';
import { namesOf } from './names-of.ts';
import { asCode } from './as-pasted.ts';
import { isClabe } from './clabe.ts';
import { apiError, isoDate, randomId } from './common.ts';
import { pesos } from './pesos.ts';
import { OWN_MEANS } from './own-pay-names.ts';
import { line, token } from './typed-text.ts';

const CLABE = 'Revisa la CLABE: son 18 dígitos y el último no coincide con los demás';
/** '032 180 0001…' as people type it. */
const asClabe = (typed: string): string => asCode(typed).replace(/-/g, '');
const DAYS = 'Escribe de 1 a 15 días';
const days = z.int(DAYS).check(z.gte(1, DAYS), z.lte(15, DAYS));

/** The account for transfers of shoppers, and the days they have. */
export const ownTransfer = z.object({
  clabe: z.string(),
  bank: z.string(),
  beneficiary: z.string(),
  days: z.int(),
});
export const ownTransferForm = z.strictObject({
  clabe: token(asClabe, CLABE).check(z.refine<string>(isClabe, CLABE)),
  bank: line(2, 40, 'Escribe el banco'),
  beneficiary: line(2, 120, 'Escribe a nombre de quién está la cuenta'),
  days,
});
/** Pickup orders may be paid at pickup, and wait for this number of days. */
export const payAtPickup = z.object({ days: z.int() });
export const payAtPickupForm = z.strictObject({ days });

const means = z.enum(namesOf(OWN_MEANS), 'Elige cómo llegó');

const AMOUNT = 'Escribe cuánto llegó, mayor que cero';
const amount = pesos(AMOUNT, AMOUNT);
const DAY = 'Elige el día';
const marked = {
  amount,
  means,
  /** The day on which the money arrived. */
  paidOn: z.iso.date(DAY),
  note: z.optional(line(0, 200, 'Máximo 200 caracteres')),
};

/**
 * POST /api/orders/{orderId}/own-payment: notes received money. `received` is the known sum; a higher one is a 409. A
 * repeated `requestId` is noted once. `confirmGone`: also when its held pieces have been sold since.
 */
export const ownPaymentMark = z.strictObject({
  requestId: randomId,
  ...marked,
  received: z.number(),
  confirmGone: z.optional(z.boolean()),
});
export type OwnPaymentMark = z.output<typeof ownPaymentMark>;
/** The form of the window. */
export const ownPaymentForm = z.object(marked);
export type OwnPaymentForm = z.output<typeof ownPaymentForm>;

/** GET /api/orders/{orderId}/own-payment: the state of an order that is paid to the shop itself; money in pesos. */
export const ownPayment = z.object({
  way: z.string(),
  due: z.number(),
  received: z.number(),
  payBefore: isoDate,
  /** Its time to pay has passed. */
  isOver: z.boolean(),
  reference: z.optional(z.string()),
  receipts: z.array(
    z.object({
      amount: z.number(),
      means: z.string(),
      paidOn: z.string(),
      who: z.string(),
      at: isoDate,
      note: z.optional(z.string()),
    }),
  ),
});
export type OwnPayment = z.infer<typeof ownPayment>;

/** 'gone': its pieces have been sold since; `confirmGone` notes the payment all the same. */
export const ownPaymentConflict = z.extend(apiError, { code: z.optional(z.literal('gone')) });
