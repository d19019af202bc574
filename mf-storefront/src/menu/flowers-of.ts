import type { Elixir } from '@shop/contracts/elixir';
import { byName } from './by-name.ts';

/** The names of all flowers in these, by the alphabet. */
export const flowersOf = (elixirs: Elixir[]): string[] =>
  [...new Set(elixirs.flatMap(({ flowers = [] }) => flowers))].toSorted(byName);
