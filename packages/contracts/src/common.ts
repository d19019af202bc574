import * as z from 'zod/mini';

/** Body of every error answer; `errors` names the rejected fields of a 400. */
export const apiError = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});
export type ApiError = z.infer<typeof apiError>;

/** Auto number of elixirs, flowers, cart items and contents. */
export const autoId = z.int().check(z.positive(), z.lte(Number.MAX_SAFE_INTEGER));

/** Number of changes. An update names the version it is based on, so that two people do not overwrite each other. */
export const version = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** An auto number that arrives as text in a path or query. */
export const autoIdParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'Identificador inválido')),
  z.transform(Number),
);

/** Random id of carts, checkouts and orders; never guessable. */
export const randomId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, 'Identificador inválido'));

/**
 * An id that a service gives to another one: a random id, or one behind a word that says what it is of, like
 * 'addition-…'.
 */
export const ownId = z.string().check(z.minLength(1), z.maxLength(80));

export const isoDate = z.iso.datetime({ offset: true });

/** A field that may be absent or null. */
export const missing = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema));

/** Absolute http(s) address; other schemes never reach a page or a database. */
export const imageUrl = z.url({ protocol: /^https?$/, error: 'Debe ser una URL válida' });

const PAGE_SIZE = 50;
const page = z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000));
const pageSize = z.coerce.number().check(z.int(), z.gte(1), z.lte(200));

/**
 * Query of a paged admin list. The X-Total-Count header holds the total, counted up to 10,000; X-Total-More
 * is 'true' when there are more, which no page reaches.
 */
export const pageQuery = {
  page: z._default(page, 1),
  pageSize: z._default(pageSize, PAGE_SIZE),
};

/** More products than any shop of ours has; a list without a page answers at most this many. */
export const MAX_UNPAGED = 500;

/**
 * Query of a list that is answered whole, up to MAX_UNPAGED, when neither a page nor its size is given (`withPage`).
 * X-Total-Count says how many there are in any case.
 */
export const wholeListQuery = { page: z.optional(page), pageSize: z.optional(pageSize) };

type PageQuery = { page?: number | undefined; pageSize?: number | undefined };
export const withPage = <Query extends PageQuery>(query: Query) => ({
  ...query,
  page: query.page ?? 1,
  pageSize: query.pageSize ?? (query.page === undefined ? MAX_UNPAGED : PAGE_SIZE),
});
