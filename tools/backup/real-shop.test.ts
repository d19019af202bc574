import { expect, jest, test } from '@jest/globals';
import { join } from 'node:path';
import { readyToPay } from '../../services/cart-orders/src/testing/shopper.ts';
import { runningShop } from '../../services/cart-orders/src/testing/running-shop.ts';
import { sandbox } from '../../services/cart-orders/src/testing/sandbox.ts';
import { backing, type Backing } from '../../packages/service-kit/src/testing/backing.ts';
import { untilReady } from '../../packages/service-kit/src/testing/until-ready.ts';
import { auth } from '../../services/auth/src/service.ts';
import { contentMedia } from '../../services/content-media/src/service.ts';
import { SEEDED } from '../../services/content-media/src/testing/with-content-media.ts';
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

/** Runs services until they are ready; answers their environment. One that ran on would write into emptied databases. */
async function prepared(): Promise<{ env: Backing; databases: string[] }> {
  const env = backing();
  const people = { ...env, MONGODB_DB: `${env.MONGODB_DB}_auth` };
  const first = { ADMIN_USERNAME: 'Dueña', ADMIN_PASSWORD: 'abejas-y-flores-26' };
  for (const start of [
    () => auth.start({ ...people, ...first }),
    () => contentMedia.start({ ...env, ...SEEDED }),
  ]) {
    const { running } = await start();
    try {
      await untilReady(`http://127.0.0.1:${running.port}`);
    } finally {
      await running.close();
    }
  }
  return { env, databases: [env.MONGODB_DB, people.MONGODB_DB] };
}

test('when a shop with an order, pages, pictures and an administrator is saved then it is whole in other stores', () =>
  inFolder(async (folder) => {
    const { env, databases: own } = await prepared();
    const databases = [...(await sell()), ...own];
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
      expect.arrayContaining(['.orders', '_catalog.elixirs', '.page_contents', '_auth.admin_users']),
    );
    expect(names.filter((name) => name.startsWith('semilla/')).length).toBeGreaterThan(20);
    await dropStores(other);
    await shop.close();
  }));
