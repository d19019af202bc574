import { describe, expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { connectMongo } from '@shop/service-kit/mongo';
import { connectRedis, LIMIT_MS } from '@shop/service-kit/redis';
import { listen } from '@shop/service-kit/run';
import { backing, signIn } from '@shop/service-kit/testing/backing';
import { testClient } from '@shop/service-kit/testing/client';
import { serve } from '@shop/service-kit/testing/serve';
import { timed } from '@shop/service-kit/testing/timed';
import { createApp } from './app.ts';
import { createAvifJobStore } from './avif/avif-job.store.ts';
import { startAvifQueue } from './avif/avif.queue.ts';
import { readContentMediaConfig } from './config.ts';
import { inquiryModel } from './contact/inquiry.model.ts';
import { contentModel } from './content/content.model.ts';
import { createBucket } from './media/bucket.ts';
import { aPng, formWith } from './testing/pictures.ts';

const AWAY = { message: 'El servicio no está disponible por el momento. Intenta de nuevo.' };

/** The service over broken stores: it was started while they still worked. */
async function withBroken(
  env: Record<string, string>,
  run: (client: ReturnType<typeof testClient>) => Promise<void>,
): Promise<void> {
  const whole = backing();
  const config = readContentMediaConfig({ ...whole, ...env });
  const log = createLog('content-media', 'silent');
  const db = await connectMongo(config.MONGODB_URI, whole.MONGODB_DB, (opened) => {
    contentModel(opened);
    inquiryModel(opened);
  });
  const redis = connectRedis(config.REDIS_URL, log, LIMIT_MS);
  redis.connect().catch(() => undefined);
  const bucket = createBucket(config);
  const avif = startAvifQueue({ jobs: createAvifJobStore(db), bucket, log });
  const running = await listen({
    app: createApp({ config, log, db, redis, bucket, avif, onMessage: () => undefined }),
    port: 0,
    host: '127.0.0.1',
  });
  const client = await signIn(testClient(`http://127.0.0.1:${running.port}`), whole);
  try {
    await run(client);
  } finally {
    await avif.stop();
    await running.close();
    await db.dropDatabase();
    await db.close();
    redis.disconnect();
    bucket.close();
  }
}

const NOTHING_STORED = '<ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>';

describe('stores that are away', () => {
  test('when the pictures’ store is down, then pictures, uploads and readiness are 503 and texts go on', () =>
    withBroken({ S3_ENDPOINT: 'http://127.0.0.1:9' }, async (client) => {
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

  test('when it is silent, then the answer is 503 within the gateway’s timeout', async () => {
    const silent = await serve(() => undefined);
    await withBroken({ S3_ENDPOINT: silent.url }, async (client) => {
      const { result, waitedMs } = await timed(() => client.get('/media/semilla/elixir-01.webp'));
      expect(result.status).toBe(503);
      expect(waitedMs).toBeLessThan(5_500);
    });
    await silent.close();
  });

  test('when it is away, then whoever uploads hears of it before the picture is drawn', async () => {
    const asked: (string | undefined)[] = [];
    const away = await serve((req, res) => {
      asked.push(req.method);
      res.writeHead(503).end();
    });
    await withBroken({ S3_ENDPOINT: away.url }, async (client) => {
      const answer = await client.post('/api/admin/upload-image', formWith(await aPng()));

      expect(answer).toMatchObject({ status: 503, body: AWAY });
      expect(asked).not.toContain('PUT');
    });
    await away.close();
  });

  test('when it fails in the middle of an upload, then what was stored is removed again', async () => {
    const calls: string[] = [];
    const removal = Promise.withResolvers<string>();
    const failing = await serve((req, res) => {
      req.resume().on('end', () => {
        calls.push(`${req.method} ${req.url?.replace(/^\/[^/]+\//, '')}`);
        if (req.method === 'POST') removal.resolve(req.url ?? '');
        const isThird = calls.filter((call) => call.startsWith('PUT')).length >= 3;
        if (req.method === 'PUT') return void res.writeHead(isThird ? 500 : 200, { etag: '"e"' }).end();
        res.end(req.method === 'GET' ? NOTHING_STORED : '<DeleteResult/>');
      });
    });
    await withBroken({ S3_ENDPOINT: failing.url }, async (client) => {
      const answer = await client.post('/api/admin/upload-image', formWith(await aPng()));

      expect(answer).toMatchObject({ status: 503, body: AWAY });
      expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3);
      // Whoever uploads does not wait for it.
      expect(await removal.promise).toMatch(/delete/);
    });
    await failing.close();
  });

  test('when it breaks off in the middle of a picture, then the browser learns of it', async () => {
    const cutting = await serve((_req, res) => {
      res
        .writeHead(200, { 'content-length': '1000', 'content-type': 'image/webp', etag: '"e"' })
        .write('RIFF');
      setTimeout(() => res.destroy(), 50);
    });
    await withBroken({ S3_ENDPOINT: cutting.url }, async (client) => {
      await expect(client.get('/media/semilla/elixir-01.webp')).rejects.toThrow();
      expect((await client.get('/healthz')).status).toBe(200);
    });
    await cutting.close();
  });

  test('when Redis is down, then shoppers read and write, and administrators must come back later', () =>
    withBroken({ REDIS_URL: 'redis://127.0.0.1:9' }, async (client) => {
      const message = { name: 'Persona', email: 'muestra@example.com', message: '¿Hacen envíos a Oaxaca?' };
      expect((await client.get('/api/content/home')).status).toBe(200);
      expect((await client.post('/api/contact', message)).status).toBe(201);
      expect((await client.get('/api/admin/messages')).status).toBe(503);
    }));
});

describe('starting', () => {
  test('when variables are missing, then one line names them all', () => {
    expect(() => readContentMediaConfig({ PORT: '0', S3_BUCKET: 'A' })).toThrow(
      /^Configuration: MONGODB_URI is missing; .*S3_ENDPOINT is missing; .*S3_BUCKET: is not the name of a bucket$/,
    );
  });
});
