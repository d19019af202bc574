import { describe, expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { NETWORK_ERROR_MESSAGE, request } from './request.ts';
import { earlierPrice, now } from './shop-zone.ts';
import { answer, API_BASE, cutOff } from './testing/handlers.ts';
import { server } from './testing/server.ts';

const call = (sent: Parameters<typeof request>[0]) => request(sent, { base: API_BASE });

describe('request', () => {
  test('when there is a body then it goes as JSON, and without one no content type is sent (GW2)', async () => {
    const posted = answer('post', '/contact', {});
    const got = answer('get', '/flowers', []);

    await call({ url: '/contact', method: 'POST', body: { name: 'Ana' } });
    await call({ url: '/flowers' });

    expect(posted[0]?.headers.get('content-type')).toBe('application/json');
    expect(posted[0]?.body).toEqual({ name: 'Ana' });
    expect(got[0]?.headers.get('content-type')).toBeNull();
  });

  test('when the network is down then the answer is the synthetic 503 (GW4)', async () => {
    cutOff('get', '/cart');

    const { error } = await call({ url: '/cart' });

    expect(error?.status).toBe(503);
    expect(error?.data).toEqual({ message: 'Failed to connect to server. Please check your connection.' });
  });

  test("when a phone's clock is months wrong then days are counted from the server's, also while the network is away", async () => {
    const answeredAt = async (at: number) => {
      const headers = { date: new Date(at).toISOString() };
      server.use(http.get(`${API_BASE}/cart`, () => HttpResponse.json({}, { headers })));
      await call({ url: '/cart' });
    };
    const blend = { price: 290, compareAt: { price: 350, until: '2031-05-10' } };
    await answeredAt(Date.parse('2031-05-10T12:00:00-06:00'));
    cutOff('get', '/cart');
    await call({ url: '/cart' });
    expect([now().toISOString().slice(0, 10), earlierPrice(blend)]).toEqual(['2031-05-10', 350]);

    await answeredAt(Date.parse('2031-05-11T12:00:00-06:00'));
    expect(earlierPrice(blend)).toBeUndefined();
    await answeredAt(Date.now());
  });

  test('when the server takes longer than the limit then the answer is the synthetic 503', async () => {
    server.use(http.get(`${API_BASE}/cart`, () => new Promise<never>(() => undefined)));

    const { error } = await call({ url: '/cart', timeoutMs: 20 });

    expect(error?.status).toBe(503);
  });

  test('when the body of a 200 is cut off then it is the synthetic 503, which can be retried', async () => {
    const cut = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('[{"id":'));
        controller.error(new TypeError('terminated'));
      },
    });
    server.use(http.get(`${API_BASE}/flowers`, () => new HttpResponse(cut)));

    const { data, error } = await call({ url: '/flowers' });

    expect(data).toBeUndefined();
    expect(error?.status).toBe(503);
  });

  test.each([
    ['a page of some proxy', '<!doctype html><title>Wi-Fi</title>'],
    ['half of its JSON', '[{"id":1},{"na'],
    ['nothing', ''],
  ])('when a 200 brings %s then it is the synthetic 503, and no data', async (_what, body) => {
    server.use(http.get(`${API_BASE}/flowers`, () => new HttpResponse(body)));

    const { data, error } = await call({ url: '/flowers' });

    expect(data).toBeUndefined();
    expect(error).toMatchObject({ status: 503, data: { message: NETWORK_ERROR_MESSAGE } });
  });

  test('when the answer is a 204 then the data are null', async () => {
    server.use(http.delete(`${API_BASE}/flowers/1`, () => new HttpResponse(null, { status: 204 })));

    expect(await call({ url: '/flowers/1', method: 'DELETE' })).toMatchObject({ data: null });
  });

  test('when the JSON is null then it is an answer', async () => {
    answer('get', '/content/home/benefits', null);

    expect(await call({ url: '/content/home/benefits' })).toMatchObject({ data: null });
  });

  test('when the server refuses then the error keeps message, fields and the text for logs (GW5)', async () => {
    answer('post', '/contact', { message: 'Revisa los datos', errors: { email: 'Correo inválido' } }, 400);

    const { error } = await call({ url: '/contact', method: 'POST', body: {} });

    expect(error?.data).toEqual({ message: 'Revisa los datos', errors: { email: 'Correo inválido' } });
    expect(error?.text).toBe('400: {"message":"Revisa los datos","errors":{"email":"Correo inválido"}}');
  });

  test('when the refusal has no body then the text is made of code and status text', async () => {
    server.use(
      http.get(`${API_BASE}/cart`, () => new HttpResponse(null, { status: 500, statusText: 'Oops' })),
    );

    const { error } = await call({ url: '/cart' });

    expect(error?.text).toBe('500: Oops');
  });

  test('when a 401 arrives then it is an error, or null where the caller wants that (GW3)', async () => {
    answer('get', '/admin/check-auth', { message: 'No has iniciado sesión' }, 401);

    expect((await call({ url: '/admin/check-auth' })).error?.status).toBe(401);
    expect(await call({ url: '/admin/check-auth', on401: 'null' })).toEqual({ data: null });
  });

  test('when a file is sent then the browser writes the multipart content type', async () => {
    const seen = answer('post', '/admin/upload-image', { success: true });
    const body = new FormData();
    body.set('image', new Blob(['x'], { type: 'image/png' }), 'flor.png');

    await call({ url: '/admin/upload-image', method: 'POST', body });

    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  test('when parameters are given then they stand in the query, the missing ones left out', async () => {
    const seen = answer('get', '/orders', []);

    await call({ url: '/orders', params: { page: 2, status: undefined, q: 'miel & flor' } });

    expect(seen[0]?.url.search).toBe('?page=2&q=miel+%26+flor');
  });

  test('when nothing answers then whoever watches the line hears of it, but not of what its caller gave up', async () => {
    let heard = 0;
    const hear = () => void (heard += 1);
    addEventListener('unreachable', hear);
    answer('get', '/cart', {});
    const giveUp = new AbortController();
    const given = request({ url: '/cart' }, { base: API_BASE, signal: giveUp.signal });
    giveUp.abort();
    await given;
    expect(heard).toBe(0);

    cutOff('get', '/cart');
    await call({ url: '/cart' });

    expect(heard).toBe(1);
    removeEventListener('unreachable', hear);
  });

  test('when the caller has given up before then nothing is asked', async () => {
    const seen = answer('get', '/orders', []);

    const { error } = await request({ url: '/orders' }, { base: API_BASE, signal: AbortSignal.abort() });

    expect([error?.status, seen]).toEqual([503, []]);
  });
});
