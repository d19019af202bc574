import * as z from 'zod/mini';
import { clearable, codeText, token } from './typed-text.ts';

/** Ids at services that measure visits; '' means none, and absent means that no service is set. */
export const measuring = z.object({ ga4: z.string(), pixel: z.string() });
export type Measuring = z.infer<typeof measuring>;

export const NO_MEASURING: Measuring = { ga4: '', pixel: '' };

const GA4 = 'Empieza con G-, p. ej. G-AB12CD34EF';
const PIXEL = 'Sólo números, p. ej. 123456789012345';
const asDigits = (typed: string) => typed.replace(/\s/g, '');

/** Null, or both empty, removes them. */
export const measuringForm = z.optional(
  z.pipe(
    z.nullable(
      z.strictObject({
        ga4: clearable(codeText(/^(G-[A-Z0-9]{4,14})?$/, GA4)),
        pixel: clearable(token(asDigits, PIXEL).check(z.regex(/^(\d{8,20})?$/, PIXEL))),
      }),
    ),
    z.transform((ids) => (ids?.ga4 || ids?.pixel ? ids : undefined)),
  ),
);
