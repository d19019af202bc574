import * as z from 'zod/mini';
import { elixir } from './elixir.ts';

/** Of a page of the menu, the last for the way to an elixir of one's own. */
const PLACES = 24;
/** Nobody looks through more of a menu: they search. */
export const MOST_PAGES = 20;

/** How many blends stand on the first `pages` pages. */
export const blendsOn = (pages: number): number => pages * PLACES - 1;
/** How many pages that many blends take. */
export const pagesOf = (blends: number): number => Math.ceil((blends + 1) / PLACES);

/** A ready-made elixir with the name of its page: '/menu/velo-de-xtabentun'. */
const blend = z.extend(elixir, { slug: z.string() });
export type Blend = z.infer<typeof blend>;

/** What chooses from the menu, in the address of the page and of its data; '' is no choice. */
export const MENU_PARAMETERS = ['q', 'sabor', 'uso', 'flor', 'orden', 'pagina'] as const;

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
/** With `isMore` there are more than `total`. `flowers` can be chosen from where the menu goes on. */
export const menuPage = z.object({
  blends: z.array(blend),
  ...counted,
  flowers: z.optional(z.array(z.string())),
});
export type MenuPage = z.infer<typeof menuPage>;

/** GET /api/elixirs/predesigned/featured: the first ones on sale, the cheapest, and how many there are. */
export const featuredBlends = z.object({
  blends: z.array(blend),
  cheapest: z.optional(blend),
  ...counted,
});
export type FeaturedBlends = z.infer<typeof featuredBlends>;

/** GET /api/elixirs/predesigned/named/{slug}: by the name of its page or its number, and what it goes with. */
export const namedBlend = z.object({ blend, pairings: z.array(blend) });
export type NamedBlend = z.infer<typeof namedBlend>;

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
