import { expect, test } from '@jest/globals';
import { answerHealth } from './health.ts';
import { listen } from './listen.ts';

/** The health responses of a program whose stores answer or fail. */
async function answersOf(ready: () => Promise<unknown>) {
  const { port, close } = await listen({
    app: (req, res) => void (answerHealth({ req, res }, ready) || res.writeHead(404).end()),
    port: 0,
    host: '127.0.0.1',
  });
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
  const statuses = [
    await statusOf('/healthz'),
    await statusOf('/readyz?x', 'HEAD'),
    await statusOf('/readyz', 'POST'),
    await statusOf('/health'),
  ];
  await close();
  return statuses;
}

test('when a program can do its work then both say so, to reads alone', async () => {
  expect(await answersOf(async () => undefined)).toEqual([200, 200, 404, 404]);
});

test('when its stores do not answer then it runs and is not ready', async () => {
  expect(await answersOf(() => Promise.reject(new Error('away')))).toEqual([200, 503, 404, 404]);
});
