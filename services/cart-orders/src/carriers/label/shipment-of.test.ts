import { expect, test } from '@jest/globals';
import type { InternalSettings } from '@shop/contracts/settings';
import { aShipping } from '@shop/contracts/testing/builders';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { problemsOf } from './shipment-of.ts';

const settings = {
  address: { street: 'Calle 60 491', city: 'Mérida', state: 'Yucatán', zip: '97000' },
  contact: { email: '', phone: '9991234567', whatsapp: '' },
} as InternalSettings;
const orderBy = (kind: 'ship' | 'pickup') =>
  ({ shipping: aShipping(), delivery: { id: 'una', kind, name: 'Una' } }) as OrderRow;

test('when an order is fetched then no label is bought for it, whatever address it has', () => {
  expect(problemsOf(settings, orderBy('ship'))).toEqual([]);
  expect(problemsOf(settings, orderBy('pickup'))).toEqual(['Este pedido se recoge, no se envía.']);
});
