import { describe, expect, test } from '@jest/globals';
import { conflict } from '../errors.ts';
import { createLog } from '../log.ts';
import type { TestClient } from '../testing/client.ts';
import { serveRoutes } from '../testing/serve-routes.ts';
import { publishChanges } from './publish-changes.ts';

const log = createLog('test', 'silent');
const endpoints = {
  'GET /api/flowers': { who: 'everyone', cache: 'catalog' },
  'PATCH /api/flowers/{id}': { who: 'admin', purges: 'catalog' },
  'POST /api/contact': { who: 'everyone' },
} as const;

/** A service whose changes give these responses, and the tags that it published. */
async function withService(
  publish: (tag: string) => Promise<number>,
  run: (client: TestClient) => Promise<void>,
): Promise<void> {
  const redis = { publish: (_channel: unknown, tag: unknown) => publish(String(tag)) };
  const { client, close } = await serveRoutes({
    endpoints,
    mount: (mounted) => {
      mounted.use(publishChanges({ redis, log }));
      mounted.use((req, res) => {
        if (req.query['refuse']) throw conflict('No.');
        res.status(req.query['empty'] ? 204 : 201).json({});
      });
    },
  });
  try {
    await run(client);
  } finally {
    await close();
  }
}

describe('a service that changes something', () => {
  test('when a change succeeds then its answer and the channel carry the tag; nothing else is published', async () => {
    const published: string[] = [];
    await withService(
      async (tag) => published.push(tag),
      async (client) => {
        const ask = async (method: string, path: string) =>
          (await client.request(method, path)).headers.get('x-purges');

        expect(await ask('PATCH', '/api/flowers/1')).toBe('catalog');
        expect(await ask('PATCH', '/API/Flowers/1/?empty=1')).toBe('catalog');
        expect(published).toEqual(['catalog', 'catalog']);

        expect(await ask('PATCH', '/api/flowers/1?refuse=1')).toBeNull();
        expect(await ask('PATCH', '/api/flowers/1/more')).toBeNull();
        expect(await ask('GET', '/api/flowers')).toBeNull();
        expect(await ask('POST', '/api/contact')).toBeNull();
        expect(published).toHaveLength(2);
      },
    );
  });

  test('when Redis is away then the change is answered all the same', () =>
    withService(
      () => Promise.reject(new Error('Connection is closed.')),
      async (client) => {
        expect((await client.request('PATCH', '/api/flowers/1')).status).toBe(201);
      },
    ));
});
