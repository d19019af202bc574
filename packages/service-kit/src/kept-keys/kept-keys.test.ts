import { expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { createLog } from '../log.ts';
import { backing } from '../testing/backing.ts';
import { openKeptKeys, readCopy, sealedKeys, writeCopy } from './kept-keys.ts';
import { withKept } from './with-kept.ts';

const log = createLog('keys', 'silent');
const MAIL = { SMTP_SERVER: 'smtp.example.com:465', SMTP_USER: 'ana', MAIL_FROM: 'ana@example.com' };

type Config = ReturnType<typeof configOf> & { SMTP_SERVER?: string; SMTP_PASSWORD?: string };
const configOf = () => {
  const { REDIS_URL, AUDIT_QUEUE } = backing();
  return { REDIS_URL, AUDIT_QUEUE, KEYS_SECRET: 'a-key-of-the-environment' };
};

async function withRedis(run: (redis: Redis, config: Config) => Promise<void>): Promise<void> {
  const config = configOf();
  const redis = new Redis(config.REDIS_URL);
  try {
    await run(redis, config);
  } finally {
    redis.disconnect();
  }
}
const open = (redis: Redis, config: Config) =>
  openKeptKeys({ config, log, read: () => readCopy(redis, config) });
const sealed = (config: Config, password: string) => ({
  ...MAIL,
  SMTP_PASSWORD: sealedKeys(config)!.seal(password, 'SMTP_PASSWORD'),
});

test('when the owner has typed keys then a service that starts has them, and makes things anew after a change alone', () =>
  withRedis(async (redis, config) => {
    await writeCopy(redis, config, sealed(config, 'one'));
    const keys = await open(redis, config);
    let made = 0;
    const password = keys.using(({ SMTP_PASSWORD }) => [SMTP_PASSWORD, (made += 1)]);
    expect([password(), password()]).toEqual([
      ['one', 1],
      ['one', 1],
    ]);

    await keys.renew();
    expect(password()).toEqual(['one', 1]);
    await writeCopy(redis, config, sealed(config, 'two'));
    await keys.renew();

    expect(password()).toEqual(['two', 2]);
  }));

test('when Redis has lost the copy then what was read last counts', () =>
  withRedis(async (redis, config) => {
    await writeCopy(redis, config, sealed(config, 'one'));
    const keys = await open(redis, config);

    await redis.del(`kept-keys:${config.AUDIT_QUEUE}`);
    await keys.renew();

    expect(keys.config().SMTP_PASSWORD).toBe('one');
  }));

test('when a service has another key than the one that sealed them then none counts', () =>
  withRedis(async (redis, config) => {
    await writeCopy(redis, config, sealed({ ...config, KEYS_SECRET: 'another-key-than-this' }, 'one'));

    expect((await open(redis, config)).config()).toEqual(config);
  }));

test('when half of an account is there then it does not count', () => {
  expect(withKept({}, MAIL)).toEqual({});
});

test('when the environment’s account is a stand-in’s then the owner’s takes its place with its servers', () => {
  const trial = { ENVIA_TOKEN: 'TEST-1', ENVIA_BASE_URL: 'http://127.0.0.1:1', ENVIA_TRIAL: '1' };

  expect(withKept(trial, { ENVIA_TOKEN: 'mine' })).toMatchObject({
    ENVIA_TOKEN: 'mine',
    ENVIA_BASE_URL: undefined,
  });
  expect(withKept({ ...trial, ENVIA_TRIAL: '0' }, { ENVIA_TOKEN: 'mine' })).toMatchObject({
    ENVIA_TOKEN: 'TEST-1',
    ENVIA_BASE_URL: 'http://127.0.0.1:1',
  });
});

test('when one key is the technician’s then the owner’s others complete it', () => {
  const kept = { ...MAIL, MAIL_FROM: 'other@example.com', SMTP_PASSWORD: 'one' };

  expect(withKept({ MAIL_FROM: 'Tienda <tienda@example.com>' }, kept)).toEqual({
    SMTP_SERVER: MAIL.SMTP_SERVER,
    SMTP_USER: MAIL.SMTP_USER,
    SMTP_PASSWORD: 'one',
    MAIL_FROM: 'Tienda <tienda@example.com>',
  });
});
