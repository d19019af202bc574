import type { RequestListener } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { backing, signIn } from '@shop/service-kit/testing/backing';
import { testClient } from '@shop/service-kit/testing/client';
import { serve } from '@shop/service-kit/testing/serve';
import { timed } from '@shop/service-kit/testing/timed';
import mongoose from 'mongoose';
import { contentMedia } from './service.ts';
import { aPng, formWith } from './testing/pictures.ts';

const AWAY = { message: 'El servicio no está disponible por el momento. Intenta de nuevo.' };

type Broken = { env?: Record<string, string>; pictures?: RequestListener };

/** The service over stores that fail after its start: the picture store answers as given, or is gone. */
async function withBroken(
  { env = {}, pictures }: Broken,
  run: (client: ReturnType<typeof testClient>) => Promise<void>,
): Promise<void> {
  const whole = backing();
  let answer: RequestListener = (_req, res) => void res.end();
  const store = await serve((req, res) => answer(req, res));
  const { running } = await contentMedia.start({ ...whole, S3_ENDPOINT: store.url, ...env });
  if (pictures) answer = pictures;
  else await store.close();
  const client = await signIn(testClient(`http://127.0.0.1:${running.port}`), whole);
  try {
    await run(client);
  } finally {
    await running.close();
    if (pictures) await store.close();
    const db = await mongoose.createConnection(whole.MONGODB_URI, { dbName: whole.MONGODB_DB }).asPromise();
    await db.dropDatabase();
    await db.close();
  }
}

describe('stores that are away', () => {
  test('when the pictures’ store is down then pictures, uploads and readiness are 503 and texts go on', () =>
    withBroken({}, async (client) => {
      const upload = await client.post('/api/admin/upload-image', formWith(await aPng()));
      for (const answer of [
        upload,
        await client.get('/media/semilla/elixir-01.webp'),
        await client.get('/api/admin/list-images'),
      ])
        expect(answer).toMatchObject({ status: 503, body: AWAY });
      expect((await client.get('/readyz')).status).toBe(503);
      expect((await client.get('/healthz')).status).toBe(200);
      expect((await client.get('/api/content/home')).status).toBe(200);
    }));

  test('when it is silent then the answer is 503 within the gateway’s timeout', async () => {
    await withBroken({ pictures: () => undefined }, async (client) => {
      const { result, waitedMs } = await timed(() => client.get('/media/semilla/elixir-01.webp'));
      expect(result.status).toBe(503);
      expect(waitedMs).toBeLessThan(5_500);
    });
  });

  test('when it is away then whoever uploads hears of it before the picture is drawn', async () => {
    const asked: (string | undefined)[] = [];
    const away: RequestListener = (req, res) => {
      asked.push(req.method);
      res.writeHead(503).end();
    };
    await withBroken({ pictures: away }, async (client) => {
      const answer = await client.post('/api/admin/upload-image', formWith(await aPng()));

      expect(answer).toMatchObject({ status: 503, body: AWAY });
      expect(asked).not.toContain('PUT');
    });
  });

  test('when it breaks off in the middle of a picture then the browser learns of it', async () => {
    const cutting: RequestListener = (_req, res) => {
      res
        .writeHead(200, { 'content-length': '1000', 'content-type': 'image/webp', etag: '"e"' })
        .write('RIFF');
      setTimeout(() => res.destroy(), 50);
    };
    await withBroken({ pictures: cutting }, async (client) => {
      await expect(client.get('/media/semilla/elixir-01.webp')).rejects.toThrow();
      expect((await client.get('/healthz')).status).toBe(200);
    });
  });

  test('when Redis is down then shoppers read and write, and administrators must come back later', () =>
    withBroken({ env: { REDIS_URL: 'redis://127.0.0.1:9' } }, async (client) => {
      const message = { name: 'Persona', email: 'muestra@example.com', message: '¿Hacen envíos a Oaxaca?' };
      expect((await client.get('/api/content/home')).status).toBe(200);
      expect((await client.post('/api/contact', message)).status).toBe(201);
      expect((await client.get('/api/admin/messages')).status).toBe(503);
    }));
});

describe('starting', () => {
  test('when variables are missing then one line names them all', async () => {
    await expect(contentMedia.start({ PORT: '0', S3_BUCKET: 'A' })).rejects.toThrow(
      /^Configuration: MONGODB_URI is missing; .*S3_ENDPOINT is missing; .*S3_BUCKET: is not the name of a bucket$/,
    );
  });
});
