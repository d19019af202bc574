import { describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { json, withGateway } from '../testing/with-gateway.ts';
import type { Answering } from '../testing/upstream.ts';

const FLOWERS = JSON.stringify(Array.from({ length: 40 }, (_, id) => ({ id, name: 'Xtabentún' })));
const TYPE = { 'content-type': 'application/json; charset=utf-8' };
const flowers: Answering = (_req, res) => res.writeHead(200, TYPE).end(FLOWERS);
/** A service that answers writes with this status and names the changed tag. */
const changing =
  (status: number, tag: string): Answering =>
  (req, res) =>
    req.method === 'GET' ? flowers(req, res) : res.writeHead(status, { ...TYPE, 'x-purges': tag }).end('{}');

/** A gateway whose clock stands still, so that responses do not age. */
const withStillGateway: typeof withGateway = (run, { more, ...setup } = {}) =>
  withGateway(run, { ...setup, more: { now: () => 0, ...more } });

/** The raw response; fetch would decompress it. */
const wire = (url: string, encoding: string) =>
  new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
    const options = { headers: { 'accept-encoding': encoding }, agent: false as const };
    const sent = request(url, options, (response) => {
      const encoding = response.headers['content-encoding'];
      buffer(response).then((body) => resolve({ encoding, body }), reject);
    });
    sent.on('error', reject).end();
  });

describe('public reads through the gateway', () => {
  test('when many visitors read at once then the service gets one request, without their cookies', () =>
    withStillGateway(
      async ({ call, services }) => {
        const headers = { cookie: 'sid=secret' };
        const answers = await Promise.all(
          Array.from({ length: 40 }, () => call('/api/flowers', { headers })),
        );

        expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([FLOWERS]));
        expect(services.catalog.seen).toHaveLength(1);
        expect(services.catalog.seen[0]!.headers.cookie).toBeUndefined();
      },
      { catalog: flowers },
    ));

  test('when the browser has the answer already then it gets 304 and no body', () =>
    withStillGateway(
      async ({ call }) => {
        const first = await call('/api/flowers');
        expect(first.headers.get('cache-control')).toBe('no-cache');

        const etag = first.headers.get('etag')!;
        const second = await call('/api/flowers', { headers: { 'if-none-match': `"other", W/${etag}` } });

        expect([second.status, second.text, second.headers.get('etag')]).toEqual([304, '', etag]);
      },
      { catalog: flowers },
    ));

  test('when the browser takes brotli or gzip then it gets the best one that it takes', () =>
    withStillGateway(
      async ({ url }) => {
        const [br, gzip, none, refused] = await Promise.all(
          ['gzip, deflate, br', 'gzip', 'identity', 'br;q=0, gzip'].map((e) => wire(`${url}/api/flowers`, e)),
        );

        expect(br!.encoding).toBe('br');
        expect(brotliDecompressSync(br!.body).toString()).toBe(FLOWERS);
        expect(gzip!.encoding).toBe('gzip');
        expect(gunzipSync(gzip!.body).toString()).toBe(FLOWERS);
        expect([none!.encoding, none!.body.toString()]).toEqual([undefined, FLOWERS]);
        expect(refused!.encoding).toBe('gzip');
      },
      { catalog: flowers },
    ));

  test('when only the headers are requested then it gets no body', () =>
    withStillGateway(
      async ({ call }) => {
        const { status, headers, text } = await call('/api/flowers', { method: 'HEAD' });
        expect([status, text, Number(headers.get('content-length')) > 0]).toEqual([200, '', true]);
      },
      { catalog: flowers },
    ));

  test.each([
    ['PATCH', '/api/flowers/1'],
    ['POST', '/api/elixirs'],
  ])('when an administrator’s %s %s succeeded then the very next read shows it', (method, path) =>
    withStillGateway(
      async ({ call, services }) => {
        await call('/api/flowers');
        const answer = await call(path, json(method, {}));
        await call('/api/flowers');

        expect(services.catalog.seen.map(({ url }) => url)).toEqual(['/api/flowers', path, '/api/flowers']);
        expect(answer.headers.get('x-purges')).toBeNull();
      },
      { catalog: changing(200, 'catalog') },
    ),
  );

  test.each([401, 400, 409, 503])('when a write is refused with %i then nothing is read anew', (status) =>
    withStillGateway(
      async ({ call, services }) => {
        for (let i = 0; i < 6; i += 1) {
          await call('/api/flowers');
          expect((await call('/api/flowers/1', json('PATCH', {}))).status).toBe(status);
        }

        expect(services.catalog.seen.filter(({ method }) => method === 'GET')).toHaveLength(1);
      },
      { catalog: changing(status, 'catalog') },
    ),
  );

  test('when a page was changed then only pages are read anew, and the renderer learns it', () => {
    const changed: (string | undefined)[] = [];
    return withStillGateway(
      async ({ call, services }) => {
        const both = () => Promise.all([call('/api/content/home'), call('/api/flowers')]);
        await both();
        await call('/api/admin/content/1', json('PUT', {}));
        await both();

        expect(services.catalog.seen).toHaveLength(1);
        expect(services['content-media'].seen.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
        expect(changed).toEqual(['content']);
      },
      {
        catalog: flowers,
        'content-media': changing(200, 'content'),
        more: { changed: (tag) => changed.push(tag) },
      },
    );
  });

  test('when the service refuses then its own words are the answer', () =>
    withStillGateway(
      async ({ call }) => {
        const { status, json: body } = await call('/api/content/home/hero');
        expect([status, body()]).toEqual([404, { message: 'Esa sección no tiene contenido.' }]);
      },
      {
        'content-media': (_req, res) =>
          res
            .writeHead(404, { 'content-type': 'application/json' })
            .end(JSON.stringify({ message: 'Esa sección no tiene contenido.' })),
      },
    ));

  test('when a read is not the same for everyone then each request is forwarded with what the visitor sent', () =>
    withStillGateway(async ({ call, services }) => {
      for (let i = 0; i < 2; i += 1) {
        await call('/api/elixirs', { headers: { cookie: 'admin_sid=1' } });
        await call('/api/content/unknown');
      }

      expect(services.catalog.seen).toHaveLength(2);
      expect(services.catalog.seen[0]!.headers.cookie).toBe('admin_sid=1');
      expect(services['content-media'].seen).toHaveLength(2);
    }));
});
