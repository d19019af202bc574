import type { Elixir } from '@shop/contracts/elixir';
import { chooseFrom, type MenuChoices } from '@shop/contracts/menu-choices';
import { countTags, offeredTags, type Tag, type TagName } from '@shop/contracts/menu-tags';

/** What a chip or a list offers, with the number of blends that it would show; of a long menu nobody counts them. */
export type Choice = Tag & { count?: number };
/** What can be chosen from: all of a short menu and what was searched of it, or what the catalogue offers of a long one. */
export type Choosing = {
  elixirs: Elixir[];
  searched: Elixir[];
  offered?: Record<TagName, Tag[]> | undefined;
  filters: MenuChoices;
};

/** Without the order: nothing is hidden by it. */
export const isFiltering = ({ q, sabor, uso, flor }: MenuChoices) =>
  Boolean(q.trim() || sabor || uso || flor);

/** What can be chosen for `name`: the products' own words. Other choices count. */
export const choicesOf = ({ elixirs, searched, offered, filters }: Choosing, name: TagName): Choice[] => {
  if (offered) return offered[name];
  const left = countTags(chooseFrom(searched, { ...filters, [name]: '' }), name);
  const counts = new Map(left.map(({ id, count }) => [id, count]));
  return offeredTags(elixirs, name).map((tag) => ({ ...tag, count: counts.get(tag.id) ?? 0 }));
};
