import type { SortingState, Updater } from '@tanstack/react-table';

/** The table's state of an order such as 'name' or '-price', as the contracts and addresses write it. */
export const toSorting = (sort: string): SortingState =>
  sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];

/** The order that a change of the table's state leads to; '' is none. */
export const toSort = (sort: string, update: Updater<SortingState>): string => {
  const [first] = typeof update === 'function' ? update(toSorting(sort)) : update;
  return first ? `${first.desc ? '-' : ''}${first.id}` : '';
};
