import { expect, jest, test } from '@jest/globals';
import { join } from 'node:path';
import { readyToPay } from '../../services/cart-orders/src/testing/shopper.ts';
import { runningShop } from '../../services/cart-orders/src/testing/running-shop.ts';
import { sandbox } from '../../services/cart-orders/src/testing/sandbox.ts';
import { withAuth } from '../../services/auth/src/testing/with-auth.ts';
import { SEEDED, withContentMedia } from '../../services/content-media/src/testing/with-content-media.ts';
import { restoreArchive } from './restore-archive.ts';
import { openStores } from './stores.ts';
import { dropStores, everythingIn, inFolder } from './testing/saved-shop.ts';
import { writeArchive } from './write-archive.ts';

// Whole shops, on a machine that may be busy with others.
jest.setTimeout(120_000);

async function secondsOf(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) / 1_000).toFixed(1);
}

/** Sells one elixir; answers the databases of catalogue and orders. */
async function sell(): Promise<string[]> {
  const shop = await runningShop();
  try {
    const { checkout, submit } = await readyToPay(shop, 2);
    const answer = await submit(await sandbox(shop.env).pay(checkout.preferenceId));
    expect(answer.status).toBe(200);
    return [shop.env.MONGODB_DB, `${shop.env.MONGODB_DB}_catalog`];
  } finally {
    await shop.stop();
  }
}

test('when a shop with an order, pages, pictures and an administrator is saved then it is whole in other stores', () =>
  inFolder((folder) =>
    withAuth((auth) =>
      withContentMedia(async ({ env }) => {
        const databases = [...(await sell()), env.MONGODB_DB, auth.env.MONGODB_DB];
        const shop = await openStores(env, databases);
        const other = await openStores({ ...env, S3_BUCKET: `${env.S3_BUCKET}-other` }, databases);
        const file = join(folder, 'shop.tar.gz');

        const saving = await secondsOf(() => writeArchive(shop, file));
        const before = await everythingIn(shop);
        for (const database of databases) await shop.mongo.db(database).dropDatabase();
        const restoring = await secondsOf(() => restoreArchive(other, file));

        expect(await everythingIn(other)).toEqual(before);
        expect(before).toMatchObject({
          'semilla/elixir-01.webp': { bytes: expect.stringMatching(/^.{1000}/) },
        });
        console.log(`• saved in ${saving} s, restored in ${restoring} s, byte for byte the same`);
        const names = Object.keys(before).map((name) => name.replace(/^test_[0-9a-f]+/, ''));
        expect(names).toEqual(
          expect.arrayContaining(['.orders', '_catalog.elixirs', '.page_contents', '.admin_users']),
        );
        expect(names.filter((name) => name.startsWith('semilla/')).length).toBeGreaterThan(20);
        await dropStores(other);
        await shop.close();
      }, SEEDED),
    ),
  ));
