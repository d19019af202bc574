import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { serve } from '@shop/service-kit/testing/serve';
import { createBucket } from './bucket.ts';

const COPIES = 4;

/** The S3 store behind a proxy that answers whether the bucket exists only after all instances have asked. */
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
