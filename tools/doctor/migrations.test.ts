import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { dropMongo } from '@shop/service-kit/testing/own-mongo';
import mongoose from 'mongoose';
import { checkMigrations } from './migrations.ts';

const env = backing();
let db: mongoose.Connection;
beforeAll(async () => {
  db = await mongoose.createConnection(env.MONGODB_URI, { dbName: env.MONGODB_DB }).asPromise();
});
afterAll(() => dropMongo(db));

test('when migrations ran, run, stopped or failed then the doctor says which', async () => {
  expect(await checkMigrations(env)).toEqual([]);
  const later = new Date(Date.now() + 60_000);
  await db.collection<{ _id: string }>('migrations').insertMany([
    { _id: 'old', doneAt: new Date() },
    { _id: 'first', number: 1, doneAt: new Date() },
    { _id: 'second', number: 2, rows: 1_500, leasedUntil: later },
    { _id: 'third', number: 3, rows: 500 },
    { _id: 'fourth', number: 4, rows: 0, error: 'no such field' },
  ] as never[]);

  const found = await checkMigrations(env);

  expect(found.map(({ level, text }) => [level, text.replace(`${env.MONGODB_DB}: `, '')])).toEqual([
    ['ok', 'hechas old, 1 first.'],
    ['ok', '2 second, 1500 filas: en curso.'],
    ['warning', '3 third, 500 filas: nadie la sigue.'],
    ['error', '4 fourth, 0 filas: no such field'],
  ]);
});

test('when MongoDB is away then that is said', async () => {
  expect(await checkMigrations({ MONGODB_URI: 'mongodb://127.0.0.1:1' })).toMatchObject([{ level: 'error' }]);
});
