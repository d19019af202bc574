import { afterEach, expect, jest, test } from '@jest/globals';
import type { PaymentStatus } from '@shop/contracts/order';
import { anOrder, NOW, ORDERED, paid, REFUSED, settling, type Given } from '../../testing/settling.ts';
import { settle } from './settle.ts';

afterEach(() => void jest.restoreAllMocks());

function settled(given: Given = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const shop = settling(given);
  return { ...shop, result: settle(shop.deps, 'pay') };
}

test('when there is an order already then no other is made, and its payment moves it', async () => {
  const { result, told } = settled({ order: anOrder(), after: paid });

  expect(await result).toEqual({ ...ORDERED, paymentStatus: 'approved' });
  expect(told('claim', 'make', 'give back')).toEqual([]);
  expect(told('hold', 'apply', 'relay')).toEqual([
    ['hold', { paymentId: 'pay' }],
    ['apply', 'order', 'pay', 'approved'],
    ['relay', 'order'],
  ]);
});

test.each<[string, Given]>([
  ['is paid', { order: paid }],
  ['is cancelled', { order: anOrder({ status: 'cancelled' }) }],
  ['was refused this payment', { order: anOrder(), payment: { status: 'rejected' } }],
])('when an order %s then nothing is held for it', async (_, given) => {
  const { result, told } = settled(given);
  await result;

  expect(told('hold')).toEqual([]);
});

test('when nobody finds the order any more then what it was is answered', async () => {
  const { result } = settled({ order: anOrder(), after: null });

  expect(await result).toEqual({ ...ORDERED, paymentStatus: 'pending' });
});

const OTHER = anOrder({ paymentIntentId: 'another', paymentStatus: 'approved' });

test.each<[string, Given]>([
  ['second_payment', { order: OTHER }],
  ['paid_after_cancellation', { order: paid, applied: 'paid_after_cancellation' }],
])('when a payment is a %s then a person is asked about the order', async (kind, given) => {
  const { result, listed } = settled(given);

  expect(await result).toMatchObject({ kind: 'order' });
  expect(listed()).toMatchObject([{ kind, orderId: 'order', checkoutId: 'checkout' }]);
});

test('when an order stands on a payment with money then what was listed because it had none is closed', async () => {
  const slip = anOrder({ paymentStatus: 'pending' });
  for (const [given, closed] of [
    [{ order: paid }, 1],
    [{ order: paid, payment: { status: 'in_mediation' } }, 1],
    [{ order: slip, payment: { status: 'pending' } }, 0],
    [{ order: OTHER }, 0],
  ] as [Given, number][]) {
    const { result, told } = settled(given);
    await result;
    expect(told('earned')).toHaveLength(closed);
  }
});

test.each<[PaymentStatus, string]>([
  ['in_mediation', 'dispute'],
  ['charged_back', 'chargeback'],
])(
  'when an order’s payment is %s then it is listed as a %s, again if that was settled',
  async (status, kind) => {
    const { result, listed, told } = settled({ order: paid, payment: { status } });
    await result;

    expect(listed()).toMatchObject([{ kind, orderId: 'order' }]);
    expect(told('reopen')).toEqual([['reopen', 'pay', kind]]);
    expect(told('follow').at(-1)).toEqual(['follow', 'pay', status, { still: kind }]);
  },
);

test('when the payment of an order waits then no dispute is looked for', async () => {
  const { result, told } = settled({ order: anOrder(), payment: { status: 'pending' } });

  expect(await result).toEqual({ ...ORDERED, paymentStatus: 'pending' });
  expect(told('list', 'reopen', 'follow')).toEqual([]);
});

test.each<[string, Given, object]>([
  ['is not paid', { order: anOrder() }, { ...REFUSED, orderId: 'order' }],
  ['stands on another payment', { order: paid }, { ...ORDERED, paymentStatus: 'approved' }],
])('when a payment is refused and its order %s then that is told', async (_, given, expected) => {
  const { result } = settled({ ...given, payment: { status: 'rejected', statusDetail: 'no_money' } });

  expect(await result).toEqual(expected);
});

test('when what follows from an order cannot be done now then it stands all the same', async () => {
  const { result, told } = settled({ after: paid, isRelayAway: true });

  expect(await result).toMatchObject({ kind: 'order', paymentStatus: 'approved' });
  expect(told('warn')).toEqual([['warn', expect.any(String), { err: expect.any(Error), orderId: 'order' }]]);
});
