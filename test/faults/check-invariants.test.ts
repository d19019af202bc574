import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ROOT } from '../../scripts/launch/options.ts';
import { goodOrder, spoil } from './testing/good-order.ts';
import { openTwoBooks, startStores, type Stores, type TwoBooks } from './testing/two-books.ts';

let books: TwoBooks;
let stores: Stores;
beforeAll(async () => void (stores = await startStores()));
afterAll(() => stores.close());
beforeEach(async () => void (books = await openTwoBooks(stores)));
afterEach(() => books.close());

type Ended = { code: number; stdout: string; stderr: string };

const check = (env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { cwd: ROOT, env: { PATH: process.env['PATH'], ...env } as NodeJS.ProcessEnv };
    execFile(process.execPath, ['test/faults/check-invariants.ts'], options, (error, stdout, stderr) =>
      resolve({ code: (error as { code?: number } | null)?.code ?? 0, stdout, stderr }),
    );
  });
const addresses = (): Record<string, string> => ({
  MONGODB_URI: books.access.mongoUri,
  MONGODB_DB: books.access.database,
  REDIS_URL: books.access.redisUrl,
  MERCADOPAGO_BASE_URL: books.access.providerUrl,
  MERCADOPAGO_ACCESS_TOKEN: books.access.accessToken,
});

test('when both books agree then it says so and ends well; when they do not, it names what and fails', async () => {
  const { orderId } = await goodOrder(books, 'paid');
  const agreed = await check(addresses());
  await spoil(books.db, 'orders', orderId, { totalCents: 1 });

  const differing = await check(addresses());

  expect(agreed.code).toBe(0);
  expect(agreed.stdout).toMatch(/^I3 .* 1 +0$/m);
  expect(differing.code).toBe(1);
  expect(differing.stdout).toContain(`✖ I3 ${orderId}: its lines make 59000, it says 1`);
});

test('when no shop runs and the environment names no stores then one line says what is missing', async () => {
  const ended = await check({ DATA_DIR: join(tmpdir(), 'no-shop-here') });

  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^✖ No shop runs on this DATA_DIR, and .*MONGODB_URI.*\.\n$/);
});
