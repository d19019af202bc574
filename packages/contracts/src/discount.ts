import { PROVIDER_LABEL } from './payment-browsers.ts';
import * as z from 'zod/mini';
import { apiError, autoId, isoDate, version } from './common.ts';
import { pesos } from './pesos.ts';
import { clearable, codeText, text } from './typed-text.ts';

/** A code stores each of its uses; no code of one shop needs more than these. */
export const MOST_USES = 5_000;

const CODE = 'El código lleva de 3 a 20 letras, números o guiones';
/** As people type it: 'miel 10' is MIEL10. */
export const discountCode = codeText(/^[A-Z0-9Ñ-]{3,20}$/, CODE);

/** PUT /api/cart/discount. Answers the whole cart. */
export const cartDiscountRequest = z.strictObject({ code: discountCode });

/**
 * The code on a cart and what it takes off, in pesos. With a `problem` it takes off nothing, and the text says why; the
 * cart is not paid with it.
 */
export const cartDiscount = z.object({
  code: z.string(),
  amount: z.number(),
  problem: z.optional(z.string()),
});
export type CartDiscount = z.infer<typeof cartDiscount>;

export const DISCOUNT_KINDS = ['percent', 'amount'] as const;
const kind = z.enum(DISCOUNT_KINDS, 'Elige porcentaje o cantidad');
export type DiscountKind = z.infer<typeof kind>;

const day = z.iso.date('Elige un día');

/** A code as administrators see it; money in pesos, `value` a percentage or an amount. null means no limit. */
export const discount = z.object({
  id: autoId,
  code: z.string(),
  kind,
  value: z.number(),
  minimum: z.nullable(z.number()),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  maxUses: z.nullable(z.int()),
  maxPerBuyer: z.nullable(z.int()),
  isActive: z.boolean(),
  note: z.string(),
  used: z.int(),
  version,
  createdAt: isoDate,
});
export type Discount = z.infer<typeof discount>;
export const discountList = z.array(discount);

const VALUE = 'Escribe un número mayor que cero';
/** The amount that a code takes off, or the least purchase. */
export const money = pesos(VALUE, 'Es demasiado');
const count = (most: number) => {
  const message = `Un número entero entre 1 y ${most}`;
  return z.int(message).check(z.gte(1, message), z.lte(most, message));
};

const fields = {
  code: discountCode,
  kind,
  value: money,
  minimum: z.nullable(money),
  startsOn: z.nullable(day),
  endsOn: z.nullable(day),
  maxUses: z.nullable(count(MOST_USES)),
  maxPerBuyer: z.nullable(count(100)),
  isActive: z.boolean(),
  note: text(0, 200, 'Máximo 200 caracteres'),
};

export const PERCENT = `Un porcentaje entero entre 1 y 99: ${PROVIDER_LABEL} no puede cobrar $0.00`;
type Days = { startsOn?: string | null | undefined; endsOn?: string | null | undefined };
type Whole = Days & { kind: DiscountKind; value: number };
export const isPercent = (value: number) => Number.isInteger(value) && value >= 1 && value <= 99;
const fits = ({ kind: one, value }: Whole) => one === 'amount' || isPercent(value);
export const inOrder = ({ startsOn, endsOn }: Days) => !startsOn || !endsOn || startsOn <= endsOn;
export const ORDER = 'El último día no puede ser antes del primero';

const whole = [
  z.refine<Whole>(fits, { error: PERCENT, path: ['value'] }),
  z.refine<Whole>(inOrder, { error: ORDER, path: ['endsOn'] }),
] as const;

/** POST /api/admin/discounts; a changed code as a whole must pass it too. */
export const discountCreate = z.strictObject(fields).check(...whole);
export type DiscountCreate = z.output<typeof discountCreate>;

/** PATCH /api/admin/discounts/{id}: any of the fields; with the version that was read, a newer one is a 409. */
export const discountUpdate = z.partial(z.strictObject({ ...fields, note: clearable(fields.note), version }));

/** The 409 of PATCH: the code as somebody else stored it meanwhile. */
export const discountConflict = z.extend(apiError, { current: discount });

/** An empty field is no limit. */
const typedDay = z.pipe(
  z.transform((value: unknown) => value || null),
  z.nullable(day),
);

/** The form of the back office. `version` is that of the edited code. */
export const discountForm = z
  .object({
    ...fields,
    startsOn: typedDay,
    endsOn: typedDay,
    version: z.optional(version),
  })
  .check(...whole);
export type DiscountForm = z.output<typeof discountForm>;
export type DiscountFormInput = z.input<typeof discountForm>;
