import { expect, test } from '@jest/globals';
import { aShipping } from '@shop/contracts/testing/builders';
import { writeDay } from '@shop/mail/formats';
import type { OrderRow } from '../order/order.model.ts';
import { arrivesBetween, leavesBy } from './delivery.ts';

const PAID = { who: 'sistema', from: 'pending', to: 'processing' };
const SENT = { who: 'duena', from: 'processing', to: 'completed' };
/** An order paid at this time in Mexico. */
const paidAt = (moment: string, over: Partial<OrderRow> = {}): OrderRow =>
  ({
    status: 'processing',
    paymentStatus: 'approved',
    needsAddress: false,
    items: [{}],
    history: [{ at: new Date(`${moment}:00-06:00`), ...PAID }],
    ...over,
  }) as OrderRow;
const arrives = (order: OrderRow) => {
  const days = arrivesBetween(order);
  return days && [writeDay(days.first), writeDay(days.last)];
};

test.each([
  ['2026-11-16T10:00', ['viernes 20 de noviembre', 'martes 24 de noviembre']],
  ['2026-11-16T23:50', ['viernes 20 de noviembre', 'martes 24 de noviembre']],
  ['2026-11-20T10:00', ['jueves 26 de noviembre', 'lunes 30 de noviembre']],
  ['2026-11-21T10:00', ['jueves 26 de noviembre', 'lunes 30 de noviembre']],
])(
  'when an order is paid at %s then it arrives after workdays and the road, not on a Sunday',
  (moment, days) => {
    expect(arrives(paidAt(moment))).toEqual(days);
  },
);

test('when an order has a blend of its own then it takes two workdays more', () => {
  const order = paidAt('2026-11-16T10:00', { items: [{ isCustom: true }] as OrderRow['items'] });

  expect(arrives(order)).toEqual(['lunes 23 de noviembre', 'jueves 26 de noviembre']);
  expect(writeDay(leavesBy(order))).toBe('viernes 20 de noviembre');
});

test('when the owner says other days then these count', () => {
  const days = { workshopFirst: 0, workshopLast: 1, ownBlend: 3, roadFirst: 1, roadLast: 1 };
  const order = paidAt('2026-11-17T10:00');

  const { first, last } = arrivesBetween(order, days)!;

  expect([writeDay(first), writeDay(last)]).toEqual(['miércoles 18 de noviembre', 'jueves 19 de noviembre']);
  expect(writeDay(leavesBy(order, days))).toBe('miércoles 18 de noviembre');
});

test('when an order has left then only the road counts, from that day', () => {
  const order = paidAt('2026-11-02T10:00', { status: 'completed' });
  order.history.push({ at: new Date('2026-11-16T19:00:00-06:00'), ...SENT } as OrderRow['history'][0]);

  expect(arrives(order)).toEqual(['jueves 19 de noviembre', 'lunes 23 de noviembre']);
});

test.each([
  ['it is not paid', { paymentStatus: 'pending' }],
  ['nobody knows where it goes', { needsAddress: true }],
  [
    'it is handed over',
    {
      manual: { payment: 'cash', by: 'ana' },
      shipping: aShipping({ address: '', city: '', state: '', zip: '' }),
    },
  ],
] as const)('when %s then nothing is promised', (_why, over) => {
  expect(arrives(paidAt('2026-11-16T10:00', over))).toBeUndefined();
});
