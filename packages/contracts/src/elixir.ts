import * as z from 'zod/mini';
import { apiError, autoId, imageUrl, wholeListQuery, withPage, version } from './common.ts';
import { MAX_FLOWERS_PER_ELIXIR } from './constants.ts';
import { FACTS } from './elixir-facts.ts';
import { toldFacts, writtenFacts } from './fact-schemas.ts';
import { kitParts, toldPart } from './kit.ts';
import { price, typedPrice } from './price.ts';
import { stock, stockForm } from './stock.ts';
import { line, searchText, text } from './typed-text.ts';

/** So many pictures tell of a product. */
export const MOST_PICTURES = 6;
const pictureTold = z.object({ url: z.string(), alt: z.optional(z.string()) });
export type Picture = z.infer<typeof pictureTold>;

/** An elixir on the wire; `price` in decimal pesos, `flowers` are the names of what it is made of. */
export const elixir = z.object({
  id: autoId,
  name: z.string(),
  description: z.string(),
  price: z.number(),
  imageUrl: z.string(),
  /** All of them where there are several; the first is `imageUrl` with `alt`. */
  pictures: z.optional(z.array(pictureTold)),
  isAvailable: z.boolean(),
  isCustom: z.boolean(),
  flowers: z.optional(z.array(z.string())),
  version: z.optional(version),
  /** Of a kit, what is in it; and what that costs one by one and the kit saves, where it does. */
  parts: z.optional(z.array(toldPart)),
  apart: z.optional(z.number()),
  saves: z.optional(z.number()),
  /** How many pieces can still be sold, told when they are few. To administrators: of a kit, however many. */
  left: z.optional(z.int()),
  /** To administrators: the same however many, absent when nobody counts, and how many are reserved beside. */
  stock: z.optional(z.int()),
  /** The same once more: whoever sends back the whole elixir says by it what they read. */
  stockSeen: z.optional(z.int()),
  reserved: z.optional(z.int()),
  ...toldFacts(FACTS),
});
export type Elixir = z.infer<typeof elixir>;
export const elixirList = z.array(elixir);
/** GET /api/elixirs/families: by the alphabet. */
export const familyNames = z.array(z.string());

/** GET /internal/elixirs?ids=1,2 of the catalog, called by cart-orders alone; `sessionId` owns a custom
 * elixir, `inStock` is what the cart that asks may sell of it: also what it has reserved itself. Who names no cart gets
 * what anybody may sell, and with `reservedBy` what each cart may have beside it. */
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

/** Whoever writes `imageUrl` alone replaces the first and leaves the others; null leaves one. */
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
 * PATCH /api/elixirs/{id}: any of the fields; with the version that was read, a newer one is a 409. Whoever sends back
 * the whole elixir that was read brings its `id` along, which must be what it is.
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
     * What was read: pieces that were sold meanwhile stay sold. Without it and without a version the last one who counts
     * is right.
     */
    stockSeen: stock,
    /** As they were read; nobody decides them. */
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

/** The product form: the price is typed as text and coerced to a number, and the first picture has fields of its own. */
export const elixirForm = z.object({
  ...fields,
  morePictures: z.optional(listOf(MOST_PICTURES - 1)),
  price: typedPrice,
  isAvailable: z.boolean(),
  isCustom: z.boolean(),
  flowers: z.optional(flowers),
  stock: z.optional(stockForm),
  parts: z.optional(kitParts),
  /** Of the elixir that is being changed. */
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
  /** Only what is nearly or wholly sold out: of what is counted, and kits by what is in them. */
  isLow: flag,
  sort: z._default(z.enum(['id', '-id', 'name', '-name', 'price', '-price']), 'id'),
});
/** Query of GET /api/elixirs (administrators). */
export const elixirListQuery = z.pipe(
  listFields,
  z.transform((query: z.output<typeof listFields>) => withPage(query)),
);
export type ElixirListQuery = z.output<typeof elixirListQuery>;
