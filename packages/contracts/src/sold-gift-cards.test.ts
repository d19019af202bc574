import { expect, test } from '@jest/globals';
import { giftPurchaseForm } from './gift-card.ts';
import { isOffered } from './pages.ts';
import { GIFT_CARDS } from './pages/storefront.ts';
import { settingsForm } from './settings.ts';
import { giftAmountsOf, isByMail, BY_MAIL } from './sold-gift-cards.ts';

const { giftCardAmounts } = settingsForm.shape;

test.each([
  ['250, 500, 1,000', [250, 500, 1000]],
  ['$1,000 500;500', [500, 1000]],
  ['  ', []],
  ['1,000,250', [250, 1000]],
  ['250,500', [250, 500]],
  ['20,000', [20_000]],
  [null, []],
  [
    [500, 250],
    [250, 500],
  ],
])('when the owner types %s then these amounts are sold', (typed, amounts) => {
  expect(giftCardAmounts.parse(typed)).toEqual(amounts);
});

test.each([
  '49',
  '20001',
  '250.50',
  'mucho',
  '-500',
  Array.from({ length: 9 }, (_, at) => 100 + at).join(' '),
])('when the owner types %s then it is refused', (typed) => {
  expect(giftCardAmounts.safeParse(typed).success).toBe(false);
});

test('when cards are off or no amount is set then none is sold, and there is no page of them', () => {
  for (const shop of [{}, { giftCards: true }, { giftCards: false, giftCardAmounts: [500] }]) {
    expect(giftAmountsOf(shop)).toEqual([]);
    expect(isOffered(GIFT_CARDS, shop)).toBe(false);
  }
  expect(isOffered(GIFT_CARDS, { giftCards: true, giftCardAmounts: [500] })).toBe(true);
});

test('when an order goes by mail then its way says so', () => {
  expect([isByMail({ delivery: BY_MAIL }), isByMail({ delivery: { id: 'casa' } }), isByMail({})]).toEqual([
    true,
    false,
    false,
  ]);
});

test('when a card goes to its buyer then no other e-mail is needed', () => {
  const typed = { amount: '500', toName: 'Ana P', toEmail: '', message: '', sendOn: '', name: 'Eva P' };
  const form = { ...typed, email: 'eva@example.com' };
  expect(giftPurchaseForm.safeParse({ ...form, to: 'me' }).data).toMatchObject({ amount: 500, sendOn: null });
  expect(giftPurchaseForm.safeParse({ ...form, to: 'them' }).error?.issues).toMatchObject([
    { path: ['toEmail'] },
  ]);
});
