import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { serve } from '@shop/service-kit/testing/serve';
import { createBucket, type Bucket } from './bucket.ts';
import type { Access } from './s3.client.ts';

const COPIES = 4;

/** The S3 store behind a door that tells nobody whether there is a bucket before all copies have asked. */
function storeThatTellsAllAtOnce(target: string) {
  const held: (() => void)[] = [];
  return serve((req, res) => {
    const { method, headers } = req;
    const onward = request(new URL(req.url!, target), { method: method!, headers }, (answer) => {
      const tell = () => answer.pipe(res.writeHead(answer.statusCode!, answer.headers));
      if (method !== 'HEAD' || held.length === COPIES) return void tell();
      held.push(tell);
      if (held.length === COPIES) for (const one of held) one();
    });
    req.pipe(onward);
  });
}

test('when several copies start at once on an empty store then all find the bucket that one of them made', async () => {
  const env = backing();
  const store = await storeThatTellsAllAtOnce(env.S3_ENDPOINT);
  const copies = Array.from({ length: COPIES }, () => createBucket({ ...env, S3_ENDPOINT: store.url }));

  try {
    const started = await Promise.allSettled(copies.map((bucket) => bucket.ensure()));

    expect(started.map(({ status }) => status)).toEqual(Array<string>(COPIES).fill('fulfilled'));
    expect(await copies[0]!.ping()).toBe(true);
  } finally {
    for (const bucket of copies) bucket.close();
    await store.close();
  }
});

test('when the store has regions then requests are signed for the one of S3_REGION', async () => {
  const signed: string[] = [];
  const store = await serve((req, res) => {
    signed.push(String(req.headers.authorization));
    res.end();
  });
  const bucket = createBucket({
    ...backing(),
    S3_ENDPOINT: store.url,
    S3_REGION: 'eu-west-1',
  });

  try {
    await bucket.ping();

    expect(signed).toEqual([expect.stringContaining('/eu-west-1/s3/aws4_request')]);
  } finally {
    bucket.close();
    await store.close();
  }
});

test('when the store takes long to receive a picture then it is kept, and a question that takes as long is given up', async () => {
  const store = await serve(
    (req, res) => void req.resume().on('end', () => setTimeout(() => res.end(), 3_000)),
  );
  const bucket = createBucket({ ...backing(), S3_ENDPOINT: store.url });

  try {
    const [kept, asked] = await Promise.allSettled([
      bucket.put('slow.webp', Buffer.from('a picture'), 'image/webp'),
      bucket.ping(),
    ]);

    expect([kept.status, asked.status]).toEqual(['fulfilled', 'rejected']);
  } finally {
    bucket.close();
    await store.close();
  }
});

/** A bucket of its own in the store of the tests. */
async function withBucket(use: (bucket: Bucket) => Promise<void>, env: Partial<Access> = {}) {
  const bucket = createBucket({ ...backing(), S3_BUCKET: `cubeta-${randomUUID()}`, ...env });
  try {
    await use(bucket);
  } finally {
    bucket.close();
  }
}

test('when a key has signs that addresses are written without then its object is stored, listed, read and removed', () =>
  withBucket(async (bucket) => {
    const key = "fotos/ámbar (1)+2 & 'miel' 100%!*.webp";
    await bucket.ensure();

    await bucket.put(key, Buffer.from('miel'), 'image/webp');

    expect(await bucket.list('fotos/ámbar')).toEqual([{ key, size: 4 }]);
    expect(await bucket.list('flores/')).toEqual([]);
    expect(await bucket.stat(key)).toMatchObject({ size: 4, contentType: 'image/webp' });
    expect(await text((await bucket.open(key))!.body)).toBe('miel');
    await bucket.remove([key, 'fotos/nada.webp']);
    expect(await bucket.open(key)).toBeUndefined();
    expect(await bucket.stat(key)).toBeUndefined();
  }));

test('when the store lists a folder in pages then all of them are asked for', async () => {
  const keys = Array.from({ length: 1_001 }, (_, i) => `subidas/${String(i).padStart(4, '0')}.webp`);
  await withBucket(async (bucket) => {
    await bucket.ensure();
    for (const key of keys) await bucket.put(key, Buffer.from('m'), 'image/webp');

    expect((await bucket.list('subidas/')).map(({ key }) => key)).toEqual(keys);
  });
});

test('when there is no bucket, or the keys are wrong, then the store counts as away', async () => {
  const away = expect.objectContaining({ status: 503 });
  await withBucket(async (bucket) => {
    expect(await bucket.ping()).toBe(false);
    await expect(bucket.open('semilla/a.webp')).rejects.toEqual(away);
  });
  await withBucket(
    async (bucket) => {
      await expect(bucket.ping()).rejects.toEqual(away);
      await expect(bucket.ensure()).rejects.toEqual(away);
    },
    { S3_SECRET_KEY: 'otra' },
  );
});

test('when a region is named then a new bucket is made there', async () => {
  const asked: string[] = [];
  const store = await serve((req, res) => {
    void text(req).then((body) => {
      asked.push(`${req.method} ${body}`);
      res.writeHead(req.method === 'HEAD' ? 404 : 200).end();
    });
  });
  try {
    await withBucket((bucket) => bucket.ensure(), { S3_ENDPOINT: store.url, S3_REGION: 'eu-west-1' });

    expect(asked).toEqual([
      'HEAD ',
      expect.stringContaining('<LocationConstraint>eu-west-1</LocationConstraint>'),
    ]);
  } finally {
    await store.close();
  }
});
