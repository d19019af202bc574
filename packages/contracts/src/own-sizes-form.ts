import * as z from 'zod/mini';
import { price } from './price.ts';

/** The most that a jar holds. */
const MOST_MILLILITERS = 5_000;
export const MOST_OWN_SIZES = 6;

const AMOUNT = `Escribe los mililitros, de 1 a ${MOST_MILLILITERS.toLocaleString('es-MX')}`;
export const ownMilliliters = z.int(AMOUNT).check(z.gte(1, AMOUNT), z.lte(MOST_MILLILITERS, AMOUNT));

type Sized = { milliliters: number };
/** A check of a list: no size repeats. */
export const eachSizeOnce = ({ value, issues }: z.core.ParsePayload<Sized[]>): void => {
  for (const [at, { milliliters }] of value.entries())
    if (value.findIndex((other) => other.milliliters === milliliters) < at)
      issues.push({
        code: 'custom',
        input: milliliters,
        path: [at, 'milliliters'],
        message: `Ya hay uno de ${milliliters} ml`,
      });
};

/** The public form. */
export const ownSizes = z.array(z.object({ milliliters: z.int(), price: z.number() }));

/** The form in 'Tienda': the workshop preselects the first size. */
export const ownSizesForm = z
  .array(z.strictObject({ milliliters: ownMilliliters, price }))
  .check(
    z.minLength(1, 'Deja al menos un tamaño'),
    z.maxLength(MOST_OWN_SIZES, `Máximo ${MOST_OWN_SIZES} tamaños`),
  )
  .check(eachSizeOnce);
