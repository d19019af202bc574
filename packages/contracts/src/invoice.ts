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

/** asked: it is being stamped; stamped: the authority has it; refused: not stamped, for the `reason`. */
export const CFDI_STATUSES = ['asked', 'stamped', 'refused'] as const;
export type CfdiStatus = (typeof CFDI_STATUSES)[number];

/** The invoice of an order. `uuid` is the authority's folio; money in pesos. */
export const cfdi = z.object({
  // Not the enum: one of a later release must still be readable.
  status: z.string(),
  at: isoDate,
  uuid: z.optional(z.string()),
  /** Why it was refused. */
  reason: z.optional(z.string()),
  /** A test invoice without legal value. */
  isTest: z.optional(z.boolean()),
  /** A global invoice, for orders without one of their own. */
  isGlobal: z.optional(z.boolean()),
  /** It was made elsewhere, and its files are there. */
  isByHand: z.optional(z.boolean()),
  /** Its credit notes; one without a folio is being stamped. */
  credits: z.optional(z.array(z.object({ amount: z.number(), uuid: z.optional(z.string()) }))),
});
export type Cfdi = z.infer<typeof cfdi>;

/** The fields of an order about its invoice. */
export const invoicedFields = {
  /** The tax data that its buyer gave. */
  invoice: z.optional(z.nullable(invoice)),
  /** The invoice that contains it, when the shop stamps invoices. */
  cfdi: z.optional(cfdi),
};

/** GET /api/orders/{orderId}/invoice.pdf and .xml: `credit` is the index of a credit note, from 0. */
export const invoiceFileQuery = z.object({
  credit: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(99))),
});

/** Motives to cancel, from the authority's catalogue; the others need a replacement, which is made in the account. */
export const CANCEL_MOTIVES = {
  '02': 'Tiene errores y no la sustituye otra',
  '03': 'La venta no se llevó a cabo',
} as const;
export type OwnCancelMotive = keyof typeof CANCEL_MOTIVES;
/** POST /api/orders/{orderId}/invoice/cancel */
export const invoiceCancel = z.strictObject({
  motive: z.enum(Object.keys(CANCEL_MOTIVES) as OwnCancelMotive[], 'Elige el motivo'),
});

const UUID = 'El folio fiscal tiene 36 caracteres, con guiones';
/** POST /api/orders/{orderId}/invoice/by-hand: stamped elsewhere; without a folio the order is only marked. */
export const invoiceByHand = z.strictObject({
  uuid: z.optional(
    line(0, 36, UUID).check(z.regex(/^$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, UUID), z.toUpperCase()),
  ),
});

/** Query of GET /api/admin/reports/invoices.csv: first and last day on which they were asked for. */
export const invoiceExportQuery = z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) });
export type InvoiceExportQuery = z.output<typeof invoiceExportQuery>;
