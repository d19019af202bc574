import * as z from 'zod/mini';
import { MAX_TASTE } from './constants.ts';

const BAR = `Elige de 0 a ${MAX_TASTE}`;
const bar = z.int(BAR).check(z.gte(0, BAR), z.lte(MAX_TASTE, BAR));

/** The parts of a taste, each from 0 to 5. */
export const taste = z.object({ sweet: bar, floral: bar, intense: bar });
export type Taste = z.infer<typeof taste>;
