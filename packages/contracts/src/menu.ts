import * as z from 'zod/mini';
import { elixir } from './elixir.ts';
import { FACTS } from './elixir-facts.ts';
import { MOST_PAGES } from './menu-pages.ts';
import { rating, shownOpinion } from './opinion.ts';

/** A ready-made elixir with the name of its page: '/menu/velo-de-xtabentun'. */
const named = z.extend(elixir, { slug: z.string() });
/** The fields of each size that a choice of sizes shows. */
const size = z.pick(named, {
  id: true,
  slug: true,
  name: true,
  price: true,
  compareAt: true,
  sku: true,
  barcode: true,
  imageUrl: true,
  alt: true,
  isAvailable: true,
  left: true,
  contents: true,
  weight: true,
});
export type Size = z.infer<typeof size>;
const blend = z.extend(named, {
  /** All sizes of its family, the cheapest first. */
  sizes: z.optional(z.array(size)),
  /** The id of the size that the menu shows for it. */
  sizeOf: z.optional(z.int()),
  /** The rating by buyers across all its sizes; absent while no opinion is published. */
  rating: z.optional(rating),
});
export type Blend = z.infer<typeof blend>;

const text = (most: number) => z._default(z.string().check(z.maxLength(most)), '');
/** A flavour, a use or a flower; none is longer than the text that it stands in. */
const choice = text(FACTS.flavors.limit);
/** GET /api/elixirs/predesigned: the first `pagina` pages of the chosen products. */
export const menuQuery = z.object({
  q: text(100),
  sabor: choice,
  uso: choice,
  flor: choice,
  orden: text(100),
  pagina: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_PAGES)), 1),
});
export type MenuQuery = z.infer<typeof menuQuery>;

const counted = { total: z.int(), isMore: z.optional(z.boolean()) };
/** With `isMore` there are more than `total`. The lists are the filters, for a menu too large to load whole. */
export const menuPage = z.object({
  blends: z.array(blend),
  ...counted,
  flowers: z.optional(z.array(z.string())),
  flavors: z.optional(z.array(z.string())),
  uses: z.optional(z.array(z.string())),
  collections: z.optional(z.array(z.string())),
  /** A product has opinions of buyers. */
  isRated: z.optional(z.boolean()),
});
export type MenuPage = z.infer<typeof menuPage>;

/** GET /api/elixirs/predesigned/featured: the first products on sale, the cheapest, and their number. */
export const featuredBlends = z.object({
  blends: z.array(blend),
  cheapest: z.optional(blend),
  ...counted,
});

/**
 * GET /api/elixirs/predesigned/named/{slug}: by a current or earlier name of its page, or by its id, with what it goes
 * well with; 410 for a deleted product.
 */
export const namedBlend = z.object({
  blend,
  pairings: z.array(blend),
  opinions: z.optional(z.array(shownOpinion)),
});
export type NamedBlend = z.infer<typeof namedBlend>;

/** GET /api/elixirs/predesigned/collections/{slug}: its first products, and its name in the owner's spelling. */
export const collection = z.object({ label: z.string(), blends: z.array(blend) });
export type Collection = z.infer<typeof collection>;

const several = (most: number) =>
  z._default(
    z.pipe(
      z.string().check(z.maxLength(2_000)),
      z.transform((text) => text.split(',').filter(Boolean).slice(0, most)),
    ),
    [],
  );
/** GET /api/elixirs/predesigned/suggested?without=1,2&flowers=tajonal,dalia: on sale, these flowers first. */
export const suggestedQuery = z.object({ without: several(50), flowers: several(8) });
export const blendList = z.array(blend);

/** GET /api/elixirs/predesigned/part?after=250: a part of the whole menu after this id; `next` starts the next one. */
export const menuPartQuery = z.object({ after: z.catch(z.coerce.number().check(z.int(), z.gte(0)), 0) });
export const menuPart = z.object({ blends: blendList, next: z.optional(z.int()) });
/** GET /api/elixirs/predesigned/edition: changes with each change of a product. */
export const menuEdition = z.object({ edition: z.string() });
