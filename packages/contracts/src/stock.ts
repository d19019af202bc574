import * as z from 'zod/mini';
import { asPasted } from './as-pasted.ts';
import { autoId, isoDate, ownId } from './common.ts';
import { MAX_LINES } from './constants.ts';
import { MOST_PARTS } from './kit.ts';
import { typedNumber } from './money.ts';

const STOCK = 'Escribe un número entero de 0 en adelante, o déjalo vacío si no llevas la cuenta';
const pieces = z.int(STOCK).check(z.gte(0, STOCK), z.lte(1_000_000, 'Son demasiadas piezas'));
/** Pieces left to sell; null is unlimited. */
export const stock = z.nullable(pieces);

const typed = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => (asPasted(text).trim() === '' ? null : typedNumber(text))),
    stock,
  ),
);
/** A stock in a form, read or typed: empty means unlimited. */
export const stockForm = z.union([typed, stock], STOCK);

const line = z.object({ elixirId: autoId, quantity: z.int().check(z.positive()) });
const lines = z.array(line).check(z.maxLength(MAX_LINES * MOST_PARTS));

/** POST /internal/stock/take: a checkout holds pieces for a payment, or before there is one; no end: until the sale. */
export const stockTake = z.object({
  checkoutId: ownId,
  cartId: ownId,
  lines,
  paymentId: z.optional(ownId),
  until: z.optional(isoDate),
});
export type StockTake = z.infer<typeof stockTake>;

/** POST /internal/stock/sell: sells the pieces that a checkout holds; those whose hold ended are taken if in stock. */
export const stockSale = z.object({ checkoutId: ownId, lines });
export type StockSale = z.infer<typeof stockSale>;

/** POST /internal/stock/give-back */
export const stockReturn = z.object({ checkoutId: ownId, paymentId: z.optional(ownId) });
export type StockReturn = z.infer<typeof stockReturn>;

/** POST /internal/stock/bring-back: restocks sold pieces, once for each `id`. */
export const stockBroughtBack = z.object({ id: ownId, lines });
export type StockBroughtBack = z.infer<typeof stockBroughtBack>;

/** GET /internal/stock/low: products that ran low since they were last restocked, until the owner is notified. */
const lowStock = z.object({
  elixirId: autoId,
  name: z.string(),
  left: z.int(),
  alarm: ownId,
  /** Names of kits that need this product. */
  kits: z.optional(z.array(z.string())),
});
export type LowStock = z.infer<typeof lowStock>;
export const lowStockList = z.array(lowStock);

/** POST /internal/stock/low/told: the owner was notified; this alarm ends. */
export const lowStockTold = z.object({ elixirId: autoId, alarm: ownId });
export type LowStockTold = z.infer<typeof lowStockTold>;

/** The products that lack pieces, and how many are left. */
export const stockMissing = z.object({
  missing: z.array(z.object({ elixirId: autoId, name: z.string(), left: z.int() })),
});
export type StockMissing = z.infer<typeof stockMissing>['missing'];
