import { TAGS } from '@shop/contracts/menu-tags';
import { slugOf } from '@shop/contracts/slug';
import type { ElixirRow } from '../elixir/elixir.model.ts';

/** A common flower counts more than a common tag. */
const FLOWER_WEIGHT = 3;

/** How many of these flowers (slugs) an elixir has. */
export const flowersIn = (row: ElixirRow, slugs: string[]): number =>
  row.flowers.filter((flower) => slugs.includes(slugOf(flower))).length;

/** How much another elixir has in common with this one. */
export function nearnessTo(one: ElixirRow): (other: ElixirRow) => number {
  const own = tagsOf(one);
  const flowers = one.flowers.map(slugOf);
  return (other) => {
    const common = tagsOf(other).filter((tag) => own.includes(tag)).length;
    return flowersIn(other, flowers) * FLOWER_WEIGHT + common;
  };
}

const tagsOf = (row: ElixirRow): string[] => [...TAGS.sabor(row), ...TAGS.uso(row)].map(({ id }) => id);
