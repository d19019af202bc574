import { expect, test } from '@jest/globals';
import type { Books } from './books.ts';
import { giftLedger } from './gift-ledger.ts';
import { giftRules } from './gift.rules.ts';

const at = new Date('2026-11-26T18:00:00Z');
const issued = { key: 'press', cents: 50_000, at };
const paid = { key: 'c1', checkoutId: 'c1', cents: -30_000, at };
const back = { key: 'r1', checkoutId: 'c1', cents: 10_000, at };
const card = (over: object = {}) => ({
  id: 7,
  balanceCents: 30_000,
  holds: [],
  moves: [issued, paid, back],
  ...over,
});
const offences = (over: object = {}) =>
  giftRules[0]!
    .judge({ giftCards: [card(over)], at: at.getTime() } as unknown as Books, 0)
    .offences.map(({ why }) => why);
const hold = (cents: number, until?: Date) => ({
  checkoutId: 'c2',
  cart: 'a:1',
  cents,
  ...(until && { until }),
});

test('when a card is as its moves say then nothing is found, nor of what was held for a time that is over', () => {
  expect(offences({ holds: [hold(30_000), hold(30_000, new Date(at.getTime() - 1))] })).toEqual([]);
});

test.each([
  ['more than its moves', { balanceCents: 30_001 }, ['its moves make 30000, it says 30001']],
  ['less than it holds', { holds: [hold(30_001)] }, ['holds 30001 of 30000']],
  [
    'a checkout that got back more than it paid',
    { balanceCents: 50_001, moves: [issued, paid, { ...back, cents: 30_001 }] },
    ['checkout c1 got back 1 more than it paid'],
  ],
  [
    'a move that stands there twice',
    { balanceCents: 0, moves: [issued, paid, paid, back] },
    ['a move stands there twice'],
  ],
])('when it has %s then it is found', (_, over, found) => expect(offences(over)).toEqual(found));

test('when a card paid then the book of payments has it, with what came back', () => {
  expect(giftLedger([card()] as unknown as Parameters<typeof giftLedger>[0])).toMatchObject([
    {
      id: 'gift-card-c1',
      reference: 'c1',
      status: 'partially_refunded',
      amountCents: 30_000,
      refundedCents: 10_000,
    },
  ]);
});
