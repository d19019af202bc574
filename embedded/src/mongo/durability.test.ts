import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startMongo } from './server.ts';
import { closeMongo, openMongo, temporaryFolder } from './testing/open-mongo.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const running: ChildProcess[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await closeMongo();
});

type Booted = { child: ChildProcess; uri: string };

/** Runs the server as a process of its own and gives its address. */
async function boot(dataDir: string): Promise<Booted> {
  const child = spawn(process.execPath, [MAIN, '--data', dataDir, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, uri: line.toString().trim() };
}

/** Writes until the server is killed in the middle, and returns the ids of what was acknowledged. */
async function writeUntilKilled({ child, uri }: Booted, run: number): Promise<string[]> {
  const client = await new MongoClient(uri, { retryWrites: false }).connect();
  const orders = client.db('test').collection<{ _id: string }>('orders');
  const acknowledged: string[] = [];
  const write = async (writer: number) => {
    for (let i = 0; ; i++) {
      const _id = `${run}-${writer}-${i}`;
      await orders.insertOne({ _id });
      acknowledged.push(_id);
    }
  };
  const writing = Promise.allSettled([0, 1, 2].map(write));
  await new Promise((later) => setTimeout(later, 400));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await writing;
  await client.close();
  return acknowledged;
}

test('when the server is killed in the middle of writes then no acknowledged one is lost', async () => {
  const dataDir = temporaryFolder();
  const acknowledged: string[] = [];
  for (let run = 0; run < 3; run++) {
    acknowledged.push(...(await writeUntilKilled(await boot(dataDir), run)));
  }

  const { collection } = await openMongo({ dataDir });
  const stored = new Set<unknown>((await collection('orders').find().toArray()).map(({ _id }) => _id));

  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
}, 60_000);

test('when the server starts again then documents, indexes and their rules are there', async () => {
  const { server, client, collection, dataDir } = await openMongo();
  await collection('users').createIndex({ email: 1 }, { unique: true });
  await collection('users').insertOne({ _id: 1, email: 'a' });
  await client.close();
  await server.close();

  const again = (await openMongo({ dataDir })).collection('users');

  expect(await again.findOne({ email: 'a' })).toEqual({ _id: 1, email: 'a' });
  await expect(again.insertOne({ _id: 2, email: 'a' })).rejects.toMatchObject({ code: 11000 });
});

test('when a write is refused by a later index then what an earlier one is known to hold outlives a start', async () => {
  const { server, client, collection, dataDir } = await openMongo();
  const items = collection('items');
  await items.createIndex({ tags: 1 });
  await items.createIndex({ code: 1 }, { unique: true });
  await items.insertMany([
    { _id: 1, code: 'a', tags: 'x' },
    { _id: 2, code: 'b', tags: 'x' },
  ]);
  const refused = { code: 'a', tags: ['x', 'y'] };
  await expect(items.insertOne({ _id: 3, ...refused })).rejects.toMatchObject({ code: 11000 });
  await expect(items.updateOne({ _id: 2 }, { $set: refused })).rejects.toMatchObject({ code: 11000 });
  await expect(items.updateOne({ _id: 4 }, { $set: refused }, { upsert: true })).rejects.toMatchObject({
    code: 11000,
  });
  await items.insertOne({ _id: 5, code: 'c', tags: ['x', 'y'] });
  await client.close();
  await server.close();

  const again = (await openMongo({ dataDir })).collection('items');

  expect(await again.countDocuments({ tags: { $gte: 'x' } })).toBe(3);
});

test('when a data folder is in use then a second server is refused with one clear line', async () => {
  const { dataDir } = await openMongo();

  await expect(startMongo({ dataDir })).rejects.toThrow(
    /^the data folder .* is in use by another embedded MongoDB server$/,
  );
});

test('when documents were written, changed and removed then every index entry has its document', async () => {
  const { server, client, collection, dataDir } = await openMongo();
  const items = collection('items');
  await items.createIndex({ tags: 1, n: -1 });
  await items.insertMany(Array.from({ length: 50 }, (_, n) => ({ _id: n, n, tags: ['a', `t${n % 5}`] })));
  await items.updateMany({ n: { $gte: 25 } }, { $push: { tags: 'new' } as object, $inc: { n: 100 } });
  await items.deleteMany({ tags: 't0' });
  await client.close();
  await server.close();

  const file = new DatabaseSync(join(dataDir, 'mongo.sqlite'), { readOnly: true });
  const [check] = file.prepare('PRAGMA integrity_check').all();
  const orphans = file
    .prepare('SELECT count(*) AS n FROM x1 LEFT JOIN d1 ON d1.rid = x1.rid WHERE d1.rid IS NULL')
    .get();
  const entries = file.prepare('SELECT count(*) AS n FROM x1').get();
  file.close();

  expect(check).toEqual({ integrity_check: 'ok' });
  expect(orphans).toEqual({ n: 0 });
  expect(entries).toEqual({ n: 20 * 2 + 20 * 3 });
});

test('when a document is changed or removed then no file of the data folder still has what it said', async () => {
  const { server, client, collection, dataDir } = await openMongo({ sweepMs: 20 });
  const people = collection('people');
  await people.createIndex({ name: 1 });
  await people.insertMany(
    Array.from({ length: 200 }, (_, _id) => ({
      _id,
      name: `Persona Olvidada ${_id}`,
      more: 'x'.repeat(500),
    })),
  );
  await people.deleteMany({ _id: { $lt: 100 } });
  await people.updateMany({}, { $set: { name: 'nadie' } });

  await untilGone(dataDir, 'Olvidada');

  await client.close();
  await server.close();
});

/** Waits until no file of the folder contains the word. */
async function untilGone(folder: string, word: string): Promise<void> {
  const names = () => readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(word));
  while (names().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('when rows moved from page to page before they were changed then no file still has what they said', async () => {
  const { collection, dataDir } = await openMongo({ sweepMs: 20 });
  const people = collection('people');
  // Documents that grow and shrink move their neighbours to other pages, which leaves copies behind.
  let last = 4;
  const random = (most: number) => (last = (last * 48_271) % 2_147_483_647) % most;
  const more = () => 'x'.repeat(200 + random(1_200));
  const name = (_id: number) => (_id % 7 === 3 ? `Persona Olvidada ${_id}` : 'alguien');
  await people.bulkWrite(
    Array.from({ length: 400 }, (_, at) => {
      const _id = Math.floor(at / 4);
      if (at % 4 === 0) return { insertOne: { document: { _id, name: name(_id), more: more() } } };
      return { updateOne: { filter: { _id: random(_id || 1) }, update: { $set: { more: more() } } } };
    }),
  );
  await people.updateMany({ name: /Olvidada/ }, { $set: { name: 'nadie', more: '' } });

  await untilGone(dataDir, 'Olvidada');

  expect(await people.countDocuments({ name: 'nadie' })).toBe(14);
});
