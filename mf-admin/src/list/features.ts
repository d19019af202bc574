import { createSortedRowModel, rowSortingFeature, tableFeatures, type SortFn } from '@tanstack/react-table';

const collator = new Intl.Collator('es-MX', { sensitivity: 'base', numeric: true });

/** What every list of the back office can do. */
export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
export type Features = typeof features;

/** Sorts texts as Spanish dictionaries do: accents and capitals make no difference. */
export const spanish: SortFn<Features, never> = (a, b, column) =>
  collator.compare(String(a.getValue(column)), String(b.getValue(column)));
