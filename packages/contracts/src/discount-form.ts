import * as z from 'zod/mini';
import { discountCreate } from './discount.ts';
import { version } from './common.ts';

/** An empty field is no limit. */
const orNull = (value: unknown) => (value === '' || value === undefined || value === null ? null : value);
const asNumber = (value: unknown) => (typeof orNull(value) === 'string' ? Number(value) : orNull(value));
const { shape } = discountCreate;
const typed = <T extends z.ZodMiniType>(schema: T, read: (value: unknown) => unknown) =>
  z.pipe(z.transform(read), schema);

/** The form of the back office: numbers and days are typed as text, and empty means without limit. */
export const discountForm = z.pipe(
  z.object({
    code: shape.code,
    kind: shape.kind,
    value: typed(shape.value, asNumber),
    minimum: typed(shape.minimum, asNumber),
    startsOn: typed(shape.startsOn, orNull),
    endsOn: typed(shape.endsOn, orNull),
    maxUses: typed(shape.maxUses, asNumber),
    maxPerBuyer: typed(shape.maxPerBuyer, asNumber),
    isActive: shape.isActive,
    note: shape.note,
    version: z.optional(version),
  }),
  z.transform((fields) => fields),
);
export type DiscountForm = z.output<typeof discountForm>;
export type DiscountFormInput = z.input<typeof discountForm>;
