import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { headKey } from '@shop/service-kit/audit/audit-event';
import { anAuditEvent } from '@shop/service-kit/testing/an-audit-event';
import { backing } from '@shop/service-kit/testing/backing';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { closeMongo } from '../../embedded/src/mongo/testing/open-mongo.ts';
import { closeSecured, openSecured, userWith } from '../../embedded/src/mongo/testing/open-secured.ts';
import { createAuditStore } from '../../services/auth/src/activity/audit.store.ts';
import { checkAudit } from './audit.ts';

const env = backing();
const anEvent = (at: number) => anAuditEvent({ id: `event-${at}`, at: `2026-11-22T12:00:0${at}.000Z` });
type Entry = { _id: number; [field: string]: unknown };
let db: mongoose.Connection;
let redis: Redis;
const entries = () => db.collection<Entry>('audit_entries');
const found = async () => (await checkAudit(env)).map(({ level, text }) => [level, text]);

/** Six entries as auth chains them, and the copy of the end in Redis. */
beforeEach(async () => {
  db = await mongoose.createConnection(env.MONGODB_URI, { dbName: env.MONGODB_DB }).asPromise();
  redis = new Redis(env.REDIS_URL);
  const store = createAuditStore(db);
  for (let at = 1; at <= 6; at++)
    await redis.set(headKey(env.AUDIT_QUEUE), JSON.stringify(await store.append(anEvent(at))));
});
afterEach(async () => {
  await redis.del(headKey(env.AUDIT_QUEUE));
  redis.disconnect();
  await db.dropDatabase();
  await db.close();
  await closeSecured();
  await closeMongo();
});

describe('the audit log', () => {
  test('when nobody touched it then the doctor says where it ends', async () => {
    const last = await entries().findOne({ _id: 6 });

    expect(await found()).toEqual([
      ['ok', `6 entradas, completas hasta la 6 (huella ${String(last!['hash']).slice(0, 16)}).`],
    ]);
  });

  test('when its oldest went by age then what is left is right', async () => {
    await createAuditStore(db).removeBefore(new Date('2026-11-22T12:00:04.000Z'));

    const kept = await checkAudit({ ...env, AUDIT_RETENTION_DAYS: '30' });

    expect(kept).toMatchObject([
      { level: 'ok', text: expect.stringMatching(/^3 entradas, completas hasta la 6/) },
    ]);
  });

  test('when more went than age explains then that is noticed', async () => {
    await createAuditStore(db).removeBefore(new Date('2026-11-22T12:00:04.000Z'));

    expect(await found()).toEqual([
      ['warning', expect.stringContaining('hasta la 3 se borraron por antigüedad')],
    ]);
  });

  test('when an entry was changed then the doctor names it and says what to do', async () => {
    await entries().updateOne({ _id: 3 }, { $set: { 'changes.0.after': '31' } });

    const [finding] = await checkAudit(env);

    expect(finding).toMatchObject({ level: 'error', text: 'La entrada 3 ya no dice lo que decía.' });
    expect(finding!.todo).toMatch(/respaldo/);
  });

  test.each([1, 3, 6])('when entry %d was removed then it is missing', async (number) => {
    await entries().deleteOne({ _id: number });

    const text = number === 6 ? 'Faltan las últimas entradas, desde la 6.' : `Falta la entrada ${number}.`;
    expect(await found()).toEqual([['error', text]]);
  });

  test('when the newest was replaced by one that fits the chain then the copy in Redis says so', async () => {
    await entries().deleteOne({ _id: 6 });
    await createAuditStore(db).append({ ...anEvent(6), who: 'otra' });

    expect(await found()).toEqual([['error', 'La entrada 6 no es la que se guardó.']]);
  });
});

test('when a user may not look into that database then nothing is said of it', async () => {
  const secured = await openSecured();
  await userWith(secured, [{ role: 'readWrite', db: 'catalog' }], 'catalog');
  const uri = `mongodb://catalog:${encodeURIComponent('una clave')}@127.0.0.1:${secured.server.port}/`;

  expect(await checkAudit({ MONGODB_URI: uri })).toEqual([]);
});
