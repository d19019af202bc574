import { expect, test } from '@jest/globals';
import { request } from 'node:http';
import { createBaseApp } from '@shop/service-kit/app';
import { createLog } from '@shop/service-kit/log';
import { listen } from '@shop/service-kit/run';
import { createGate } from './gate.ts';

test('when a request waits for its turn, then whoever asked is told so again and again, and it is answered after that', async () => {
  const through = createGate(1, 5);
  const first = Promise.withResolvers<void>();
  const before = through(() => first.promise);
  const app = createBaseApp({
    log: createLog('test', 'silent'),
    ready: async () => undefined,
    mount: (mounted) =>
      mounted.get('/', async (_req, res) => {
        await through(async () => undefined);
        res.json({});
      }),
  });
  const { port, close } = await listen({ app, port: 0, host: '127.0.0.1' });
  let told = 0;

  const status = await new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', agent: false }, (res) =>
      res.resume().on('end', () => resolve(res.statusCode)),
    );
    asked.on('information', ({ statusCode }) => {
      expect(statusCode).toBe(102);
      if ((told += 1) === 3) first.resolve();
    });
    asked.on('error', reject).end();
  });

  expect([status, told >= 3]).toEqual([200, true]);
  await before;
  await close();
});
