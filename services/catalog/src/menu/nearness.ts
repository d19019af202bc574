import { notesOf, TASTES, USES } from '@shop/contracts/notes';
import { slugOf } from '@shop/contracts/slug';
import type { ElixirRow } from '../elixir/elixir.model.ts';

const NOTES = [...TASTES, ...USES];
/** A flower in common says more than a note. */
const FLOWER_WEIGHT = 3;

/** How many of these flowers, as they stand in addresses, an elixir has. */
export const flowersIn = (row: ElixirRow, slugs: string[]): number =>
  row.flowers.filter((flower) => slugs.includes(slugOf(flower))).length;

/** How much another elixir has in common with this one. */
export function nearnessTo(one: ElixirRow): (other: ElixirRow) => number {
  const own = notesOf(NOTES, one);
  const flowers = one.flowers.map(slugOf);
  return (other) => {
    const common = notesOf(NOTES, other).filter((note) => own.includes(note)).length;
    return flowersIn(other, flowers) * FLOWER_WEIGHT + common;
  };
}
