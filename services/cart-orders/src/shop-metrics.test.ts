import { expect, test } from '@jest/globals';
import { createMetrics } from '@shop/service-kit/metrics';
import { connectMongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { mailModel } from '@shop/mail/mail.model';
import { orderModel } from './orders/order/order.model.ts';
import { reportShopMetrics } from './shop-metrics.ts';

const DONE = 500;
const WAITING = 2;

test('when the metrics are read then only orders with work left are looked at, and mails that were sent are not', async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  const mongo = await connectMongo(MONGODB_URI, `${MONGODB_DB}_metrics`, (db) => {
    orderModel(db);
    mailModel(db);
  });
  const orders = Array.from({ length: DONE + WAITING }, (_, at) => ({
    _id: `order-${at}`,
    ...{ checkoutId: `checkout-${at}`, number: `FK-${at}` },
    outbox: at < DONE ? [] : [{ id: 'x', key: 'cart.empty', at: new Date() }],
  }));
  await mongo.collection<{ _id: string }>('orders').insertMany(orders);
  await mongo.collection('mails').insertMany(['sent', 'failed'].map((status) => ({ status, key: status })));
  const metrics = createMetrics();
  reportShopMetrics({ metrics, mongo, queue: { depth: async () => ({}) } });

  const reported = await metrics.registry.metrics();
  const plan = await mongo
    .collection('orders')
    .find({ 'outbox.at': { $gt: new Date(0) } })
    .explain('executionStats');

  expect(reported).toMatch(new RegExp(`^shop_orders\\{kind="unfinished"\\} ${WAITING}$`, 'm'));
  expect(reported).toMatch(/^mails\{status="failed"\} 1$/m);
  expect(reported).not.toContain('status="sent"');
  expect(plan['executionStats']).toMatchObject({ totalDocsExamined: WAITING });
  await mongo.dropDatabase();
  await mongo.close();
});
