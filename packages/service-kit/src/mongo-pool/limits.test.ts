import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Schema } from 'mongoose';
import { buildIndexes, connectMongo, LIMIT_MS, LONG_COMMAND, pingMongo, type Mongo } from '../mongo.ts';
import { backing } from '../testing/backing.ts';
import { openLink, type Link } from '../testing/link.ts';
import { timed } from '../testing/timed.ts';

const { MONGODB_URI, MONGODB_DB } = backing();
const { port } = new URL(MONGODB_URI);
let link: Link;
beforeAll(async () => void (link = await openLink(Number(port))));
afterAll(() => link.close());
beforeEach(() => link.set('open'));

/** The pool has one connection, from the building of its indexes. */
const openWithin = (limitMs: number) =>
  connectMongo(
    MONGODB_URI.replace(`:${port}`, `:${link.port}`),
    MONGODB_DB,
    (opened) => {
      opened.model('Word', new Schema({ word: { type: String, index: true } }));
    },
    limitMs,
  );
const open = () => openWithin(LIMIT_MS);
const words = (db: Mongo) => db.model<{ word: string }>('Word');

/** Longer than a request may take, shorter than the driver takes to notice by itself. */
const SOON_MS = 12_000;

test('when the database hangs then a request soon hears of it, also one that needs a new connection', async () => {
  const db = await open();
  link.set('silent');

  const { waitedMs } = await timed(async () => {
    for (const _ of ['the one that is there', 'a new one'])
      await expect(pingMongo(db)).rejects.toMatchObject({ name: 'MongoNetworkTimeoutError' });
  });

  expect(waitedMs).toBeLessThan(SOON_MS);
  await db.close();
});

test('when the database comes after the limit of a request then who may wait longer has a connection', async () => {
  link.set('silent');
  const patient = openWithin(10 * LIMIT_MS);
  await expect(open()).rejects.toMatchObject({ name: 'MongooseServerSelectionError' });
  link.set('open');

  const db = await patient;
  await pingMongo(db);
  await db.close();
});

test('when a command takes as long as what is stored is long then it may', async () => {
  const commands: ((db: Mongo) => Promise<unknown>)[] = [
    buildIndexes,
    (db) => words(db).aggregate([{ $match: {} }], LONG_COMMAND),
    (db) => words(db).updateMany({}, { word: 'more' }, LONG_COMMAND),
    (db) => words(db).deleteMany({}, LONG_COMMAND),
  ];
  const [other, ...dbs] = await Promise.all([open(), ...commands.map(open)]);
  link.set('unanswered');
  const long = Promise.allSettled(commands.map((command, at) => command(dbs[at]!)));

  // The time limit of both requests has passed.
  for (const _ of [1, 2]) await expect(pingMongo(other)).rejects.toThrow();
  link.set('open');

  expect((await long).map(({ status }) => status)).toEqual(commands.map(() => 'fulfilled'));
  await Promise.all([other, ...dbs].map((db) => db.close()));
});
