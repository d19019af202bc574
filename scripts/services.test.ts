import { expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@shop/contracts/endpoints';
import { PROGRAMS, SERVICES } from './services.ts';

test('when a folder is a service then the gateway routes to it by its contracts, and the other way round', () => {
  expect(SERVICES.toSorted()).toEqual(SERVICE_NAMES.toSorted());
});

test('when a service has a worker then the worker is a process of its own name', () => {
  expect(PROGRAMS).toMatchObject({
    catalog: 'services/catalog/src/main.ts',
    'cart-orders': 'services/cart-orders/src/main.ts',
    'payment-worker': 'services/cart-orders/src/worker.ts',
  });
});
