import * as z from 'zod/mini';
import { elixir } from './elixir.ts';
import { MOST_PAGES } from './menu-pages.ts';
import { rating, shownOpinion } from './opinion.ts';

/** A ready-made elixir with the name of its page: '/menu/velo-de-xtabentun'. */
const named = z.extend(elixir, { slug: z.string() });
/** What a choice of sizes shows of each. */
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
  /** The number of the one that stands on the menu for it. */
  sizeOf: z.optional(z.int()),
  /** What buyers think of it, of all its sizes; absent while nothing is published. */
  rating: z.optional(rating),
});
export type Blend = z.infer<typeof blend>;

const choice = z._default(z.string().check(z.maxLength(100)), '');
/** GET /api/elixirs/predesigned: the first `pagina` pages of what was chosen. */
export const menuQuery = z.object({
  q: choice,
  sabor: choice,
  uso: choice,
  flor: choice,
  orden: choice,
  pagina: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_PAGES)), 1),
});
export type MenuQuery = z.infer<typeof menuQuery>;

const counted = { total: z.int(), isMore: z.optional(z.boolean()) };
/** With `isMore` there are more than `total`. The lists tell what can be chosen from where a whole menu goes on. */
export const menuPage = z.object({
  blends: z.array(blend),
  ...counted,
  flowers: z.optional(z.array(z.string())),
  flavors: z.optional(z.array(z.string())),
  uses: z.optional(z.array(z.string())),
  collections: z.optional(z.array(z.string())),
  /** Buyers have said something of one. */
  isRated: z.optional(z.boolean()),
});
export type MenuPage = z.infer<typeof menuPage>;

/** GET /api/elixirs/predesigned/featured: the first ones on sale, the cheapest, and how many there are. */
export const featuredBlends = z.object({
  blends: z.array(blend),
  cheapest: z.optional(blend),
  ...counted,
});

/**
 * GET /api/elixirs/predesigned/named/{slug}: by a name that its page has or had, or its number, and what it goes with;
 * 410 for one that was deleted.
 */
export const namedBlend = z.object({
  blend,
  pairings: z.array(blend),
  opinions: z.optional(z.array(shownOpinion)),
});
export type NamedBlend = z.infer<typeof namedBlend>;

/** GET /api/elixirs/predesigned/collections/{slug}: the first ones in it, and how its owner wrote it. */
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
/** GET /api/elixirs/predesigned/suggested?without=1,2&flowers=tajonal,dalia: on sale, with such flowers first. */
export const suggestedQuery = z.object({ without: several(50), flowers: several(8) });
export const blendList = z.array(blend);

/** GET /api/elixirs/predesigned/part?after=250: so many of the whole menu behind a number; with `next` it goes on from there. */
export const menuPartQuery = z.object({ after: z.catch(z.coerce.number().check(z.int(), z.gte(0)), 0) });
export const menuPart = z.object({ blends: blendList, next: z.optional(z.int()) });
/** GET /api/elixirs/predesigned/edition: another one after each change of a product. */
export const menuEdition = z.object({ edition: z.string() });
