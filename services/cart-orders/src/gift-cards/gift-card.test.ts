import { describe, expect, test } from '@jest/globals';
import { asGiftCode, GIFT_CODE_LETTERS, writeGiftCode } from '@shop/contracts/gift-card';
import fc from 'fast-check';
import {
  freeCents,
  heldCents,
  paysOf,
  withBack,
  withHold,
  withoutHold,
  withPaid,
  type ChangeOrProblem,
} from './gift-card.ts';
import type { GiftCardRow } from './gift-card.model.ts';
import { createGiftCodes } from './gift-code.ts';

type Card = Pick<GiftCardRow, 'balanceCents' | 'moves' | 'holds' | 'isBlocked'>;
const NOW = new Date('2026-11-26T18:00:00Z');
const cardOf = (balanceCents: number, over: Partial<Card> = {}): Card => ({
  balanceCents,
  moves: [{ key: 'issued', cents: balanceCents, at: NOW }],
  holds: [],
  isBlocked: false,
  ...over,
});
const holdOf = (checkoutId: string, cents: number, over: object = {}) => ({
  checkoutId,
  cart: `${checkoutId}:1`,
  cents,
  until: new Date(NOW.getTime() + 60_000),
  ...over,
});
const after = (card: Card, changed: ChangeOrProblem): Card => ({
  ...card,
  ...('problem' in changed ? {} : changed.change),
});

describe('a code', () => {
  test.each([
    ['7K3D-9QXM-2FHT-W4RB', '7K3D9QXM2FHTW4RB'],
    [' 7k3d 9qxm 2fht w4rb ', '7K3D9QXM2FHTW4RB'],
    ['7k3d–9qxm—2fht w4rb', '7K3D9QXM2FHTW4RB'],
    ['O0o0-IiLl-1111-ABCD', '0000111111' + '11ABCD'],
    ['MIEL10', undefined],
    ['7K3D-9QXM-2FHT-W4RBX', undefined],
    ['7K3D-9QXM-2FHT-W4RU', undefined],
    ['', undefined],
  ])('when %j is typed then it is read as %s', (typed, code) => expect(asGiftCode(typed)).toBe(code));

  test('when it is made then it can be typed as it is written, and another secret or seed makes another', () => {
    const [one, other] = [createGiftCodes('a secret'), createGiftCodes('another')];
    const code = one.codeOf('seed');
    expect(writeGiftCode(code)).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    expect([...code].every((letter) => GIFT_CODE_LETTERS.includes(letter))).toBe(true);
    expect(asGiftCode(writeGiftCode(code).toLowerCase())).toBe(code);
    expect(new Set([code, one.codeOf('seed 2'), other.codeOf('seed')]).size).toBe(3);
    expect(one.hashOf(code)).not.toContain(code.slice(-4));
    expect(other.hashOf(code)).not.toBe(one.hashOf(code));
  });
});

