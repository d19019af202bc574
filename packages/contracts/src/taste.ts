import * as z from 'zod/mini';

const bar = z.int().check(z.gte(0), z.lte(5));

/** What something tastes of, each from 0 to 5. */
export const taste = z.object({ sweet: bar, floral: bar, intense: bar });
export type Taste = z.infer<typeof taste>;
