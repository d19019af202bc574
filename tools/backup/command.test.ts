import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startBacking } from '../../scripts/launch/backing.ts';
import { readOptions, ROOT } from '../../scripts/launch/options.ts';
import { tellRunning, tellStopped } from '../../scripts/launch/running.ts';
import { changeManifest, inFolder } from './testing/saved-shop.ts';

// Whole shops, on a machine that may be busy with others.
jest.setTimeout(120_000);

type Ended = { code: number; out: string; err: string };

/** Runs a command like an operator without containers: only DATA_DIR is set. */
const run = (dataDir: string, program: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, TMPDIR: dirname(dataDir) };
    execFile(
      process.execPath,
      [`tools/backup/${program}.ts`, ...args],
      { cwd: ROOT, env },
      (error, out, err) =>
        resolve({ code: Number((error as { code?: number } | null)?.code ?? 0), out, err }),
    );
  });

const STORES = /^(MONGODB_URI|REDIS_URL|S3_|MERCADOPAGO_)/;

/** Runs without the stores of the test run, so that the folder's own are started. */
async function withOwnStores(dataDir: string, use: (mongo: MongoClient) => Promise<void>): Promise<void> {
  const taken = Object.entries(process.env).filter(([name]) => STORES.test(name));
  for (const [name] of taken) delete process.env[name];
  const start = startBacking({ dataDir, publicBaseUrl: 'http://localhost:8080' });
  // Restored at once: later test files in this worker need them, even after a failure.
  Object.assign(process.env, Object.fromEntries(taken));
  const backing = await start;
  const mongo = await MongoClient.connect(backing.env['MONGODB_URI'] ?? '');
  try {
    const options = readOptions({ DATA_DIR: dataDir }, []);
    tellRunning(options, backing.env);
    await use(mongo);
  } finally {
    await mongo.close();
    await backing.stop();
    tellStopped(dataDir);
  }
}

const flowers = (mongo: MongoClient) => mongo.db('catalog').collection('flowers');

test('when only DATA_DIR is known then a running shop is saved, and a stopped one is restored', () =>
  inFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const archive = join(folder, 'shop.tar.gz');
    await withOwnStores(dataDir, async (mongo) => {
      await flowers(mongo).insertOne({ name: 'Xtabentún' });
      const saved = await run(dataDir, 'backup', '--out', archive);
      expect(saved).toMatchObject({ code: 0, err: '', out: expect.stringContaining('catalog.flowers: 1') });
      const streamed = await run(dataDir, 'backup', '--out', '-');
      expect(streamed).toMatchObject({ code: 0, err: expect.stringContaining('catalog.flowers: 1') });
      expect(streamed.out.length).toBeGreaterThan(200);
      await flowers(mongo).updateOne({}, { $set: { name: 'otra' } });
    });

    const refused = await run(dataDir, 'restore', '--in', archive);
    const restored = await run(dataDir, 'restore', '--in', archive, '--replace');

    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^✖ El destino no está vacío .*\n$/),
    });
    expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('1 documentos') });
    await withOwnStores(dataDir, async (mongo) => {
      expect(await flowers(mongo).findOne({}, { projection: { _id: 0 } })).toEqual({ name: 'Xtabentún' });
    });
  }));

test('when an archive was fetched and restored then no copy of it stays on this machine', () =>
  inFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    await withOwnStores(dataDir, async (mongo) => {
      await flowers(mongo).insertOne({ name: 'Xtabentún' });
      expect(await run(dataDir, 'backup', '--archive')).toMatchObject({ code: 0, err: '' });
    });

    const refused = await run(dataDir, 'restore', '--archive', 'latest');
    const restored = await run(dataDir, 'restore', '--archive', 'latest', '--replace');

    expect([refused.code, restored.code, restored.err]).toEqual([1, 0, '']);
    expect(readdirSync(folder)).toEqual(['data']);
  }));

test('when what was left out cannot be written down then numbers of orders are skipped all the same', () =>
  inFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const archive = join(folder, 'shop.tar.gz');
    type Counter = { _id: string; value: number };
    const counters = (mongo: MongoClient) => mongo.db('cart_orders').collection<Counter>('counters');
    await withOwnStores(dataDir, async (mongo) => {
      await mongo
        .db('cart_orders')
        .collection('orders')
        .insertMany([{ number: 'FK-7' }, { number: 'FK-7' }]);
      await counters(mongo).insertOne({ _id: 'orders', value: 7 });
      await run(dataDir, 'backup', '--out', archive);
    });
    await changeManifest(archive, (manifest) => {
      const orders = manifest.collections.find(({ name }) => name === 'orders')!;
      orders.indexes = JSON.stringify([{ v: 2, key: { number: 1 }, name: 'n', unique: true }]);
    });
    mkdirSync(`${archive}.left-out.jsonl`);

    expect(await run(dataDir, 'restore', '--in', archive, '--replace')).toMatchObject({ code: 1 });

    await withOwnStores(dataDir, async (mongo) => {
      expect((await counters(mongo).findOne({ _id: 'orders' }))?.value).toBeGreaterThan(1_000);
    });
  }));

test('when there is no shop, no answer or no file name then one line says so', () =>
  inFolder(async (folder) => {
    const nowhere = join(folder, 'nowhere');

    expect(await run(nowhere, 'backup')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^✖ Di dónde.*\n$/),
    });
    expect(await run(nowhere, 'backup', '--out', join(folder, 'a.tar.gz'))).toMatchObject({
      code: 1,
      err: `✖ No hay tienda en ${nowhere}: define DATA_DIR, o MONGODB_URI, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY.\n`,
    });
    expect(existsSync(nowhere)).toBe(false);
  }));
