import * as z from 'zod/mini';
import { autoId, isoDate } from './common.ts';
import { MAX_LINES } from './constants.ts';
import { MOST_PARTS } from './kit.ts';
import { codeText } from './typed-text.ts';

const STOCK = 'Escribe un número entero de 0 en adelante, o déjalo vacío si no llevas la cuenta';
const pieces = z.int(STOCK).check(z.gte(0, STOCK), z.lte(1_000_000, 'Son demasiadas piezas'));
/** Pieces left to sell; null is unlimited. */
export const stock = z.nullable(pieces);

const typed = z.pipe(
  codeText(/^\d{0,9}$/, STOCK),
  z.pipe(
    z.transform((text: string) => (text === '' ? null : Number(text))),
    stock,
  ),
);
/** A stock as a form has it, read or typed: nothing is unlimited. */
export const stockForm = z.union([typed, stock], STOCK);

const id = z.string().check(z.minLength(1), z.maxLength(64));
const line = z.object({ elixirId: autoId, quantity: z.int().check(z.positive()) });
const lines = z.array(line).check(z.maxLength(MAX_LINES * MOST_PARTS));

/** POST /internal/stock/take: a checkout holds its pieces for a payment, or for nobody's yet; without an end until they are sold. */
export const stockTake = z.object({
  checkoutId: id,
  cartId: id,
  lines,
  paymentId: z.optional(id),
  until: z.optional(isoDate),
});
export type StockTake = z.infer<typeof stockTake>;

/** POST /internal/stock/sell: what a checkout holds is sold; what it no longer holds is taken if it is there. */
export const stockSale = z.object({ checkoutId: id, lines });
export type StockSale = z.infer<typeof stockSale>;

/** POST /internal/stock/give-back */
export const stockReturn = z.object({ checkoutId: id, paymentId: z.optional(id) });
export type StockReturn = z.infer<typeof stockReturn>;

/** POST /internal/stock/bring-back: sold pieces that are here again, once for each `id`. */
export const stockBroughtBack = z.object({ id, lines });
export type StockBroughtBack = z.infer<typeof stockBroughtBack>;

/** GET /internal/stock/low: products of which few are free since they were last restocked, until the owner was told. */
const lowStock = z.object({
  elixirId: autoId,
  name: z.string(),
  left: z.int(),
  alarm: id,
  /** Names of the kits that are sold as long as there is enough of it. */
  kits: z.optional(z.array(z.string())),
});
export type LowStock = z.infer<typeof lowStock>;
export const lowStockList = z.array(lowStock);

/** POST /internal/stock/low/told: the owner knows; that alarm is over. */
export const lowStockTold = z.object({ elixirId: autoId, alarm: id });
export type LowStockTold = z.infer<typeof lowStockTold>;

/** What there is not enough of, and how many pieces are left. */
export const stockMissing = z.object({
  missing: z.array(z.object({ elixirId: autoId, name: z.string(), left: z.int() })),
});
export type StockMissing = z.infer<typeof stockMissing>['missing'];