describe('what a card pays', () => {
  test('when a cart costs more then all that is free, and else what it costs', () => {
    expect(paysOf(cardOf(30_000), { cart: 'a:1', dueCents: 59_000, leastCents: 0 }, NOW)).toEqual({
      cents: 30_000,
    });
    expect(paysOf(cardOf(30_000), { cart: 'a:1', dueCents: 10_000, leastCents: 0 }, NOW)).toEqual({
      cents: 10_000,
    });
  });
  test('when the provider takes no less than an amount then it pays all, or leaves at least that, and says what it kept back', () => {
    const pays = (balance: number, dueCents: number) =>
      paysOf(cardOf(balance), { cart: 'a:1', dueCents, leastCents: 500 }, NOW);
    expect(pays(58_999, 59_000)).toEqual({ cents: 58_500, leavesCents: 500 });
    expect(pays(58_501, 59_000)).toEqual({ cents: 58_500, leavesCents: 500 });
    expect(pays(58_500, 59_000)).toEqual({ cents: 58_500 });
    expect(pays(59_000, 59_000)).toEqual({ cents: 59_000 });
    expect(pays(499, 500)).toMatchObject({ problem: expect.stringContaining('$5.00') as unknown });
    expect(pays(1, 500)).toHaveProperty('problem');
    for (let dueCents = 1; dueCents < 1_100; dueCents += 7)
      for (let balance = 1; balance < 1_100; balance += 3) {
        const found = pays(balance, dueCents);
        const cents = 'cents' in found ? found.cents : 0;
        const rest = dueCents - cents;
        expect(cents <= balance && (cents === 0 || rest === 0 || rest >= 500)).toBe(true);
      }
  });
  test('when others hold some then that is not there, and what its own cart holds is', () => {
    const card = cardOf(30_000, { holds: [holdOf('b', 20_000)] });
    expect(paysOf(card, { cart: 'a:1', dueCents: 59_000, leastCents: 0 }, NOW)).toEqual({ cents: 10_000 });
    expect(paysOf(card, { cart: 'b:1', dueCents: 59_000, leastCents: 0 }, NOW)).toEqual({ cents: 30_000 });
  });
  test.each([
    ['unknown', null, /No encontramos/],
    ['blocked', cardOf(100, { isBlocked: true }), /bloqueada/],
    ['empty', cardOf(0), /ya no tiene saldo/],
    ['held whole', cardOf(100, { holds: [holdOf('b', 100)] }), /ya no tiene saldo/],
  ])('when it is %s then it says why it pays nothing', (_, card, words) => {
    expect(paysOf(card, { cart: 'a:1', dueCents: 59_000, leastCents: 0 }, NOW)).toMatchObject({
      problem: expect.stringMatching(words) as unknown,
    });
  });
  test('when it is blocked after somebody began to pay then they can go on, and nobody else can', () => {
    const held = cardOf(100, { isBlocked: true, holds: [holdOf('a', 60)] });
    expect(withPaid(held, { checkoutId: 'a', cents: 60 }, NOW)).toMatchObject({
      change: { balanceCents: 40 },
    });
    expect(withHold(held, holdOf('b', 10), NOW)).toHaveProperty('problem');
    expect(withPaid(held, { checkoutId: 'b', cents: 10 }, NOW)).toHaveProperty('problem');
  });
  test('when a term is over then what was held is free, and a payment that comes late takes what is left', () => {
    const late = new Date(NOW.getTime() + 61_000);
    const card = cardOf(100, { holds: [holdOf('a', 80)] });
    expect([freeCents(card, NOW), freeCents(card, late)]).toEqual([20, 100]);
    expect(withPaid(card, { checkoutId: 'a', cents: 80 }, late)).toMatchObject({
      change: { balanceCents: 20, holds: [] },
    });
    const spent = after(card, withPaid(card, { checkoutId: 'b', cents: 100 }, late));
    expect(withPaid(spent, { checkoutId: 'a', cents: 80 }, late)).toHaveProperty('problem');
  });
});

type Act = { kind: 'hold' | 'pay' | 'drop' | 'back' | 'later'; checkout: number; cents: number };
const act = fc.record<Act>({
  kind: fc.constantFrom('hold', 'pay', 'drop', 'back', 'later'),
  checkout: fc.integer({ min: 0, max: 4 }),
  cents: fc.integer({ min: 1, max: 70_000 }),
});

test('when anything happens in any order then the balance is the sum of its moves, never below zero nor below what is held, and nothing comes back twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.array(act, { maxLength: 40 }), (first, acts) => {
      let card = cardOf(first);
      let now = NOW;
      for (const [at, { kind, checkout, cents }] of acts.entries()) {
        const checkoutId = `c${checkout}`;
        if (kind === 'later') now = new Date(now.getTime() + 40_000);
        if (kind === 'hold')
          card = after(
            card,
            withHold(card, { ...holdOf(checkoutId, cents), until: new Date(now.getTime() + 60_000) }, now),
          );
        if (kind === 'pay') {
          const paid = withPaid(card, { checkoutId, cents }, now);
          card = after(card, paid);
          // A repetition has no second effect.
          expect(after(card, withPaid(card, { checkoutId, cents }, now))).toEqual(card);
        }
        if (kind === 'drop') card = { ...card, ...withoutHold(card, checkoutId) };
        if (kind === 'back')
          card = { ...card, ...withBack(card, { key: `r${at}`, checkoutId, cents, at: now }) };
        expect(card.balanceCents).toBe(card.moves.reduce((sum, move) => sum + move.cents, 0));
        expect(card.balanceCents).toBeGreaterThanOrEqual(heldCents(card, now));
        expect(card.balanceCents).toBeLessThanOrEqual(first);
      }
    }),
    { numRuns: 400 },
  );
});
