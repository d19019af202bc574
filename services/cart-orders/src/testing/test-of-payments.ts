import { test } from '@jest/globals';
import { isOnOrders } from './tested-provider.ts';

/**
 * Of what orders do not have: an order is one payment, paid once and whole, whose page ends with it, and a claim is no state
 * of it.
 */
export const testOfPayments: typeof test = isOnOrders() ? (test.skip as typeof test) : test;
