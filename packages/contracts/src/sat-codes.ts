import * as z from 'zod/mini';
import { clearable, line } from './typed-text.ts';

/**
 * What invoices are of, by the authority's catalogues (c_ClaveProdServ, c_ClaveUnidad): sweetening products, by the
 * piece, and delivery of parcels. '' means the first one.
 */
export const FIRST_SAT = { product: '50161509', unit: 'H87', delivery: '78102203' };

export const NO_SAT = { product: '', unit: '', delivery: '' };

export const satCodes = z.object({ product: z.string(), unit: z.string(), delivery: z.string() });
export type SatCodes = z.infer<typeof satCodes>;

const PRODUCT = 'La clave tiene 8 dígitos';
const UNIT = 'La clave tiene 2 o 3 letras o números, p. ej. H87';
const product = clearable(line(0, 8, PRODUCT).check(z.regex(/^$|^\d{8}$/, PRODUCT)));
const unit = clearable(line(0, 3, UNIT).check(z.toUpperCase(), z.regex(/^$|^[A-Z\d]{2,3}$/, UNIT)));
export const satCodesForm = z.strictObject({ product, unit, delivery: product });

/** The codes in force: the owner's, else the first ones. */
export const satOf = (said: SatCodes | undefined): SatCodes => ({
  product: said?.product || FIRST_SAT.product,
  unit: said?.unit || FIRST_SAT.unit,
  delivery: said?.delivery || FIRST_SAT.delivery,
});
