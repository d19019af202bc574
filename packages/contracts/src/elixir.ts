import * as z from 'zod/mini';
import { apiError, autoId, imageUrl, wholeListQuery, withPage, version } from './common.ts';
import { MAX_FLOWERS_PER_ELIXIR } from './constants.ts';
import { FACTS } from './elixir-facts.ts';
import { toldFacts, writtenFacts } from './fact-schemas.ts';
import { kitParts, toldPart } from './kit.ts';
import { price } from './price.ts';
import { stock, stockForm } from './stock.ts';
import { line, searchText, text } from './typed-text.ts';

/** The most pictures of a product. */
export const MOST_PICTURES = 6;
const pictureTold = z.object({ url: z.string(), alt: z.optional(z.string()) });
export type Picture = z.infer<typeof pictureTold>;

/** An elixir on the wire; `price` in decimal pesos, `flowers` are the names of its flowers. */
export const elixir = z.object({
  id: autoId,
  name: z.string(),
  description: z.string(),
  price: z.number(),
  imageUrl: z.string(),
  /** All pictures when there are several; the first is `imageUrl` with `alt`. */
  pictures: z.optional(z.array(pictureTold)),
  isAvailable: z.boolean(),
  isCustom: z.boolean(),
  flowers: z.optional(z.array(z.string())),
  version: z.optional(version),
  /** Only of a kit: its parts, what they cost one by one, and what the kit saves when it does. */
  parts: z.optional(z.array(toldPart)),
  apart: z.optional(z.number()),
  saves: z.optional(z.number()),
  /** How many pieces can still be sold, when they are few. Administrators always get it for a kit. */
  left: z.optional(z.int()),
  /** Only for administrators: the same at any number, absent when stock is not counted, and the reserved pieces. */
  stock: z.optional(z.int()),
  /** `stock` again: a client that sends the whole elixir back tells with it what it read. */
  stockSeen: z.optional(z.int()),
  reserved: z.optional(z.int()),
  ...toldFacts(FACTS),
});
export type Elixir = z.infer<typeof elixir>;
export const elixirList = z.array(elixir);
/** GET /api/elixirs/families: in alphabetical order. */
export const familyNames = z.array(z.string());

/** GET /internal/elixirs?ids=1,2 of the catalog, called by cart-orders alone; `sessionId` owns a custom
 * elixir, `inStock` is what the asking cart may sell of it, with its own reservations. A request without a cart gets
 * what anybody may sell, and with `reservedBy` what each cart may sell in addition. */
const internalElixir = z.extend(elixir, {
  sessionId: z.optional(z.string()),
  inStock: z.optional(z.int()),
  reservedBy: z.optional(z.record(z.string(), z.int())),
});
export type InternalElixir = z.infer<typeof internalElixir>;
export const internalElixirList = z.array(internalElixir);

/** Names of flowers of the catalogue. */
const flowers = z.array(line(0, 100, 'Elige las flores de la lista'), 'Elige las flores de la lista').check(
  z.maxLength(MAX_FLOWERS_PER_ELIXIR, `Elige hasta ${MAX_FLOWERS_PER_ELIXIR} flores`),
  z.overwrite((names) => [...new Set(names)]),
);

const LONG_ALT = `Máximo ${FACTS.alt.limit} caracteres`;
const picture = z.strictObject({ url: imageUrl, alt: z.optional(text(0, FACTS.alt.limit, LONG_ALT)) });
const listOf = (most: number) => z.array(picture).check(z.maxLength(most, `Máximo ${MOST_PICTURES} fotos`));

const fields = {
  name: line(3, 100, 'El nombre debe tener al menos 3 caracteres'),
  description: text(10, 2000, 'La descripción debe tener al menos 10 caracteres'),
  price,
  imageUrl,
  ...writtenFacts(FACTS),
};

/** A request with `imageUrl` alone replaces the first picture and keeps the others; null keeps only the first. */
const pictures = z.optional(z.nullable(listOf(MOST_PICTURES)));

/** POST /api/elixirs */
export const elixirCreate = z.strictObject({
  ...fields,
  pictures,
  isAvailable: z._default(z.boolean(), true),
  isCustom: z._default(z.boolean(), false),
  stock: z.optional(stock),
  flowers: z._default(flowers, []),
  parts: z.optional(kitParts),
});
export type ElixirCreate = z.output<typeof elixirCreate>;

/**
 * PATCH /api/elixirs/{id}: any of the fields; with the version that was read, a newer one is a 409. A client may send
 * the whole elixir back; its `id` must then be the path's.
 */
export const elixirUpdate = z.partial(
  z.strictObject({
    ...fields,
    pictures,
    isAvailable: z.boolean(),
    isCustom: z.boolean(),
    version,
    stock,
    /**
     * The stock that was read: pieces sold since stay sold. Without it and without a version the last count
     * wins.
     */
    stockSeen: stock,
    /** Accepted as they were read, and ignored. */
    reserved: z.int(),
    left: z.int(),
    id: autoId,
    flowers,
    parts: kitParts,
  }),
);
export type ElixirUpdate = z.infer<typeof elixirUpdate>;

/** The 409 of PATCH: the elixir as somebody else stored it meanwhile. */
export const elixirConflict = z.extend(apiError, { current: elixir });

/** The product form: the first picture has fields of its own. */
export const elixirForm = z.object({
  ...fields,
  morePictures: z.optional(listOf(MOST_PICTURES - 1)),
  isAvailable: z.boolean(),
  isCustom: z.boolean(),
  flowers: z.optional(flowers),
  stock: z.optional(stockForm),
  parts: z.optional(kitParts),
  /** The version of the edited elixir. */
  version: z.optional(version),
});
export type ElixirForm = z.output<typeof elixirForm>;
export type ElixirFormInput = z.input<typeof elixirForm>;

const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((v) => v === 'true'),
  ),
);
const listFields = z.object({
  ...wholeListQuery,
  q: searchText,
  isAvailable: flag,
  isCustom: flag,
  /** Only nearly or wholly sold-out products: those with counted stock, and kits by their parts. */
  isLow: flag,
  sort: z._default(z.enum(['id', '-id', 'name', '-name', 'price', '-price']), 'id'),
});
/** Query of GET /api/elixirs (administrators). */
export const elixirListQuery = z.pipe(
  listFields,
  z.transform((query: z.output<typeof listFields>) => withPage(query)),
);
export type ElixirListQuery = z.output<typeof elixirListQuery>;
