import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ownMongo } from '../testing/own-mongo.ts';
import { createLog } from '../log.ts';
import type { Mongo } from '../mongo.ts';
import { createMarks } from './marks.ts';
import { everyRow, loadMigrations, type Progress } from './migration.ts';
import { openMigrations } from './run-migrations.ts';

type Row = { _id: number; old?: boolean; given?: number };
type Context = { run: (name: string, progress: Progress) => Promise<void> };

const ROWS = 260;
const never = new AbortController().signal;
let db: Mongo;
let folder: string;
let ran: string[];

beforeEach(async () => {
  db = await ownMongo();
  await db.collection<Row>('rows').insertMany(Array.from({ length: ROWS }, (_, _id) => ({ _id, old: true })));
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  ran = [];
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await db.dropDatabase();
  await db.close();
});

/** A migration that runs the function in the test's context. */
const write = (file: string, when = 'beside') =>
  writeFile(
    join(folder, file),
    `export const migration = { when: '${when}', run: (context, progress) => context.run('${file}', progress) };`,
  );
const open = (run: Context['run'], now?: () => number) =>
  openMigrations<Context>(db, {
    folder: pathToFileURL(`${folder}/`),
    context: { run },
    log: createLog('test', 'silent'),
    ...(now && { now }),
  });
const noted: Context['run'] = async (name) => void ran.push(name);
const marks = () => db.collection<{ _id: string }>('migrations').find().sort({ number: 1 }).toArray();
const given = (count: number) => db.collection<Row>('rows').countDocuments({ given: count });
/** Counts in each row how often it was in a batch. */
const give = (progress: Progress, write = async () => undefined as unknown) =>
  everyRow<Row>(
    db,
    {
      collection: 'rows',
      fields: { old: 1 },
      write: async (rows) => {
        await db
          .collection<Row>('rows')
          .updateMany({ _id: { $in: rows.map(({ _id }) => _id) } }, { $inc: { given: 1 } });
        await write();
      },
    },
    progress,
  );

test('when there are migrations then each runs once, in order, those before requests by themselves', async () => {
  await write('0001-first.ts');
  await write('0002-indexed.ts', 'before');
  await write('0003-last.ts');
  await writeFile(join(folder, 'context.ts'), '');

  const migrations = await open(noted);
  await migrations.before();
  expect(ran).toEqual(['0002-indexed.ts']);
  expect(await migrations.beside(never)).toBe(true);
  expect(await (await open(noted)).beside(never)).toBe(true);

  expect(ran).toEqual(['0002-indexed.ts', '0001-first.ts', '0003-last.ts']);
  expect(await marks()).toMatchObject([
    { _id: 'first', number: 1, doneAt: expect.any(Date) },
    { _id: 'indexed', number: 2, doneAt: expect.any(Date) },
    { _id: 'last', number: 3, doneAt: expect.any(Date) },
  ]);
});

test('when an earlier release noted that one is done then it is not repeated', async () => {
  await write('0001-first.ts');
  await db.collection<{ _id: string }>('migrations').insertOne({ _id: 'first', doneAt: new Date() } as never);

  expect(await (await open(noted)).beside(never)).toBe(true);
  expect(ran).toEqual([]);
});

test('when one copy has it in hand then the others go on without it, and those that must wait do', async () => {
  await write('0001-slow.ts', 'before');
  const started = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const first = (
    await open(async (name) => {
      ran.push(name);
      started.resolve();
      await end.promise;
    })
  ).before();
  await started.promise;
  let isOver = false;
  const second = (await open(noted)).before().then(() => void (isOver = true));
  await write('0002-beside.ts');
  expect(await (await open(noted)).beside(never)).toBe(true);
  expect(isOver).toBe(false);

  end.resolve();
  await Promise.all([first, second]);

  expect(ran).toEqual(['0001-slow.ts', '0002-beside.ts']);
});

test('when a process ends in the middle then the next goes on from there, and no row is done twice', async () => {
  await write('0001-give.ts');
  const stop = new AbortController();
  const stopping = await open((_, progress) => give(progress, async () => stop.abort()));

  expect(await stopping.beside(stop.signal)).toBe(false);
  expect(await given(1)).toBe(100);
  expect(await marks()).toMatchObject([{ rows: 100, place: 99 }]);
  expect(await (await open((_, progress) => give(progress))).beside(never)).toBe(true);

  expect(await given(1)).toBe(ROWS);
  expect(await marks()).toMatchObject([{ rows: ROWS, doneAt: expect.any(Date) }]);
});

test('when a process dies then another takes over once its lease is over, and the dead one writes nothing more', async () => {
  await write('0001-give.ts');
  let now = Date.now();
  const reached = Promise.withResolvers<void>();
  const revived = Promise.withResolvers<void>();
  const dying = (
    await open(
      (_, progress) =>
        give(progress, () => {
          reached.resolve();
          return revived.promise;
        }),
      () => now,
    )
  ).beside(never);
  await reached.promise;
  const other = await open(
    (_, progress) => give(progress),
    () => now,
  );

  expect(await other.beside(never)).toBe(false);
  now += 60_001;
  expect(await other.beside(never)).toBe(true);
  revived.resolve();

  expect(await dying).toBe(false);
  expect(await given(1)).toBe(ROWS - 100);
  expect(await given(2)).toBe(100);
});

test('when one fails then its reason is kept, those behind it wait, and the next turn repeats it', async () => {
  await write('0001-broken.ts');
  await write('0002-behind.ts');
  const broken = await open(async () => {
    throw new Error('no such field');
  });

  await expect(broken.beside(never)).rejects.toThrow('no such field');
  expect(await marks()).toEqual([expect.objectContaining({ _id: 'broken', error: 'no such field' })]);
  expect(await (await open(noted)).beside(never)).toBe(true);

  expect(ran).toEqual(['0001-broken.ts', '0002-behind.ts']);
  expect((await marks())[0]).not.toHaveProperty('error');
});

test('when many copies ask at the same moment then one has it', async () => {
  const store = createMarks(db, { leaseMs: 1_000, now: Date.now });
  const claims = Array.from({ length: 12 }, (_, at) =>
    store.claim({ _id: 'one', number: 1, by: `process ${at}` }),
  );

  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
});

test('when a clock that was ahead wrote a lease then another process takes over without waiting for its end', async () => {
  const day = 86_400_000;
  const ahead = createMarks(db, { leaseMs: 1_000, now: () => Date.now() + day });
  await ahead.claim({ _id: 'one', number: 1, by: 'ahead' });

  const store = createMarks(db, { leaseMs: 1_000, now: Date.now });

  expect(await store.claim({ _id: 'one', number: 1, by: 'right' })).toMatchObject({ by: 'right' });
});

test('when a number is missing or given twice then nothing starts', async () => {
  await write('0001-first.ts');
  await write('0003-third.ts');

  await expect(loadMigrations(pathToFileURL(`${folder}/`))).rejects.toThrow('number 2 was expected');
});
