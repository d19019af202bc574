import * as z from 'zod/mini';

/** Most of a taste: bars and sliders end here. */
export const MAX_TASTE = 5;
const BAR = `Elige de 0 a ${MAX_TASTE}`;
const bar = z.int(BAR).check(z.gte(0, BAR), z.lte(MAX_TASTE, BAR));

/** What something tastes of, each from 0 to 5. */
export const taste = z.object({ sweet: bar, floral: bar, intense: bar });
export type Taste = z.infer<typeof taste>;

/** What a taste is made of, in the order in which it is shown. */
export const TASTE_LABEL = { sweet: 'Dulzor', floral: 'Floral', intense: 'Intensidad' } as const;
