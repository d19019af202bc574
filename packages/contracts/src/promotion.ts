import * as z from 'zod/mini';
import { inOrder, isPercent, money, ORDER, PERCENT } from './discount.ts';
import { line } from './typed-text.ts';

/** The discount of a promotion on a cart or an order, in pesos, and its name. */
export const usedPromotion = z.object({ name: z.string(), amount: z.number() });

/** Whole percent, pesos, or the cheapest of so many pieces. */
export const PROMOTION_KINDS = ['percent', 'amount', 'pieces'] as const;

/**
 * A discount without a code: `value` is a percentage or an amount; of `take` pieces, `pay` are paid. It applies from an
 * amount or a number of pieces on, within its days, and together with a code only if it says so. Its name is unique.
 */
export const promotion = z.object({
  name: z.string(),
  kind: z.enum(PROMOTION_KINDS),
  value: z.optional(z.number()),
  take: z.optional(z.int()),
  pay: z.optional(z.int()),
  fromAmount: z.optional(z.number()),
  fromPieces: z.optional(z.int()),
  startsOn: z.optional(z.string()),
  endsOn: z.optional(z.string()),
  withCodes: z.boolean(),
  isActive: z.boolean(),
});
export type Promotion = z.infer<typeof promotion>;

const MOST = 20;
const PIECES = 'Un número entero entre 1 y 99';
const pieces = z.int(PIECES).check(z.gte(1, PIECES), z.lte(99, PIECES));
const KIND = 'Elige qué descuenta';
const NAME = 'Escribe cómo se llama, de 2 a 40 caracteres';
const MISSING = 'Escribe un número mayor que cero';
const FEWER = 'Se pagan menos de las que se llevan';
const COVERS = 'Escribe más de lo que descuenta: no se puede cobrar $0.00';
const day = z.optional(z.iso.date('Elige un día'));

const fields = {
  name: line(2, 40, NAME),
  kind: z.enum(PROMOTION_KINDS, KIND),
  value: z.optional(money),
  take: z.optional(pieces),
  pay: z.optional(pieces),
  fromAmount: z.optional(money),
  fromPieces: z.optional(pieces),
  startsOn: day,
  endsOn: day,
  withCodes: z.boolean(),
  isActive: z.boolean(),
};

type Kept = { [Name in keyof Promotion]?: Promotion[Name] | undefined } & Pick<Promotion, 'kind'>;
const hasValue = ({ kind, value, take, pay }: Kept) =>
  kind === 'pieces' ? (take ?? 0) > (pay ?? 0) && pay !== undefined : value !== undefined;
const fits = ({ kind, value }: Kept) => kind !== 'percent' || value === undefined || isPercent(value);
const leavesSome = ({ kind, value = 0, fromAmount }: Kept) =>
  kind !== 'amount' || fromAmount === undefined || fromAmount > value;
/** Drops the fields of other kinds. */
const tidied = <One extends Kept>({ value, take, pay, ...others }: One) =>
  others.kind === 'pieces'
    ? { ...others, ...(take && { take }), ...(pay && { pay }) }
    : { ...others, ...(value && { value }) };

const whole = [
  z.refine<Kept>((one) => one.kind === 'pieces' || hasValue(one), { error: MISSING, path: ['value'] }),
  z.refine<Kept>((one) => one.kind !== 'pieces' || hasValue(one), { error: FEWER, path: ['pay'] }),
  z.refine<Kept>(fits, { error: PERCENT, path: ['value'] }),
  z.refine<Kept>(leavesSome, { error: COVERS, path: ['fromAmount'] }),
  z.refine<Kept>(inOrder, { error: ORDER, path: ['endsOn'] }),
] as const;

/** One promotion, as the back office sends it. */
export const promotionForm = z.pipe(z.strictObject(fields).check(...whole), z.transform(tidied));

export type PromotionForm = z.output<typeof promotionForm>;
export type PromotionFormInput = z.input<typeof promotionForm>;

export const TAKEN_NAME = 'Ya hay otra con ese nombre';
export const isSameName = (one: { name: string }, other: { name: string }): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase();
/** All promotions, as the settings store them. */
export const promotionsForm = z
  .array(promotionForm)
  .check(z.maxLength(MOST, `Máximo ${MOST} promociones`))
  .check(({ value, issues }) => {
    for (const [at, one] of value.entries())
      if (value.findIndex((other) => isSameName(other, one)) < at)
        issues.push({ code: 'custom', input: one.name, path: [at, 'name'], message: TAKEN_NAME });
  });
