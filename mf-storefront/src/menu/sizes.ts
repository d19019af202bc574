import type { Blend, Size } from '@shop/contracts/menu';

/** A blend in another of its sizes: all that a choice shows of it is that size's. */
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
