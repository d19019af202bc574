import { expect, test } from '@jest/globals';
import { FIRST_PARCEL } from '@shop/contracts/parcel';
import type { InternalSettings } from '@shop/contracts/settings';
import { aShipping } from '@shop/contracts/testing/builders';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { problemsOf, shipmentOf } from './shipment-of.ts';

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

test.each([undefined, ''])('when the phone of an order is %j then its carrier calls the shop', (phone) => {
  const order = { ...orderBy('ship'), shipping: { ...aShipping(), phone } } as OrderRow;

  expect(shipmentOf(settings, order, { ...FIRST_PARCEL, grams: 800 }).to.phone).toBe('9991234567');
});
