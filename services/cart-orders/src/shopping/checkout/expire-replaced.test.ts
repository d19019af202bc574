import { expect, jest, test } from '@jest/globals';
import { timed } from '@shop/service-kit/testing/timed';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, readyToPay, startCheckout } from '../../testing/shopper.ts';

jest.setTimeout(120_000);

const SOON = { RECONCILE_EVERY_MS: '300', RECONCILE_AFTER_MS: '400' };

const payableAt = async (initPoint: string) => (await fetch(initPoint, { redirect: 'manual' })).status;
const openWork = (shop: RunningShop, checkoutId: string) =>
  database(shop, (db) =>
    db.collection('checkouts').countDocuments({ _id: checkoutId as never, expireAt: { $exists: true } }),
  );

/** A checkout whose cart grew afterwards, and the checkout that replaced it. */
async function replaceCheckout(shop: RunningShop) {
  const { client, elixir, checkout, cartId } = await readyToPay(shop);
  await fillCart(client, elixir.id);
  const { result: newer, waitedMs } = await timed(() => startCheckout(client, cartId));
  return { older: checkout, newer, waitedMs };
}

test('when a checkout is replaced then its page takes no payment any more and the newer one does', async () => {
  // Without a worker nothing reconciles: the call that replaces the checkout must expire its page.
  const shop = await runningShop({ worker: false });
  try {
    const { older, newer } = await replaceCheckout(shop);
    await eventually(async () => (await payableAt(older.initPoint)) === 410);
    expect(await payableAt(newer.initPoint)).toBe(200);
    await eventually(async () => (await openWork(shop, older.checkoutId)) === 0);
  } finally {
    await shop.stop();
  }
});

test('when the provider hangs then the shopper does not wait, and reconciliation makes up for it', async () => {
  const shop = await runningShop({ env: SOON });
  try {
    const match = 'PUT /checkout/preferences';
    await sandbox(shop.env).fault({ match, times: 2, delayMs: 6_000, status: 500 });
    await sandbox(shop.env).fault({ match, times: 1, status: 500 });

    const { older, waitedMs } = await replaceCheckout(shop);

    expect(waitedMs).toBeLessThan(5_000);
    expect(await payableAt(older.initPoint)).toBe(200);
    await database(shop, (db) =>
      eventually(async () => {
        // A failed try is repeated after some minutes; this makes it due at once.
        const due = { $set: { expireAt: new Date() } };
        await db.collection('checkouts').updateMany({ expireAt: { $exists: true } }, due);
        return (await payableAt(older.initPoint)) === 410;
      }, 90_000),
    );
  } finally {
    await sandbox(shop.env).clear();
    await shop.stop();
  }
});
