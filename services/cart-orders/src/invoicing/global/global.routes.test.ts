import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { invoicesOverview } from '@shop/contracts/global-invoice';
import { database } from '../../testing/database.ts';
import { ownFacturapi } from '../../testing/own-facturapi.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { storedOrder } from '../../testing/stored-order.ts';
import { boundsOf, lastPeriods, periodAt } from './periods.ts';

let shop: RunningShop;
let account: Awaited<ReturnType<typeof ownFacturapi>>;
beforeAll(async () => {
  account = await ownFacturapi();
  const address = { street: 'Calle 47 #500', city: 'Mérida', state: 'Yucatán', zip: '97000' };
  shop = await runningShop({ worker: false, env: account.env, said: { address } });
});
afterAll(async () => {
  await shop.stop();
  await account.close();
});

const PATH = '/api/admin/invoices';
const [PERIOD = ''] = lastPeriods('month', new Date());
const RATED = [{ id: 1, elixirId: 1, elixirName: 'Dalia', quantity: 1, priceCents: 29_500, iva: '16' }];
const paid = (over: object = {}) =>
  database(shop, (db) => storedOrder(db, { items: RATED, createdAt: boundsOf(PERIOD).from, ...over }));

test('when the owner makes the global invoice of a month then it and what is left are told, and once more changes nothing', async () => {
  const admin = await shop.admin();
  await paid();
  await paid({ items: [{ ...RATED[0], iva: undefined }] });
  await paid({
    items: [{ ...RATED[0], iva: undefined }],
    cfdi: { id: 'own', status: 'refused', at: new Date(), reason: 'CFDI40145' },
  });

  const before = invoicesOverview.parse((await admin.get(PATH)).body);
  expect(before).toMatchObject({
    hasAccount: true,
    every: null,
    globals: [],
    refused: [{ reason: 'CFDI40145' }],
    next: { period: PERIOD, orders: 1, total: 295, unrated: 2 },
  });

  const made = invoicesOverview.parse((await admin.post(`${PATH}/global`, { period: PERIOD })).body);
  expect(made.globals).toMatchObject([
    { id: `${PERIOD}.1`, period: PERIOD, status: 'stamped', orders: 1, total: 295, isTest: true },
  ]);
  expect(made.next).toMatchObject({ orders: 0 });
  const again = invoicesOverview.parse((await admin.post(`${PATH}/global`, { period: PERIOD })).body);
  expect(again.globals).toEqual(made.globals);
});

test('when a month is not over or a day is in no month then there is no global invoice of it', async () => {
  const admin = await shop.admin();
  const now = periodAt('month', new Date());

  expect(await admin.post(`${PATH}/global`, { period: now })).toMatchObject({ status: 409 });
  for (const period of ['2026-13', '2026-02-30', '2025-02-29', '2026-06-31'])
    expect(await admin.post(`${PATH}/global`, { period })).toMatchObject({ status: 400 });
});

test('when the owner wants one each day then that is kept, until they want none', async () => {
  const admin = await shop.admin();

  expect(await admin.put(`${PATH}/global`, { every: 'day' })).toMatchObject({ body: { every: 'day' } });
  expect(await admin.put(`${PATH}/global`, { every: 'year' })).toMatchObject({ status: 400 });
  expect(await admin.put(`${PATH}/global`, { every: null })).toMatchObject({ body: { every: null } });
});
