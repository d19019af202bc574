import { afterEach, expect, jest, test } from '@jest/globals';
import type { PaymentStatus } from '@shop/contracts/order';
import { anOrder, settling, type Given } from '../../testing/settling.ts';
import { settle } from './settle.ts';

afterEach(() => void jest.restoreAllMocks());

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-23T12:00:00.000Z');
const ORDERED = { kind: 'order', orderId: 'order', checkoutId: 'checkout', cartId: 'cart' };
const REVIEW = { kind: 'review', checkoutId: 'checkout', cartId: 'cart' };
const REFUSED = { kind: 'refused', checkoutId: 'checkout', cartId: 'cart', reason: 'no_money' };
const paid = anOrder({ paymentStatus: 'approved', status: 'processing' });

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
    ['follow', 'pay', 'approved'],
    ['relay', 'order'],
    ['settled', 'checkout', new Date(NOW + 3_600_000)],
  ]);
});

test('when the provider does not know a payment then nobody does', async () => {
  const { result, said } = settled({ payment: null });

  expect(await result).toEqual({ kind: 'unknown' });
  expect(said).toEqual([]);
});

test('when a payment names a checkout that is not ours, or none, then a person is asked', async () => {
  for (const payment of [{ externalReference: 'of somebody else' }, { externalReference: '' }]) {
    const { result, listed, told } = settled({ payment });

    expect(await result).toEqual({ kind: 'review' });
    expect(listed()).toEqual([
      {
        ...{ paymentId: 'pay', kind: 'unknown_reference', paymentStatus: 'approved' },
        ...{ amountCents: 29_500, currency: 'MXN' },
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
  const { result, listed, told } = settled({ payment: { amountCents: 29_499 } });

  expect(await result).toEqual(REVIEW);
  expect(listed()).toMatchObject([{ kind: 'amount', checkoutId: 'checkout', expectedCents: 29_500 }]);
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

test('when nobody finds the order any more then what it was is answered, and it is asked after as before', async () => {
  const { result, told } = settled({ order: anOrder(), after: null });

  expect(await result).toEqual({ ...ORDERED, paymentStatus: 'pending' });
  expect(told('settled')).toEqual([]);
});

test.each(['second_payment', 'paid_after_cancellation'] as const)(
  'when a payment is a %s then a person is asked about the order',
  async (applied) => {
    const { result, listed } = settled({ order: paid, applied });

    expect(await result).toMatchObject({ kind: 'order' });
    expect(listed()).toMatchObject([{ kind: applied, orderId: 'order', checkoutId: 'checkout' }]);
  },
);

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
    expect(told('follow').at(-1)).toEqual(['follow', 'pay', status]);
  },
);

test('when the payment of an order waits then no dispute is looked for', async () => {
  const { result, told } = settled({ order: anOrder(), payment: { status: 'pending' } });

  expect(await result).toEqual({ ...ORDERED, paymentStatus: 'pending' });
  expect(told('list', 'reopen', 'follow', 'settled')).toEqual([]);
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
