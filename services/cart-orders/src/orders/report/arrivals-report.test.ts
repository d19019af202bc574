import { expect, test } from '@jest/globals';
import type { OrderResponse } from '@shop/contracts/order';
import { arrivalsReport } from '@shop/contracts/report';
import { dayOf } from '@shop/service-kit/days';
import { eventually } from '../../testing/eventually.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';

const shop = shopHere();

const PATH = '/api/admin/reports/arrivals';

test('when an order was paid and a part of it given back then its month says what arrives, as the spreadsheet does', async () => {
  const { admin, path, refund } = await paidOrder(shop);
  await refund({ amount: 95 });
  const today = dayOf(new Date()).day;
  const month = today.slice(0, 7);
  await eventually(async () => (await admin.get<OrderResponse>(path)).body.order.refunded === 95);

  const query = `?from=${month}-01&to=${today}`;
  const { body } = await admin.get(PATH + query);

  // 3.49 % and four pesos with tax on both, and 1 % withheld.
  const sums = {
    payments: 1,
    paid: 295,
    direct: 0,
    refunded: 95,
    fee: 16.58,
    tax: 2.95,
    net: 180.47,
    unknown: 0,
  };
  expect(arrivalsReport.parse(body)).toEqual({ total: sums, months: [{ month, ...sums }] });
  const csv = String((await admin.get(`${PATH}.csv${query}`)).body);
  expect(csv).toContain(
    `Te llega (MXN),Pagado directo a la tienda (MXN),Pagos sin comisión conocida\r\n${month},1,295.00,95.00,16.58,2.95,180.47,0.00,0`,
  );
});

test('when the days of a report are turned round or too many then it is refused', async () => {
  const admin = await shop.admin();

  expect((await admin.get(`${PATH}?from=2026-03-02&to=2026-03-01`)).status).toBe(400);
  expect((await admin.get(`${PATH}?from=2020-03-02&to=2026-03-01`)).status).toBe(400);
});

test('when months without sales are asked for then each is told whole', async () => {
  const { body } = await (await shop.admin()).get(`${PATH}?from=2024-02-10&to=2024-03-02`);

  expect(arrivalsReport.parse(body)).toMatchObject({
    total: { net: 0 },
    months: [{ month: '2024-02' }, { month: '2024-03' }],
  });
});
