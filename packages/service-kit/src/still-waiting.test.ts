import { expect, test } from '@jest/globals';
import { request } from 'node:http';
import { stillWaiting } from './still-waiting.ts';
import { serveRoutes } from './testing/serve-routes.ts';

test('when a use case waits for another service then the sender gets a 102 before the answer', async () => {
  const { port, close } = await serveRoutes({
    mount: (mounted) =>
      mounted.post('/slow', async (_req, res) => {
        await new Promise((resolve) => setImmediate(resolve));
        stillWaiting();
        res.json({});
        stillWaiting();
      }),
  });

  const informed: number[] = [];
  const status = await new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/slow', method: 'POST' }, (res) => {
      res.resume().on('end', () => resolve(res.statusCode));
    })
      .on('information', ({ statusCode }) => informed.push(statusCode))
      .on('error', reject)
      .end();
  });

  expect([informed, status]).toEqual([[102], 200]);
  await close();
});

test('when there is no request then nothing happens', () => {
  expect(() => stillWaiting()).not.toThrow();
});
