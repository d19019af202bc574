import type { Blend, Size } from '@shop/contracts/menu';

/** A blend in another of its sizes, with all the values of that size. */
export const asSize = (blend: Blend, size: Size): Blend => ({
  ...blend,
  alt: undefined,
  left: undefined,
  pictures: undefined,
  contents: undefined,
  weight: undefined,
  compareAt: undefined,
  sku: undefined,
  barcode: undefined,
  ...size,
});
