import type { Elixir } from '@shop/contracts/elixir';
import { plainText } from '@shop/contracts/search';
import { slugOf } from '@shop/contracts/slug';
import { byName } from './by-name.ts';
import { flowersOf } from './flowers-of.ts';
import { notesOf, TASTES, USES, type Note } from '@shop/contracts/notes';

/** What the menu shows, as it stands in its address; '' is no choice. */
export type Filters = { q: string; sabor: string; uso: string; flor: string; orden: string };
export type FilterName = keyof Filters;

/** What a chip or a list offers, with the number of blends that it would show; of a long menu nobody counts them. */
export type Choice = { id: string; label: string; count?: number };
/** What can be chosen from: all of a short menu, or the flowers of a long one. */
export type Choosing = { elixirs: Elixir[]; flowers?: string[] | undefined; filters: Filters };

export const NO_FILTERS: Filters = { q: '', sabor: '', uso: '', flor: '', orden: '' };

export const ORDERS = [
  { id: '', label: 'Destacados' },
  { id: 'precio', label: 'Menor precio' },
  { id: '-precio', label: 'Mayor precio' },
  { id: 'nombre', label: 'De la A a la Z' },
] as const;

/** Without the order: nothing is hidden by it. */
export const isFiltering = ({ q, sabor, uso, flor }: Filters) => Boolean(q.trim() || sabor || uso || flor);

const hasNote = (notes: readonly Note[], id: string, elixir: Elixir) =>
  !id || notesOf(notes, elixir).some((note) => note.id === id);
const hasFlower = (id: string, { flowers = [] }: Elixir) =>
  !id || flowers.some((flower) => slugOf(flower) === id);
const hasWords = (q: string, { name, description, flowers = [] }: Elixir) => {
  const text = plainText([name, description, ...flowers].join(' '));
  return plainText(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const sorted = <E extends Elixir>(elixirs: E[], orden: string): E[] => {
  if (orden === 'precio') return elixirs.toSorted((a, b) => a.price - b.price);
  if (orden === '-precio') return elixirs.toSorted((a, b) => b.price - a.price);
  if (orden === 'nombre') return elixirs.toSorted((a, b) => byName(a.name, b.name));
  return elixirs;
};

/** The blends that fit every choice, in the chosen order. */
export const applyFilters = <E extends Elixir>(elixirs: E[], { q, sabor, uso, flor, orden }: Filters): E[] =>
  sorted(
    elixirs.filter(
      (elixir) =>
        hasNote(TASTES, sabor, elixir) &&
        hasNote(USES, uso, elixir) &&
        hasFlower(flor, elixir) &&
        hasWords(q, elixir),
    ),
    orden,
  );

const flowerChoices = (names: string[]) => names.map((label) => ({ id: slugOf(label), label }));

const NOTES = { sabor: TASTES, uso: USES } as const;

/** What can be chosen for `name`; what no blend of a short menu has is not offered. Other choices count. */
export const choicesOf = (
  { elixirs, flowers, filters }: Choosing,
  name: 'flor' | keyof typeof NOTES,
): Choice[] => {
  const offered = name === 'flor' ? flowerChoices(flowers ?? flowersOf(elixirs)) : NOTES[name];
  if (flowers) return [...offered];
  return offered
    .filter(({ id }) => applyFilters(elixirs, { ...NO_FILTERS, [name]: id }).length > 0)
    .map((choice) => ({ ...choice, count: applyFilters(elixirs, { ...filters, [name]: choice.id }).length }));
};
