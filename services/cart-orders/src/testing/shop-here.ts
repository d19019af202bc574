import { forFile } from '@shop/service-kit/testing/for-file';
import { runningShop, type ShopOptions } from './running-shop.ts';

/** A running shop for the tests of a file. */
export const shopHere = (options?: ShopOptions) => forFile(() => runningShop(options));
