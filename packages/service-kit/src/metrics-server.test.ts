import { expect, test } from '@jest/globals';
import { createBaseApp } from './app.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { listen } from './run.ts';
import { testClient } from './testing/client.ts';

/** A service on its own port; its metrics on another port, or on none. */
async function service(metricsPort?: number) {
  const metrics = createMetrics();
  const app = createBaseApp({
    log: createLog('test', 'silent'),
    metrics,
    ready: async () => undefined,
    mount: (mounted) => mounted.get('/things/:id', (_req, res) => void res.json({})),
  });
  const figures = metricsPort === undefined ? {} : { reporting: { metrics, port: metricsPort } };
  const running = await listen({ app, port: 0, host: '127.0.0.1', ...figures });
  const at = (port: number | undefined) => testClient(`http://127.0.0.1:${port}`);
  return { running, client: at(running.port), inside: at(running.metricsPort) };
}

test('when metrics have a port then they are reported there, by route, and not at the port of the service', async () => {
  const { running, client, inside } = await service(0);
  await client.get('/things/7');

  const metrics = await inside.get<string>('/metrics');

  expect([metrics.status, metrics.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ]);
  expect(metrics.body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/things\/:id"[^}]*\} 1/);
  expect((await inside.get('/things/7')).status).toBe(404);
  expect((await client.get('/metrics')).status).toBe(404);
  await running.close();
});

test('when metrics have no port then none are reported', async () => {
  const { running, client } = await service();

  expect(running.metricsPort).toBeUndefined();
  expect((await client.get('/metrics')).status).toBe(404);
  await running.close();
});

test('when the service closes then its figures close with it', async () => {
  const { running, inside } = await service(0);

  await running.close();

  await expect(inside.get('/metrics')).rejects.toThrow(/fetch failed/);
});
