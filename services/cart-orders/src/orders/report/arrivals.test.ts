import { expect, test } from '@jest/globals';
import { rankOf } from '../order/payment.rank.ts';
import { createArrivals, movesOf, type ArrivingOrder, type MadeRefunds } from './arrivals.ts';

const PAID_AT = new Date('2026-10-31T20:00:00Z');
// Already November in Greenwich, but still October in the shop's zone.
const LATE_OCTOBER = new Date('2026-11-01T03:00:00Z');
const NOVEMBER = new Date('2026-11-15T12:00:00Z');
const KNOWN = { amountCents: 59_000, feeCents: 2_853, taxCents: 590, paidAt: PAID_AT };

const order = (over: Partial<ArrivingOrder> = {}): ArrivingOrder => ({
  _id: 'order-1',
  totalCents: 59_000,
  refundedCents: 0,
  status: 'processing',
  paymentStatus: 'approved',
  paymentRank: rankOf('approved', PAID_AT),
  paymentIntentId: 'p1',
  charges: { p1: KNOWN },
  history: [{ at: PAID_AT, who: 'sistema', from: 'pending', to: 'processing' }],
  createdAt: PAID_AT,
  ...over,
});
const refund = (amountCents: number, at: Date, over: object = {}): MadeRefunds => ({
  _id: 'p1',
  refunds: [{ requestId: 'press', status: 'done', amountCents, at, ...over }],
});

function told(one: ArrivingOrder, ledgers: MadeRefunds[] = []) {
  const arrivals = createArrivals(['2026-10', '2026-11']);
  arrivals.add(movesOf(one, ledgers));
  return arrivals.report().months.map(({ month: _month, payments: _payments, ...sums }) => sums);
}
const NOTHING = { paid: 0, direct: 0, refunded: 0, fee: 0, tax: 0, net: 0, unknown: 0 };
const OCTOBER = { ...NOTHING, paid: 590, fee: 28.53, tax: 5.9, net: 555.57 };

test('when an order is paid in one month and given back in the next then each month has its own', () => {
  const paid = order({ refundedCents: 9_000, paymentStatus: 'partially_refunded' });

  expect(told(paid, [refund(9_000, NOVEMBER)])).toEqual([OCTOBER, { ...NOTHING, refunded: 90, net: -90 }]);
  expect(told(paid, [refund(9_000, LATE_OCTOBER)])).toEqual([
    { ...OCTOBER, refunded: 90, net: 465.57 },
    NOTHING,
  ]);
});

test('when a refund is refused or still on its way then nothing went back', () => {
  for (const status of ['failed', 'requested'])
    expect(told(order(), [refund(9_000, NOVEMBER, { status })])).toEqual([OCTOBER, NOTHING]);
});

test('when a bank takes the money back then it went when the provider said so, but for what had gone back before', () => {
  const taken = order({
    refundedCents: 9_000,
    paymentStatus: 'charged_back',
    paymentRank: rankOf('charged_back', NOVEMBER),
  });

  expect(told(taken, [refund(9_000, PAID_AT)])).toEqual([
    { ...OCTOBER, refunded: 90, net: 465.57 },
    { ...NOTHING, refunded: 500, net: -500 },
  ]);
});

test('when two payments are too much for an order then what goes back of them is a refund of nothing else', () => {
  const parts = order({
    payments: [
      { id: 'p1', cents: 29_500 },
      { id: 'p2', cents: 29_500, overCents: 500 },
    ],
    charges: {
      p1: { ...KNOWN, amountCents: 29_500, feeCents: 1_000, taxCents: 0 },
      p2: { ...KNOWN, amountCents: 30_000, feeCents: 1_000, taxCents: 0, paidAt: NOVEMBER },
    },
  });
  const over = refund(500, NOVEMBER, { requestId: 'sistema-sobra-order-1' });

  expect(told(parts, [{ ...over, _id: 'p2' }])).toEqual([
    { ...NOTHING, paid: 295, fee: 10, net: 285 },
    { ...NOTHING, paid: 300, refunded: 5, fee: 10, net: 285 },
  ]);
});

test('when the provider has not said what it keeps then that is told, and of money that was handed over nothing is kept', () => {
  const { charges: _said, ...silent } = order();
  const manual = { payment: 'cash' as const, by: 'ana' };

  expect(told(silent)).toEqual([{ ...NOTHING, paid: 590, net: 590, unknown: 1 }, NOTHING]);
  expect(told({ ...silent, manual })).toEqual([{ ...NOTHING, paid: 590, direct: 590, net: 590 }, NOTHING]);
  expect(told({ ...silent, manual: { ...manual, payment: 'link' } })[0]).toMatchObject({ direct: 0 });
  expect(told({ ...silent, paymentIntentId: 'own-1' })[0]).toMatchObject({ direct: 590, unknown: 0 });
});

test('when what was paid to the shop itself goes back then it is no longer paid to it', () => {
  const { charges: _said, ...silent } = order({ refundedCents: 9_000, paymentIntentId: 'own-1' });
  const paid = { ...NOTHING, paid: 590, direct: 590, net: 590 };
  const gone = { ...NOTHING, direct: -90, refunded: 90, net: -90 };

  expect(told(silent, [{ ...refund(9_000, NOVEMBER), _id: 'own-1' }])).toEqual([paid, gone]);
  // Only the order knows of a refund that no ledger has.
  const partly = { paymentStatus: 'partially_refunded', paymentRank: rankOf('partially_refunded', NOVEMBER) };
  expect(told({ ...silent, ...partly } as typeof silent)).toEqual([paid, gone]);
  const both = [
    { id: 'p1', cents: 29_000 },
    { id: 'own-1', cents: 30_000 },
  ];
  const back = [refund(9_000, NOVEMBER)];
  expect(told({ ...silent, payments: both }, back)[1]).toMatchObject({ direct: 0, refunded: 90 });
});

test('when an order was never paid then nothing moved', () => {
  expect(movesOf(order({ paymentStatus: 'rejected', paymentRank: 3 }), [])).toEqual([]);
});

test('when a gift card paid a part then neither that nor what goes back to it is money, whoever takes the rest back', () => {
  const gift = { id: 'gift-card-x', cents: 30_000 };
  const charges = { p1: { amountCents: 29_000, feeCents: 0, taxCents: 0, paidAt: PAID_AT } };
  const parts = order({ payments: [{ id: 'p1', cents: 29_000 }, gift], charges });
  const paid = { ...NOTHING, paid: 290, net: 290 };
  const back = [refund(29_000, NOVEMBER), { ...refund(30_000, NOVEMBER), _id: gift.id }];
  const gone = [paid, { ...NOTHING, refunded: 290, net: -290 }];

  expect(told({ ...parts, refundedCents: 59_000, paymentStatus: 'refunded' }, back)).toEqual(gone);
  const taken = { paymentStatus: 'charged_back', paymentRank: rankOf('charged_back', NOVEMBER) } as const;
  expect(told({ ...parts, ...taken })).toEqual(gone);
});
