import {
  constructSortFn,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

const collator = new Intl.Collator('es-MX', { sensitivity: 'base', numeric: true });

/** What every list of the back office can do. */
export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
export type Features = typeof features;

/** Sorts texts as Spanish dictionaries do: accents and capitals make no difference. */
export const spanish = constructSortFn({
  sort: (a: unknown, b: unknown) => collator.compare(String(a), String(b)),
});
