import { asLine } from '@shop/contracts/as-pasted';
import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import { hasLink, isOneLine } from '@shop/contracts/one-line';

/** A recipe, as in a link. */
export type SharedRecipe = { flowerIds: number[]; name: string };

export const SOME_LEFT_OUT = 'Dejamos fuera las flores que hoy no tenemos o ya no cabían.';

/** '?flores=1,5&nombre=Para%20mi%20mam%C3%A1'; '' without flowers. */
export const writeRecipe = ({ flowerIds, name }: SharedRecipe): string => {
  const query = [`flores=${flowerIds.join(',')}`, ...(name ? [`nombre=${encodeURIComponent(name)}`] : [])];
  return `?${query.join('&')}`;
};

/** The picture of a recipe on other sites: the bottle of these flowers, without the shopper's name for it. */
export const recipePicture = (flowerIds: number[]): string =>
  `/api/flowers/recipe?flores=${flowerIds.toSorted((a, b) => a - b).join(',')}`;

/** The form's rule (check-mix.ts) without schemas, which the first view lacks. Other names are dropped. */
const nameIn = (typed: string): string => {
  const name = asLine(typed).trim();
  const fits = name.length > 1 && name.length <= 100 && isOneLine(name) && !hasLink(name);
  return fits ? name : '';
};

/**
 * The recipe in an address, with the flowers that are on offer.
 * @returns `isWhole` is false when flowers had to be left out; undefined when the address has no flowers
 */
export const readRecipe = (
  query: URLSearchParams,
  onOffer: { id: number }[],
): (SharedRecipe & { isWhole: boolean }) | undefined => {
  const requested = query.get('flores');
  if (requested === null) return undefined;
  const wanted = [...new Set(requested.split(',').map((id) => id.trim()))];
  const known = wanted.map(Number).filter((wantedId) => onOffer.some(({ id }) => id === wantedId));
  const flowerIds = known.slice(0, MAX_FLOWERS_PER_ELIXIR);
  return {
    flowerIds,
    name: nameIn(query.get('nombre') ?? ''),
    isWhole: flowerIds.length === wanted.length,
  };
};
