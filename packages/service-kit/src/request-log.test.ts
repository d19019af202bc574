import { once } from 'node:events';
import { request } from 'node:http';
import express from 'express';
import { afterEach, expect, test } from '@jest/globals';
import { createLog } from './log.ts';
import { requestLog } from './request-log.ts';
import { serve, type Served } from './testing/serve.ts';

type Line = {
  level: number;
  req: { id: string; method: string; url: string };
  res: { statusCode: number };
  responseTime: number;
  msg: string;
};

const [INFO, ERROR] = [30, 50];
let served: Served | undefined;
afterEach(() => served?.close());

/** A server that logs its requests, and a function for its next line. */
async function logging() {
  const said: ((line: Line) => void)[] = [];
  const log = createLog('test', 'info', { write: (line) => said.shift()?.(JSON.parse(line) as Line) });
  const app = express().use('/things', requestLog(log));
  app.get('/things/:status', (req, res) => void res.status(Number(req.params.status)).end());
  app.get('/things/slow/half', (_req, res) => void res.write('half'));
  served = await serve(app);
  return { url: served.url, nextLine: () => new Promise<Line>((resolve) => said.push(resolve)) };
}

test('when a request is answered then a line says which one, how and when, without its query', async () => {
  const { url, nextLine } = await logging();
  const line = nextLine();

  await fetch(`${url}/things/404?mail=ana`, { headers: { 'x-request-id': 'r-1' } });

  expect(await line).toMatchObject({
    level: INFO,
    req: { id: 'r-1', method: 'GET', url: '/things/404' },
    res: { statusCode: 404 },
    responseTime: expect.any(Number),
    msg: 'request completed',
  });
});

test('when a path is signed then its line has what was signed, and not the signature', async () => {
  const { url, nextLine } = await logging();
  const line = nextLine();

  await fetch(`${url}/things/0123456789abcdef.${'S-'.repeat(21)}x/end`);

  expect((await line).req.url).toBe('/things/0123456789abcdef.…/end');
});

test('when nobody gave a request an id then it gets one', async () => {
  const { url, nextLine } = await logging();
  const line = nextLine();

  await fetch(`${url}/things/200`);

  expect((await line).req.id).toMatch(/^[\da-f-]{36}$/);
});

test('when the fault is ours then the line is an error', async () => {
  const { url, nextLine } = await logging();
  const line = nextLine();

  await fetch(`${url}/things/500`);

  expect(await line).toMatchObject({ level: ERROR, res: { statusCode: 500 } });
});

test('when an answer is broken off then the line says so', async () => {
  const { url, nextLine } = await logging();
  const line = nextLine();
  const asked = request(`${url}/things/slow/half`).end();
  const [answer] = await once(asked, 'response');
  await once(answer, 'data');

  asked.destroy();

  expect((await line).msg).toBe('request aborted');
});
