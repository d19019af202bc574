import { afterEach, expect, jest, test } from '@jest/globals';
import type { PaymentStatus } from '@shop/contracts/order';
import { NOW, ORDERED, paid, REFUSED, settling, type Given } from '../../testing/settling.ts';
import { settle } from './settle.ts';

afterEach(() => void jest.restoreAllMocks());

const DAY_MS = 86_400_000;
const REVIEW = { kind: 'review', checkoutId: 'checkout', cartId: 'cart' };

function settled(given: Given = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const shop = settling(given);
  return { ...shop, result: settle(shop.deps, 'pay') };
}

test('when a checkout is paid for the first time then what it needs is held, and its order is made, paid and told', async () => {
  const { result, said } = settled({ after: paid });

  expect(await result).toEqual({ ...ORDERED, paymentStatus: 'approved' });
  expect(said).toEqual([
    ['hold', { paymentId: 'pay' }],
    ['claim', 'checkout'],
    ['make'],
    ['hold', { paymentId: 'pay' }],
    ['apply', 'order', 'pay', 'approved'],
    ['follow', 'pay', 'approved', {}],
    ['relay', 'order'],
    ['earned', ['pay']],
  ]);
});

test('when the provider does not know a payment then nobody does', async () => {
  const { result, said } = settled({ payment: null });

  expect(await result).toEqual({ kind: 'unknown' });
  expect(said).toEqual([]);
});

test('when a payment names a checkout that is not ours, or none then a person is asked', async () => {
  for (const payment of [{ externalReference: 'of somebody else' }, { externalReference: '' }]) {
    const { result, listed, told } = settled({ payment });

    expect(await result).toEqual({ kind: 'review' });
    expect(listed()).toEqual([
      {
        paymentId: 'pay',
        kind: 'unknown_reference',
        paymentStatus: 'approved',
        amountCents: 29_500,
        currency: 'MXN',
      },
    ]);
    const about = { paymentId: 'pay', kind: 'unknown_reference' };
    expect(told('warn')).toEqual([['warn', expect.any(String), about]]);
  }
});

test('when a payment was listed before then its repetition is no news', async () => {
  const { result, listed, told } = settled({ payment: { externalReference: '' }, isOld: true });
  await result;

  expect([listed().length, told('warn')]).toEqual([1, []]);
});

test('when a payment does not match then a person is asked, and no order is made', async () => {
  const { result, listed, told } = settled({ payment: { currency: 'USD' } });

  expect(await result).toEqual(REVIEW);
  expect(listed()).toMatchObject([{ kind: 'currency', checkoutId: 'checkout', expectedCents: 29_500 }]);
  expect(listed()[0]).not.toHaveProperty('orderId');
  expect(told('make', 'hold', 'claim')).toEqual([]);
});

test.each<PaymentStatus>(['rejected', 'cancelled'])(
  'when a first payment is %s then there is nothing to look at',
  async (status) => {
    const { result, said } = settled({ payment: { status, statusDetail: 'no_money' } });

    expect(await result).toEqual(REFUSED);
    expect(said).toEqual([]);
  },
);

test.each<PaymentStatus>(['refunded', 'charged_back'])(
  'when money is %s before there is an order then none is made, and a person is asked',
  async (status) => {
    const { result, listed, told } = settled({ payment: { status } });

    expect(await result).toEqual(REVIEW);
    expect(listed().map(({ kind }) => kind)).toEqual(['refunded_without_order']);
    expect(told('make', 'hold')).toEqual([]);
  },
);

test('when it is sold out by then then a person is asked, and the checkout is not claimed', async () => {
  const { result, listed, told } = settled({ isSoldOut: true });

  expect(await result).toEqual(REVIEW);
  expect(listed().map(({ kind }) => kind)).toEqual(['sold_out']);
  expect(told('claim', 'make')).toEqual([]);
});

test.each<[string, Given, object]>([
  ['a newer one took its place', { claim: 'superseded' }, { kind: 'superseded_checkout' }],
  [
    'its cart has an order',
    { claim: 'cart_ordered', ordered: { _id: 'other checkout' } },
    { kind: 'duplicate_order', orderId: 'other order' },
  ],
  ['its cart has an order that nobody finds', { claim: 'cart_ordered' }, { kind: 'duplicate_order' }],
])('when a checkout is paid and %s then what it held is given back', async (_, given, exception) => {
  const { result, listed, told } = settled(given);

  expect(await result).toEqual(REVIEW);
  expect(listed()).toMatchObject([exception]);
  expect('orderId' in listed()[0]!).toBe('orderId' in exception);
  expect(told('give back', 'make')).toEqual([['give back', 'pay']]);
});

test.each<[string, PaymentStatus, boolean, number]>([
  ['went back whole, and stood in the list', 'refunded', true, 0],
  ['went back whole', 'refunded', false, 1],
  ['stands in the list', 'approved', true, 1],
  ['was refused', 'rejected', false, 0],
])('when a payment that needs a person %s then it is listed: %s', async (_, status, isListed, times) => {
  const { result, listed, told } = settled({ payment: { status, externalReference: '' }, isListed });

  expect(await result).toEqual({ kind: 'review' });
  expect(listed()).toHaveLength(times);
  expect(told('follow')).toHaveLength(status === 'rejected' ? 0 : 1);
});

test.each<[string, Given, object]>([
  ['is paid', {}, { paymentId: 'pay' }],
  [
    'has a slip',
    { known: { voucher: { kind: 'cash', method: 'oxxo', payBefore: new Date(NOW) } } },
    { until: new Date(NOW + DAY_MS) },
  ],
  [
    'has a slip without an end',
    { known: { voucher: { kind: 'cash', method: 'oxxo' } } },
    { until: new Date(NOW + 8 * DAY_MS) },
  ],
  ['is being looked at', { known: { voucher: null } }, { until: new Date(NOW + 8 * DAY_MS) }],
])('when a payment %s then that says how long pieces are held for it', async (what, given, term) => {
  const status = what === 'is paid' ? 'approved' : 'pending';
  const { result, told } = settled({ ...given, payment: { status } });
  await result;

  expect(told('hold')[0]).toEqual(['hold', { paymentId: 'pay', ...term }]);
});
