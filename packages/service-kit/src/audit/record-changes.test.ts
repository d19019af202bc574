import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { endpoints } from '@shop/contracts/endpoints';
import { Redis } from 'ioredis';
import { createLog } from '../log.ts';
import { adminSession, requireAdmin } from '../session.ts';
import { backing, signIn } from '../testing/backing.ts';
import { testClient, type TestClient } from '../testing/client.ts';
import { forFile } from '../testing/for-file.ts';
import { recordedEvents } from '../testing/recorded-events.ts';
import { serveRoutes } from '../testing/serve-routes.ts';
import { addressOf } from '../testing/who-may-call.ts';
import { openKey } from './audit-event.ts';
import { kindOf, recordChanges, addAuditFacts } from './record-changes.ts';

const env = backing();
const log = createLog('test', 'silent');
const redis = new Redis(env.REDIS_URL);
type Answer = { status?: number; body?: object; before?: object; dies?: boolean };
let answers: Answer = {};

const session = { redis, secret: env.SESSION_SECRET, publicBaseUrl: env.PUBLIC_BASE_URL };
const served = forFile(() =>
  serveRoutes({
    log,
    endpoints,
    mount: (mounted) => {
      mounted.use(adminSession(session), recordChanges({ redis, queue: env.AUDIT_QUEUE, log }));
      mounted.use((req, res, next) =>
        /login|logout|accept/.test(req.path) ? next() : requireAdmin(req, res, next),
      );
      mounted.use((_req, res) => {
        if (answers.dies) return void res.destroy();
        if (answers.before) addAuditFacts(res, { before: answers.before });
        res.status(answers.status ?? 200).json(answers.body ?? {});
      });
    },
  }),
);
afterAll(() => redis.disconnect());

const as = (role: string): Promise<TestClient> => signIn(testClient(served.url), env, role);
const done = () => recordedEvents(env);
const open = async () => Object.values(await redis.hgetall(openKey(env.AUDIT_QUEUE)));

/** Makes the call with `answer` as its response, and returns its entry in the audit log. */
async function after(call: [method: string, path: string, body?: unknown], answer: Answer = {}) {
  answers = answer;
  const owner = await as('owner');
  await owner.request(...call);
  return done();
}

