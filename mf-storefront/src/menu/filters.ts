import type { Elixir } from '@shop/contracts/elixir';
import { chooseFrom, type MenuChoices } from '@shop/contracts/menu-choices';
import { countTags, offeredTags, type Tag, type TagName } from '@shop/contracts/menu-tags';

/** A value of a chip or list, with the number of its blends; long menus have no numbers. */
export type Choice = Tag & { count?: number };
/** The possible choices: from a short menu and its search results, or from the catalogue for a long menu. */
export type Choosing = {
  elixirs: Elixir[];
  searched: Elixir[];
  offered?: Record<TagName, Tag[]> | undefined;
  filters: MenuChoices;
};

/** Ignores the order, which hides nothing. */
export const isFiltering = ({ q, sabor, uso, flor }: MenuChoices) =>
  Boolean(q.trim() || sabor || uso || flor);

/** The choices for `name`, from the products' own words. The other filters apply. */
export const choicesOf = ({ elixirs, searched, offered, filters }: Choosing, name: TagName): Choice[] => {
  if (offered) return offered[name];
  const left = countTags(chooseFrom(searched, { ...filters, [name]: '' }), name);
  const counts = new Map(left.map(({ id, count }) => [id, count]));
  return offeredTags(elixirs, name).map((tag) => ({ ...tag, count: counts.get(tag.id) ?? 0 }));
};
