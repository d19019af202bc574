import { expect, test } from '@jest/globals';
import { longestFree } from './free-months.ts';
import { toldFreeMonths, type PayKind } from './pay-kinds.ts';

const PLANS = [
  { months: 6, from: 1_000 },
  { months: 3, from: 490 },
];
const ORDERS = { paymentProvider: 'mercadopago-orders', freeMonths: PLANS } as const;
const CASH: PayKind[] = ['cash', 'transfer'];

test.each([
  ['orders and a price of a plan', ORDERS, 490, { months: 3, monthly: 163.33 }],
  ['orders and a price of two plans', ORDERS, 1_000, { months: 6, monthly: 166.67 }],
  ['orders and a price below all', ORDERS, 489.99, undefined],
  ['preferences', { ...ORDERS, paymentProvider: 'mercadopago' as const }, 1_000, undefined],
  ['whatever is installed', { freeMonths: PLANS }, 1_000, undefined],
  ['orders without cards', { ...ORDERS, payKinds: CASH }, 1_000, undefined],
  [
    'orders of three months at most',
    { ...ORDERS, maxInstallments: 3 },
    1_000,
    { months: 3, monthly: 333.33 },
  ],
  ['orders of one month', { ...ORDERS, maxInstallments: 1 }, 1_000, undefined],
  ['orders without plans', { paymentProvider: 'mercadopago-orders' as const }, 1_000, undefined],
])(
  'when a shop has %s then months are told only where its provider would give them',
  (_, settings, price, told) => {
    expect(longestFree(toldFreeMonths(settings), price)).toEqual(told);
  },
);
