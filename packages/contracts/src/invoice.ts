import * as z from 'zod/mini';
import { asZip } from './as-pasted.ts';
import { isoDate } from './common.ts';
import {
  PUBLIC_RFC,
  regimesOf,
  REGIMES,
  USES,
  usesOf,
  type InvoiceUse,
  type Regime,
} from './fiscal-codes.ts';
import { asRfc, isRfc } from './rfc.ts';
import { line, token } from './typed-text.ts';

const NO_RFC = 'Escribe tu RFC';
const RFC = 'Revisa el RFC: no coincide con su dígito verificador';
const REGIME = 'Elige tu régimen fiscal';
const USE = 'Elige el uso de la factura';
const ZIP = 'El código postal de tu domicilio fiscal tiene 5 dígitos';

const fields = {
  rfc: token(asRfc, RFC).check(
    z.refine<string>(Boolean, { error: NO_RFC, abort: true }),
    z.refine<string>(isRfc, RFC),
  ),
  name: line(1, 254, 'Escribe el nombre o la razón social, como en tu constancia'),
  regime: z.enum(Object.keys(REGIMES) as Regime[], REGIME),
  use: z.enum(Object.keys(USES) as InvoiceUse[], USE),
  zip: token(asZip, ZIP).check(z.regex(/^\d{5}$/, ZIP)),
};

type Whole = { rfc: string; name: string; regime: string; use: string };
/** The authority writes it without an accent. */
export const PUBLIC_NAME = 'PUBLICO EN GENERAL';

/** PUT /api/orders/{orderId}/invoice: what the accountant needs for the CFDI of a paid order. */
export const invoiceRequest = z.strictObject(fields).check(
  z.refine<Whole>(({ rfc, regime }) => regimesOf(rfc).includes(regime as Regime), {
    error: 'Ese régimen no es de este RFC',
    path: ['regime'],
  }),
  z.refine<Whole>(({ regime, use }) => usesOf(regime).includes(use as InvoiceUse), {
    error: 'Ese uso no va con tu régimen',
    path: ['use'],
  }),
  z.refine<Whole>(({ rfc, name }) => rfc !== PUBLIC_RFC || name === PUBLIC_NAME, {
    error: `Con este RFC el nombre es ${PUBLIC_NAME}`,
    path: ['name'],
  }),
);
export type InvoiceRequest = z.output<typeof invoiceRequest>;

/** The same as it is stored with the order. */
export const invoice = z.object({
  rfc: z.string(),
  name: z.string(),
  regime: z.string(),
  use: z.string(),
  zip: z.string(),
  askedAt: isoDate,
});
export type Invoice = z.infer<typeof invoice>;

/** Query of GET /api/admin/reports/invoices.csv: first and last day on which they were asked for. */
export const invoiceExportQuery = z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) });
export type InvoiceExportQuery = z.output<typeof invoiceExportQuery>;