describe('what the audit log is told', () => {
  test('when each call that changes something succeeds then it has one entry, with who, where and what about', async () => {
    const owner = await as('owner');
    answers = {};
    for (const call of Object.keys(endpoints).filter((route) => kindOf(endpoints[route]!))) {
      const { method, path } = addressOf(call);
      const { status, body } = await owner.request(method, path);
      expect({ call, status, body }).toEqual({ call, status: 200, body: {} });

      const [entry, ...more] = await done();

      expect(more).toEqual([]);
      expect(entry).toMatchObject({ call, who: 'owner', role: 'owner', outcome: 'done' });
      expect(entry!.address).toMatch(/127\.0\.0\.1/);
      expect(entry!.target).toBe(call.replace(/[^{]+/g, ' ').trim().replaceAll('{', '999999'));
    }
    expect(await open()).toEqual([]);
  });

  test('when a call only reads or is refused then there is no entry', async () => {
    expect(await after(['GET', '/api/orders'])).toEqual([]);
    expect(await after(['POST', '/api/elixirs/import/check'])).toEqual([]);
    for (const status of [400, 404, 409, 500])
      expect(await after(['PATCH', '/api/elixirs/1'], { status })).toEqual([]);
    expect(await open()).toEqual([]);
  });

  test('when a role may not make a call then who tried is known', async () => {
    await (await as('viewer')).patch('/api/elixirs/1', {});

    expect(await done()).toMatchObject([{ who: 'viewer', target: '1', outcome: 'refused' }]);
  });

  test('when the service dies before it answers then the call is still known', async () => {
    const owner = await as('owner');
    answers = { dies: true };
    await expect(owner.patch('/api/elixirs/1', {})).rejects.toThrow();

    const [left] = await open();

    expect(JSON.parse(left!)).toMatchObject({
      call: 'PATCH /api/elixirs/{id}',
      who: 'owner',
      outcome: 'unconfirmed',
    });
    await redis.del(openKey(env.AUDIT_QUEUE));
  });

  test('when the record cannot be stored then the change is not made', async () => {
    const owner = await as('owner');
    answers = { before: {} };
    // A key of another type makes Redis refuse the write.
    await redis.set(openKey(env.AUDIT_QUEUE), 'x');

    const { status } = await owner.patch('/api/elixirs/1', {});

    await redis.del(openKey(env.AUDIT_QUEUE));
    expect(status).toBe(500);
    expect(await done()).toEqual([]);
  });

  test('when nobody is signed in then a sign-out changes nothing and is not recorded', async () => {
    answers = {};
    await testClient(served.url).post('/api/admin/logout');

    expect(await done()).toEqual([]);
    expect(await open()).toEqual([]);
  });

  test('when what changed cannot be told then the answer leaves all the same, and the call is known', async () => {
    const logged = jest.spyOn(log, 'error');
    const before = {
      get price(): number {
        throw new Error('unreadable');
      },
    };
    answers = { before };
    const owner = await as('owner');

    const { status } = await owner.patch('/api/elixirs/1', {});

    expect(status).toBe(200);
    expect(await done()).toEqual([]);
    expect(await open()).toEqual([expect.stringContaining('PATCH /api/elixirs/{id}')]);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
    await redis.del(openKey(env.AUDIT_QUEUE));
  });

  test('when a sign-in fails then it stands there without the password; one too many does not', async () => {
    const attempt = { username: 'beatriz', password: `clave-${randomUUID()}`, code: '123456' };
    answers = { status: 401 };
    const visitor = testClient(served.url);
    await visitor.post('/api/admin/login', attempt);
    const [entry] = await done();
    answers = { status: 429 };
    await visitor.post('/api/admin/login', attempt);

    expect(entry).toMatchObject({ call: 'POST /api/admin/login', who: '', outcome: 'refused' });
    expect(entry!.changes).toEqual([{ field: 'username', after: 'b…' }]);
    expect(await done()).toEqual([]);
  });
});

describe('what changed', () => {
  const changesAfter = async (...given: Parameters<typeof after>) => (await after(...given))[0]!.changes;

  test('when the call tells what was before then only the fields that differ stand there', async () => {
    const before = { id: 3, name: 'Tajonal', price: 280, taste: { sweet: 2 }, flowers: [1, 2], version: 1 };
    const body = { ...before, price: 310, taste: { sweet: 3 }, flowers: [2], version: 2 };

    const [entry] = await after(['PATCH', '/api/elixirs/3', { price: '310' }], { before, body });

    expect(entry).toMatchObject({ target: '3', name: 'Tajonal' });
    expect(entry!.changes).toEqual([
      { field: 'price', before: '280', after: '310' },
      { field: 'taste.sweet', before: '2', after: '3' },
      { field: 'flowers', before: '1, 2', after: '2' },
    ]);
  });

  test('when something is made then what was sent stands there, and with a deletion what is gone', async () => {
    const made = await after(['POST', '/api/lots', { code: 'L-7', isActive: true }], {
      body: { id: 7, code: 'L-7' },
    });

    expect(made[0]).toMatchObject({ target: '7', name: 'L-7' });
    expect(made[0]!.changes).toEqual([
      { field: 'code', after: 'L-7' },
      { field: 'isActive', after: 'true' },
    ]);
    expect(await changesAfter(['DELETE', '/api/flowers/2'], { body: { name: 'Xtabentún' } })).toEqual([
      { field: 'name', before: 'Xtabentún' },
    ]);
  });

  test('when the name of a text is too long then it ends before a sign that would be cut in two', async () => {
    const body = { page: 'inicio', section: `${'a'.repeat(192)}🌸` };

    const [entry] = await after(['PUT', '/api/admin/content', {}], { body });

    expect(entry!.name).toBe(`inicio/${'a'.repeat(192)}`);
  });

  test('when it is about a person then nobody can be known by it', async () => {
    const before = {
      customerName: 'Ana López',
      customerPhone: '999 123 4567',
      customerEmail: 'ana@correo.mx',
    };
    const body = {
      customerName: 'Eva Ruiz',
      customerPhone: '55 7654 3210',
      customerEmail: 'eva@otro.mx',
      shippingAddress: 'Calle 60 núm. 12',
      notes: 'Tocar con Eva',
      number: 'FK-000007',
      status: 'processing',
    };

    const [entry] = await after(['PUT', '/api/orders/abcdefghijklmnop/address', {}], { before, body });

    expect(entry!.name).toBe('FK-000007');
    expect(entry!.changes).toEqual([
      { field: 'customerName', before: 'A…', after: 'E…' },
      { field: 'customerPhone', before: '…67', after: '…10' },
      { field: 'customerEmail', before: 'a…@…', after: 'e…@…' },
      { field: 'shippingAddress', after: 'C…' },
      { field: 'notes', after: '•••' },
      { field: 'number', after: 'FK-000007' },
      { field: 'status', after: 'processing' },
    ]);
  });

  test('when a gift card is given then it says how much, and nothing of whom it is for', async () => {
    const person = { name: 'Ana López', email: 'ana@correo.mx', message: 'Felicidades, Anita' };
    const card = { amount: 500, ...person };

    const [entry] = await after(['POST', '/api/admin/gift-cards', card], { body: { id: 7, ...card } });

    expect(entry).toMatchObject({ name: '', target: '7' });
    expect(entry!.changes[0]).toEqual({ field: 'amount', after: '500' });
    for (const words of Object.values(person)) expect(JSON.stringify(entry)).not.toContain(words);
  });

  test('when it is a secret then nothing of it is stored', async () => {
    const secrets = { password: 'abejas-y-flores', token: 't'.repeat(43), code: '123456', secret: 'JBSW' };
    for (const path of [
      '/api/admin/account/second-factor',
      '/api/admin/account/second-factor/off',
      '/api/admin/access/accept',
    ])
      expect(await changesAfter(['POST', path, secrets], { body: secrets })).toEqual([]);
  });
});
