import { jest, test } from '@jest/globals';
import { database, ordersOf } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, readyToPay } from '../../testing/shopper.ts';
import { end, spawnEntry } from '../../testing/spawn.ts';

// The test starts processes, on a machine that may be busy.
jest.setTimeout(180_000);

const SOON = { RECONCILE_EVERY_MS: '300', RECONCILE_AFTER_MS: '400' };
/** Without the search, nothing else finds a payment. */
const NO_SEARCH = { match: 'GET /v1/payments/search', times: 9_999, status: 500 };
const LEFT = { id: 'left', key: 'cart.empty', at: new Date(0) };

const shop = shopHere({ worker: false, env: SOON });

const spawnWorker = () => spawnEntry(shop, 'worker');
const paid = (checkoutId: string) =>
  eventually(async () => (await ordersOf(shop, checkoutId))[0]?.status === 'processing', 60_000);

test('when a stored notification was never queued and order work was left then both are done', async () => {
  const { client, elixir, checkout } = await readyToPay(shop);
  const { checkoutId } = checkout;
  await sandbox(shop.env).webhooks('lost', 1);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);
  await sandbox(shop.env).fault(NO_SEARCH);
  await database(shop, (db) =>
    db
      .collection<{ _id: string }>('payment_notices')
      .insertOne({ _id: `${paymentId}-1`, paymentId, queuedAt: null, createdAt: new Date() } as never),
  );

  const worker = spawnWorker();
  try {
    await paid(checkoutId);
    await fillCart(client, elixir.id);
    await database(shop, (db) =>
      db.collection('orders').updateOne({ checkoutId }, { $set: { outbox: [LEFT] } }),
    );
    await eventually(async () => (await ordersOf(shop, checkoutId))[0]!.outbox.length === 0, 60_000);
  } finally {
    await sandbox(shop.env).clear();
    await end(worker);
  }
});
