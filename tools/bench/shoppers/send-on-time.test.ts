import { text } from 'node:stream/consumers';
import type { RequestListener } from 'node:http';
import { expect, test } from '@jest/globals';
import { serve } from '@shop/service-kit/testing/serve';
import type { Act } from './acts.ts';
import { sendOnTime } from './send-on-time.ts';

async function sentTo(answer: RequestListener, acts: Partial<Act>[], call: Partial<Act['call']> = {}) {
  const { url, close } = await serve(answer);
  const whole = acts.map((act): Act => ({
    kind: 'cart',
    atMs: 0,
    call: { url, expect: 200, ...call },
    ...act,
  }));
  try {
    return await sendOnTime(whole);
  } finally {
    await close();
  }
}

test('when earlier requests are not answered then later ones leave all the same', async () => {
  const waiting: (() => void)[] = [];
  const answerAllAtOnce: RequestListener = (_req, res) => {
    waiting.push(() => res.end());
    if (waiting.length === 3) waiting.forEach((answer) => answer());
  };

  const done = await sentTo(answerAllAtOnce, [{ atMs: 0 }, { atMs: 1 }, { atMs: 2 }]);

  expect(done.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined]);
});

test('when a request leaves late then its wait counts from when it was due', async () => {
  const [done] = await sentTo((_req, res) => void res.end(), [{ atMs: -1_000 }]);

  expect(done!.lateMs).toBeGreaterThanOrEqual(1_000);
  expect(done!.ms).toBeGreaterThan(done!.lateMs);
});

test('when another answer comes then it is a problem, and the others go on', async () => {
  const done = await sentTo((_req, res) => void res.writeHead(503).end(), [{}, {}]);

  expect(done.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/: 503$/),
    expect.stringMatching(/: 503$/),
  ]);
});

test('when a body holds letters of two bytes then it arrives whole', async () => {
  const body = { city: 'Mérida' };
  let got = '';
  const keep: RequestListener = (req, res) =>
    void text(req).then((whole) => {
      got = whole;
      res.end();
    });

  await sentTo(keep, [{}], { method: 'POST', body });

  expect(JSON.parse(got)).toEqual(body);
});
