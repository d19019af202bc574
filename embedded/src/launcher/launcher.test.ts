import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { portsFor } from '../../../scripts/launch/ports.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isAlive, spawnLauncher, startLauncher } from './testing/start-launcher.ts';

const given = {
  MONGODB_URI: 'mongodb://db.test',
  REDIS_URL: 'redis://redis.test',
  S3_ENDPOINT: 'http://s3.test',
  MERCADOPAGO_ACCESS_TOKEN: 'x',
  ENVIA_TOKEN: 'x',
  FACTURAPI_KEY: 'x',
};
const { REDIS_URL: _redis, ...allButRedis } = given;

describe('starting', () => {
  test('when nothing is given then every backing service answers and is stopped by SIGTERM', async () => {
    const launcher = await startLauncher();
    const { env } = launcher;
    const redis = new Redis(env.REDIS_URL ?? '');
    const mongo = await MongoClient.connect(env.MONGODB_URI ?? '');

    expect(Object.keys(env).sort()).toEqual([
      'ENVIA_BASE_URL',
      'ENVIA_QUERIES_URL',
      'ENVIA_TOKEN',
      'ENVIA_TRIAL',
      'FACTURAPI_BASE_URL',
      'FACTURAPI_KEY',
      'FACTURAPI_TRIAL',
      'MERCADOPAGO_ACCESS_TOKEN',
      'MERCADOPAGO_BASE_URL',
      'MERCADOPAGO_PUBLIC_KEY',
      'MERCADOPAGO_SDK_URL',
      'MERCADOPAGO_TRIAL',
      'MERCADOPAGO_WEBHOOK_SECRET',
      'MONGODB_URI',
      'REDIS_URL',
      'S3_ACCESS_KEY',
      'S3_ENDPOINT',
      'S3_SECRET_KEY',
      'SANDBOX_URL',
    ]);
    expect(await redis.ping()).toBe('PONG');
    expect(await redis.config('GET', 'maxmemory-policy')).toContain('noeviction');
    expect((await mongo.db('test').command({ ping: 1 })).ok).toBe(1);
    expect((await fetch(env.S3_ENDPOINT ?? '')).status).toBe(403);
    expect((await fetch(`${env.SANDBOX_URL}/healthz`)).status).toBe(200);
    await Promise.all([redis.quit(), mongo.close()]);

    expect(await launcher.end('SIGTERM')).toEqual({ code: 0, stderr: '' });
    expect(isAlive(launcher.redisPid)).toBe(false);
  });

  test('when parts are given then only the others are started and printed', async () => {
    const launcher = await startLauncher(temporaryFolder(), {
      ...given,
      PUBLIC_BASE_URL: 'http://localhost:8080',
    });
    expect(launcher.env).toEqual({});
    expect((await launcher.end('SIGINT')).code).toBe(0);
  });

  test('when the public address is known then the links of the sandbox are below it', async () => {
    const { MERCADOPAGO_ACCESS_TOKEN: _token, ...allButMercadoPago } = given;
    const sandbox = await startLauncher(temporaryFolder(), {
      ...allButMercadoPago,
      PUBLIC_BASE_URL: 'http://localhost:8080/',
    });
    expect(sandbox.env.MERCADOPAGO_SDK_URL).toBe('http://localhost:8080/sandbox/sdk/js/v2');
    expect(Object.keys(sandbox.env)).not.toContain('S3_ENDPOINT');
    expect((await sandbox.end('SIGINT')).code).toBe(0);
  });

  test('when it starts again then its secrets are the same, and only the owner can read them', async () => {
    const { S3_ENDPOINT: _s3, ...allButS3 } = given;
    const first = await startLauncher(temporaryFolder(), allButS3);
    await first.end('SIGTERM');
    const second = await startLauncher(first.dataDir, allButS3);
    await second.end('SIGTERM');
    expect(second.env.S3_SECRET_KEY).toBe(first.env.S3_SECRET_KEY);
    expect(statSync(join(first.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });
});

describe('what goes wrong', () => {
  test('when the folder is in use then the second one ends with one line and the first goes on', async () => {
    const first = await startLauncher(temporaryFolder(), given);
    const second = await spawnLauncher(first.dataDir, given).exited;
    expect(second).toEqual({ code: 1, stderr: expect.stringMatching(/^embedded: .*in use.*\n$/) });
    expect((await first.end('SIGTERM')).code).toBe(0);
  });

  test('when no folder is named then one line says so', async () => {
    expect((await spawnLauncher('', given).exited).stderr).toMatch(/^embedded: .*--data DIR\n$/);
  });

  test('when there is no redis-server then it ends with one line and leaves nothing running', async () => {
    const folder = temporaryFolder();
    const missing = { ...allButRedis, REDIS_SERVER_BIN: '/nowhere/redis' };
    expect(await spawnLauncher(folder, missing).exited).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^embedded: .*\/nowhere\/redis\n$/),
    });
    const next = await startLauncher(folder, given);
    expect((await next.end('SIGTERM')).code).toBe(0);
  });

  test('when redis dies then it is back at its address with its data, and the others never went', async () => {
    const { S3_ENDPOINT: _s3, ...allButRedisAndS3 } = allButRedis;
    const launcher = await startLauncher(temporaryFolder(), allButRedisAndS3);
    const redis = new Redis(launcher.env.REDIS_URL ?? '', { retryStrategy: () => 20 });
    redis.on('error', () => {});
    await redis.set('carrito', 'miel');
    const lost = once(redis, 'close');
    process.kill(launcher.redisPid, 'SIGKILL');
    await lost;

    expect((await fetch(launcher.env.S3_ENDPOINT ?? '')).status).toBe(403);
    expect(await redis.get('carrito')).toBe('miel');

    redis.disconnect();
    expect(await launcher.end('SIGTERM')).toEqual({
      code: 0,
      stderr: 'embedded: redis-server ended on its own (SIGKILL); started again now\n',
    });
    expect(isAlive(launcher.redisPid)).toBe(false);
  });

  test('when it is told its former ports then everything is at its former address', async () => {
    // Not ports that the system assigns: another connection may take one while nobody listens there.
    const ports = [
      '--ports',
      JSON.stringify(await portsFor(['envia', 'facturapi', 'mercadopago', 'mongo', 'redis', 's3'])),
    ];
    const first = await startLauncher(temporaryFolder(), {}, ports);
    await first.end('SIGKILL');

    const second = await startLauncher(first.dataDir, {}, ports);

    expect(second.env).toEqual(first.env);
    expect(second.ports).toEqual(first.ports);
    expect(Object.keys(second.ports).sort()).toEqual([
      'envia',
      'facturapi',
      'mercadopago',
      'mongo',
      'redis',
      's3',
    ]);
    expect((await second.end('SIGTERM')).code).toBe(0);
  });

  test('when the process that started it is gone then it stops too and leaves no redis', async () => {
    const launcher = await startLauncher(temporaryFolder(), allButRedis);
    expect((await launcher.closeStdin()).code).toBe(0);
    expect(isAlive(launcher.redisPid)).toBe(false);
  });
});
