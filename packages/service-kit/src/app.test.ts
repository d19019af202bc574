import type { Socket } from 'node:net';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { AppOptions } from './app.ts';
import { conflict, parseBody } from './errors.ts';
import { createLog } from './log.ts';
import { serveRoutes } from './testing/serve-routes.ts';

let running: Awaited<ReturnType<typeof serveRoutes>> | undefined;
afterEach(() => running?.close());

/** The errors of Redis, MongoDB and the embedded database. */
const FULL = [
  new Error("OOM command not allowed when used memory > 'maxmemory'."),
  new Error('MISCONF Redis is configured to save RDB snapshots, but is currently unable to persist to disk.'),
  Object.assign(new Error('EXECABORT Transaction discarded because of previous errors.'), {
    previousErrors: [new Error("OOM command not allowed when used memory > 'maxmemory'.")],
  }),
  Object.assign(new Error('available disk space is too low'), { codeName: 'OutOfDiskSpace' }),
  new Error('database or disk is full'),
];

const serve = async (over: Partial<AppOptions> = {}) => {
  running = await serveRoutes({
    mount: (mounted) => {
      mounted.post('/things', (req, res) => {
        res.json(parseBody(z.strictObject({ name: z.string('El nombre es requerido') }), req));
      });
      mounted.get('/taken', () => {
        throw conflict('Ya existe.', { changes: [1] });
      });
      mounted.get('/bug', async () => {
        throw new Error('secret: connection string');
      });
      mounted.get('/connection', async () => {
        throw Object.assign(new Error('write ECONNRESET'), { code: 'ECONNRESET', syscall: 'write' });
      });
      mounted.get('/full/:at', async (req) => {
        throw FULL[Number(req.params['at'])]!;
      });
      mounted.get('/store/:name', async (req) => {
        throw Object.assign(new Error('no server'), { name: req.params['name'] });
      });
    },
    ...over,
  });
  return running.client;
};

describe('base app', () => {
  test('when bodies of a path stay raw then a signature over their bytes can be checked, and others are read', async () => {
    const client = await serve({
      rawBodiesAt: '/raw',
      mount: (mounted) => {
        mounted.post(['/raw', '/read'], (req, res) => {
          res.json(Buffer.isBuffer(req.body) ? req.body.toString() : req.body);
        });
      },
    });

    expect((await client.post('/raw', '{"id": 1}')).body).toBe('{"id": 1}');
    expect((await client.post('/read', '{"id": 1}')).body).toEqual({ id: 1 });
  });

  test('when something fails after a complete answer then the answer stays, and nothing is written past the log', async () => {
    const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
    const over = Promise.withResolvers<boolean>();
    const client = await serve({
      mount: (mounted) => {
        mounted.set('env', 'production');
        mounted.get('/late', (req, res, next) => {
          res.json('whole');
          next(new Error('Command timed out'));
          // Express writes in a separate turn, before this one.
          setImmediate(() => over.resolve(req.socket.destroyed));
        });
      },
    });

    expect((await client.get('/late')).body).toBe('whole');
    expect(await over.promise).toBe(false);
    expect(console).not.toHaveBeenCalled();
  });

  test('when a body is no JSON then 400 with a Spanish message', async () => {
    const client = await serve();

    const answer = await client.post('/things', '{"name":');

    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'El contenido enviado no es JSON válido.' },
    });
  });

  test('when a field is wrong then 400 names it', async () => {
    const client = await serve();

    const answer = await client.post('/things', { name: { $ne: '' } });

    expect(answer).toMatchObject({ status: 400, body: { errors: { name: 'El nombre es requerido' } } });
  });

  test('when a body is too large then 413', async () => {
    const client = await serve();

    expect((await client.post('/things', { name: 'x'.repeat(300_000) })).status).toBe(413);
  });

  test('when a use case throws then its status, message and extra fields are the answer', async () => {
    const client = await serve();

    expect(await client.get('/taken')).toMatchObject({
      status: 409,
      body: { message: 'Ya existe.', changes: [1] },
    });
  });

  test('when there is a fault of ours then 500 reveals nothing of its cause', async () => {
    const client = await serve();

    const answer = await client.get('/bug');

    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret/);
  });

  test('when the connection to a store breaks under a request then 503 with Retry-After', async () => {
    const client = await serve();

    const answer = await client.get('/connection');

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(JSON.stringify(answer.body)).not.toContain('ECONN');
  });

  test('when a store is full then 503 with Retry-After, and nothing of what it said', async () => {
    const client = await serve();

    for (const at of FULL.keys()) {
      const { status, headers, body } = await client.get<{ message: string }>(`/full/${at}`);
      expect([status, headers.get('retry-after'), body.message]).toEqual([
        503,
        '2',
        'El servicio no está disponible por el momento. Intenta de nuevo.',
      ]);
    }
  });

  test.each([
    ['is away', 'MongoServerSelectionError'],
    ['does not answer', 'MongoNetworkTimeoutError'],
    ['went away for others', 'MongoPoolClearedError'],
    ['is noticed to hang', 'PoolClearedOnNetworkError'],
  ])('when the database %s then 503 with Retry-After', async (_, name) => {
    const client = await serve();

    const answer = await client.get(`/store/${name}`);

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  test('when a path is unknown then 404 as JSON, and no header names the framework', async () => {
    const client = await serve();

    const answer = await client.get<{ message: string }>('/nowhere');

    expect(answer.status).toBe(404);
    expect(typeof answer.body.message).toBe('string');
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  test('when calls are logged then no line has a query, a header, a body or a cookie', async () => {
    const lines: string[] = [];
    const log = createLog('test', 'info', { write: (line) => void lines.push(line) });
    const client = await serve({ log });
    client.cookies.set('sid', 's3same');

    for (const path of ['/things?t=s3same', '/bug?t=s3same'])
      for (const method of ['GET', 'POST'])
        await client.request(method, path, method === 'POST' ? { name: 's3same' } : undefined, {
          authorization: 'Bearer s3same',
        });

    const calls = lines.map((line) => JSON.parse(line) as { req?: object });
    expect(calls.filter(({ req }) => req)).toHaveLength(4);
    expect(lines.join('')).not.toContain('s3same');
  });

  test('when a session cannot be stored after an error was answered then the log says so, and the line stays open', async () => {
    const told = Promise.withResolvers<string>();
    const said = jest.spyOn(console, 'error').mockImplementation(() => told.resolve('printed'));
    const log = createLog('test', 'error', { write: (line) => told.resolve(line) });
    let line: Socket | undefined;
    const client = await serve({
      log,
      mount: (mounted) => {
        // Express prints nothing in tests.
        mounted.set('env', 'production');
        // As express-session does it.
        mounted.use((req, res, next) => {
          line = req.socket;
          res.once('finish', () => setImmediate(() => next(FULL[1])));
          next();
        });
        mounted.get('/taken', () => {
          throw conflict('Ya existe.');
        });
      },
    });

    expect((await client.get('/taken')).status).toBe(409);

    expect(await told.promise).toContain('MISCONF');
    expect([said.mock.calls.length, line!.destroyed]).toEqual([0, false]);
    said.mockRestore();
  });

  test('when an answer says nothing of caches then none may keep it', async () => {
    const client = await serve();

    const answers = [await client.post('/things', { name: 'x' }), await client.get('/nowhere')];

    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('when the stores do not answer then /readyz is 503 while /healthz is 200', async () => {
    const client = await serve({ ready: () => Promise.reject(new Error('down')) });

    expect((await client.get('/readyz')).status).toBe(503);
    expect((await client.get('/healthz')).status).toBe(200);
  });
});
