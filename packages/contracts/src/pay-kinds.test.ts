import { expect, test } from '@jest/globals';
import { freeMonthsForm } from './free-months-form.ts';
import { freeMonthsOf, offeredMarks, payChoicesOf, type PayKind } from './pay-kinds.ts';
import { perMonth } from './money.ts';

const PLANS = [
  { months: 6, from: 1_000 },
  { months: 3, from: 490 },
];
const CASH: PayKind[] = ['cash', 'transfer'];

test.each([
  [489.99, {}, []],
  [490, {}, [3]],
  [1_000, {}, [3, 6]],
  [1_000, { maxInstallments: 3 }, [3]],
  [1_000, { maxInstallments: 1 }, []],
  [1_000, { maxInstallments: null }, [3, 6]],
  [1_000, { payKinds: CASH }, []],
  [1_000, { freeMonths: [] }, []],
])('when an order of %d pesos is paid in a shop with %j then %j months are free', (pesos, over, months) => {
  expect(freeMonthsOf({ freeMonths: PLANS, ...over }, pesos)).toEqual(months);
});

test('when a kind is not offered then none of its marks is shown', () => {
  expect(offeredMarks(['visa', 'oxxo', 'spei', 'mercadopago'], CASH)).toEqual(['oxxo', 'spei']);
  expect(offeredMarks(['visa', 'oxxo'])).toEqual(['visa', 'oxxo']);
});

test('when months are others than cards know or twice then the owner reads it', () => {
  const problems = (...list: object[]) =>
    freeMonthsForm.safeParse(list).error?.issues.map(({ message }) => message);
  expect(problems({ months: 3, from: '490' })).toBeUndefined();
  expect(problems({ months: 5, from: 490 })).toEqual(['Escribe 3, 6, 9, 12, 18 o 24']);
  expect(problems({ months: 3, from: 490 }, { months: 3, from: 900 })).toEqual(['Ya está en la lista']);
});

test('when a price is paid in months then each is told to the centavo', () => {
  expect(perMonth(490, 3)).toBe(163.33);
});

test.each([
  [{}, []],
  [{ payChoice: true }, ['card', 'cash', 'transfer']],
  [{ payChoice: true, payKinds: CASH }, ['cash', 'transfer']],
  [{ payChoice: true, payKinds: ['card', 'balance'] as PayKind[] }, []],
])('when a shop says %j then shoppers choose from %j', (said, choices) => {
  expect(payChoicesOf(said)).toEqual(choices);
});

const OWN = { ownTransfer: {}, payAtPickup: {} };
test.each([
  [{}, {}, []],
  [{ payChoice: true }, {}, []],
  [OWN, {}, ['ownTransfer']],
  [OWN, { isFetched: true }, ['ownTransfer', 'pickup']],
])(
  'when a shop without an account at the provider says %j and %j is known then there is %j',
  (said, known, choices) => {
    expect(payChoicesOf(said, { ...known, isOnline: false })).toEqual(choices);
  },
);
