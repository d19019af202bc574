import type { Blend } from '../menu/use-blends.ts';
import { notesOf, TASTES, USES } from '@shop/contracts/notes';

const NOTES = [...TASTES, ...USES];
/** A flower in common says more than a note. */
const FLOWER_WEIGHT = 3;

const nearness = (one: Blend, other: Blend) => {
  const notes = notesOf(NOTES, other);
  const common = notesOf(NOTES, one).filter((note) => notes.includes(note)).length;
  const flowers = (one.flowers ?? []).filter((flower) => other.flowers?.includes(flower)).length;
  return flowers * FLOWER_WEIGHT + common;
};

/** The blends on sale that have most in common with this one. */
export const pairingsOf = (blend: Blend, all: readonly Blend[], count: number): Blend[] =>
  all
    .filter(({ id, isAvailable }) => id !== blend.id && isAvailable)
    .toSorted((a, b) => nearness(blend, b) - nearness(blend, a))
    .slice(0, count);
