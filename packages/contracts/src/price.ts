import * as z from 'zod/mini';
import { pesos } from './pesos.ts';

const PRICE = 'El precio debe ser un número positivo';
const amount = pesos(PRICE, 'El precio es demasiado alto');

/** On the wire a price may also be text, as forms send it: '295.00'. */
const priceText = z.pipe(z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, PRICE)), z.transform(Number));

export const price = z.pipe(z.union([z.number(), priceText], PRICE), amount);
