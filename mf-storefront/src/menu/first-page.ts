import type { Blend, MenuPage } from '@shop/contracts/menu';
import { blendsOn } from '@shop/contracts/menu-pages';
import { offeredCollections, offeredTags, type TagName } from '@shop/contracts/menu-tags';

/** A catalogue of the previous release sends no slugs; a product's number works as its address too. */
type Unnamed = Omit<Blend, 'slug'> & { slug?: string };

/** The first page of the menu, made like the catalogue's own first page of a long menu. */
export const firstPage = (all: Unnamed[]): MenuPage => {
  const blends = all
    .filter(({ sizeOf }) => !sizeOf)
    .map((one) => ({ ...one, slug: one.slug ?? String(one.id) }));
  const total = blends.length;
  const goesOn = total > blendsOn(1);
  const offered = (name: TagName) => offeredTags(blends, name).map(({ label }) => label);
  const choices = {
    flowers: offered('flor'),
    flavors: offered('sabor'),
    uses: offered('uso'),
    collections: offeredCollections(blends).map(({ label }) => label),
  };
  return { blends: blends.slice(0, blendsOn(1)), total, ...(goesOn && choices) };
};
