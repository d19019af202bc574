import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { readConfig, redisEnv } from './config.ts';
import { openRedis } from './redis.ts';

const accepts = (REDIS_URL: string) => () => readConfig(z.object(redisEnv), { REDIS_URL });

test('when Redis stands behind Sentinels then one address names them, the master and its password', () => {
  const url = 'redis+sentinel://:a%2Fb@one:26380,two/shop';
  const retryStrategy = () => null;

  const { options } = openRedis(url, { lazyConnect: true, retryStrategy });

  expect(accepts(url)).not.toThrow();
  expect(options).toMatchObject({
    sentinels: [
      { host: 'one', port: 26_380 },
      { host: 'two', port: 26_379 },
    ],
    ...{ name: 'shop', password: 'a/b', sentinelRetryStrategy: retryStrategy },
  });
});

test('when Sentinels ask for a password and speak TLS then the address says so', () => {
  const url = 'rediss+sentinel://:ours@one/shop?sentinelPassword=a%26b';

  const { options } = openRedis(url, { lazyConnect: true, retryStrategy: () => null });

  expect(accepts(url)).not.toThrow();
  expect(options).toMatchObject({ name: 'shop', password: 'ours', sentinelPassword: 'a&b' });
  expect(options).toMatchObject({ tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true });
});

test.each([
  'redis+sentinel://one/shop?password=x',
  'redis+sentinel://one:26379',
  'redis+sentinel:///shop',
  'http://one',
])('when an address is %s then it is refused at the start', (url) =>
  expect(accepts(url)).toThrow('REDIS_URL'),
);
