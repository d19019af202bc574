import { expect, test } from '@jest/globals';
import { request } from 'node:http';
import { createSemaphore } from './semaphore.ts';
import { serveRoutes } from './testing/serve-routes.ts';

/** A task that ends when the test says so. */
const aTask = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: () => promise, end: resolve };
};

test('when more tasks come than there are permits then they run two at a time and in order', async () => {
  const withPermit = createSemaphore({ permits: 2 });
  const tasks = [aTask(), aTask(), aTask(), aTask()];
  const started: number[] = [];

  const results = tasks.map((task, at) =>
    withPermit(() => {
      started.push(at);
      return task.run();
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  tasks[1]!.end('second');
  await results[1];
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2]);
  for (const task of tasks) task.end('done');

  expect(await Promise.all(results)).toEqual(['done', 'second', 'done', 'done']);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('when a task fails then its permit is free again', async () => {
  const withPermit = createSemaphore({ permits: 1 });

  await expect(withPermit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(await withPermit(async () => 'next')).toBe('next');
});

test('when too many wait then one more is refused with a 503', async () => {
  const withPermit = createSemaphore({ permits: 1, maxWaiting: 1 });
  const task = aTask();
  const running = withPermit(task.run);
  const waiting = withPermit(task.run);

  await expect(withPermit(task.run)).rejects.toMatchObject({ status: 503 });

  task.end('done');
  expect(await Promise.all([running, waiting])).toEqual(['done', 'done']);
});

test('when a request waits for its turn then its sender gets 102 again and again, and the answer after that', async () => {
  const withPermit = createSemaphore({ permits: 1, tellEveryMs: 5 });
  const first = Promise.withResolvers<void>();
  const before = withPermit(() => first.promise);
  const { port, close } = await serveRoutes({
    mount: (mounted) =>
      mounted.get('/', async (_req, res) => {
        await withPermit(async () => undefined);
        res.json({});
      }),
  });
  let informed = 0;

  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', agent: false }, (res) =>
      res.resume().on('end', () => resolve(res.statusCode)),
    );
    sent.on('information', ({ statusCode }) => {
      expect(statusCode).toBe(102);
      if ((informed += 1) === 3) first.resolve();
    });
    sent.on('error', reject).end();
  });

  expect([status, informed >= 3]).toEqual([200, true]);
  await before;
  await close();
});
