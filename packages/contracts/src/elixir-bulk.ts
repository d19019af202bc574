import * as z from 'zod/mini';
import { autoId, isoDate, version } from './common.ts';
import { FACTS } from './elixir-facts.ts';
import { price } from './price.ts';
import { slugOf } from './slug.ts';
import { stock } from './stock.ts';
import { foundText, line } from './typed-text.ts';

/** The most products of one call; when there are more, `next` tells where the following call continues. */
export const MOST_PRODUCTS = 50;

const flag = z.optional(z.boolean());
/** Products by the filters of GET /api/elixirs. */
const find = z.strictObject({ q: foundText, isAvailable: flag, isCustom: flag, isLow: flag });
export type ElixirFind = z.infer<typeof find>;

/** A product as it was seen: when somebody else changed it since, it stays, and pieces sold since stay sold. */
const seen = { id: autoId, version: z.optional(version), stockSeen: z.optional(stock) };
const rowsOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.optional(z.array(row).check(z.minLength(1), z.maxLength(MOST_PRODUCTS)));
/** `until`: when the list was read. Products that came later were not seen and stay as they are. */
const chosen = { find: z.optional(find), until: z.optional(isoDate), after: z.optional(autoId) };
type Chosen = { rows?: unknown; find?: unknown };
const isOneOf = ({ rows, find: all }: Chosen) => (rows === undefined) !== (all === undefined);
const ONE = 'Elige productos, o todos los que muestra la lista';

/** A collection that all of them join, beside their others; its address is made of letters and digits. */
const NAME = 'Escribe cómo se llama';
export const collectionName = line(1, FACTS.collections.limit, NAME).check(
  z.refine((name) => slugOf(name) !== '', NAME),
);

const change = z.union([
  z.strictObject({ isAvailable: z.boolean() }),
  z.strictObject({ stock }),
  z.strictObject({ collection: collectionName }),
  z.strictObject({ isDeleted: z.literal(true) }),
]);
export type BulkChange = z.infer<typeof change>;

/** PATCH /api/elixirs: the same change for several products. */
export const elixirsChange = z
  .strictObject({ ...chosen, rows: rowsOf(z.strictObject(seen)), change })
  .check(z.refine(isOneOf, ONE));
export type ElixirsChange = z.infer<typeof elixirsChange>;

/** The result for each product: skipped ones carry the reason. */
export const elixirsResult = z.object({
  done: z.array(z.object({ id: autoId, version })),
  skipped: z.array(z.object({ id: autoId, name: z.string(), message: z.string() })),
  next: z.optional(autoId),
});
export type ElixirsResult = z.infer<typeof elixirsResult>;

const PERCENT = 'Escribe un porcentaje entre -90 y 500, con un decimal cuando mucho';
export const percent = z.number(PERCENT).check(
  z.gte(-90, PERCENT),
  z.lte(500, PERCENT),
  z.refine((value) => value !== 0 && Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, PERCENT),
);

/** POST /api/elixirs/prices: the new prices, and with `withSizes` those of the other sizes too. Nothing is stored. */
export const pricesAsked = z
  .strictObject({ ...chosen, rows: rowsOf(z.strictObject({ id: autoId })), percent, withSizes: z.boolean() })
  .check(z.refine(isOneOf, ONE));
export type PricesAsked = z.infer<typeof pricesAsked>;

export const newPrices = z.object({
  prices: z.array(
    z.object({ id: autoId, name: z.string(), version, price: z.number(), newPrice: z.number() }),
  ),
  next: z.optional(autoId),
});
export type NewPrice = z.infer<typeof newPrices>['prices'][number];

/** PATCH /api/elixirs/prices: sets these prices, each only if the product still has that version. */
export const pricesChange = z.strictObject({
  rows: z
    .array(z.strictObject({ id: autoId, version, price }))
    .check(z.minLength(1), z.maxLength(MOST_PRODUCTS)),
});
export type PricesChange = z.infer<typeof pricesChange>;
