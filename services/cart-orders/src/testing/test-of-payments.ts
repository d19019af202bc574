import { test } from '@jest/globals';
import { isOnOrders } from './tested-provider.ts';

/**
 * For tests of what the orders API does not have. There an order is one payment, paid once and in full, and its page
 * ends with it. Claims are not among its states, and there is no preference to read.
 */
export const testOfPayments: typeof test = isOnOrders() ? (test.skip as typeof test) : test;
