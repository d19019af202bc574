import type { Random } from '../draw/random.ts';
import { place, type Place } from '../draw/svg.ts';
import { drawingOf } from '../flowers/by-name.ts';

/** One thing in a flower bed: a whole sprig or only a head, where and how large. */
export type Plant = [name: string, part: 'sprig' | 'bloom', at: Place];

/** Plants in painting order, the farthest first. */
export const bed = (plants: Plant[], r: Random): string =>
  plants.map(([name, part, at]) => place(at, drawingOf(name)[part](r))).join('');
