import type { SortingState, Updater } from '@tanstack/react-table';

/** The table state for an order such as 'name' or '-price', as contracts and addresses write it. */
export const toSorting = (sort: string): SortingState =>
  sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];

/** The order after a change of the table's state; '' means no order. */
export const toSort = (sort: string, update: Updater<SortingState>): string => {
  const [first] = typeof update === 'function' ? update(toSorting(sort)) : update;
  return first ? `${first.desc ? '-' : ''}${first.id}` : '';
};
