import type { Elixir } from '@shop/contracts/elixir';
import type { MenuPage } from '@shop/contracts/menu';
import { blendsOn } from '@shop/contracts/menu-pages';
import { withSlugs } from '@shop/contracts/slug';
import { flowersOf } from './flowers-of.ts';

/** The first page of the menu, as the catalogue itself makes it of a long one. */
export const firstPage = (elixirs: Elixir[]): MenuPage => {
  const blends = withSlugs(elixirs);
  const total = blends.length;
  const goesOn = total > blendsOn(1);
  return { blends: blends.slice(0, blendsOn(1)), total, ...(goesOn && { flowers: flowersOf(elixirs) }) };
};
