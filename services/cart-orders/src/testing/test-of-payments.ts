import { test } from '@jest/globals';
import { isOnOrders } from './tested-provider.ts';

/**
 * Of what orders do not have: an order is one payment, paid once and whole, whose page ends with it, a claim is no state
 * of it, and it is no preference to be read.
 */
export const testOfPayments: typeof test = isOnOrders() ? (test.skip as typeof test) : test;
