import { describe, expect, test } from '@jest/globals';
import { HEAD, MALFORMED, ODD_TARGETS } from '../testing/odd-requests.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { withGateway } from '../testing/with-gateway.ts';

describe('odd and malformed requests (A16)', () => {
  test.each(ODD_TARGETS)('when the target is %s then it is refused and no service hears of it', (target) =>
    withGateway(async ({ url, services }) => {
      const answer = await rawRequest(url, `GET ${target} HTTP/1.1\r\n${HEAD}\r\n`);

      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String) });
      expect(Object.values(services).flatMap(({ seen }) => seen)).toEqual([]);
    }),
  );

  test.each(MALFORMED)('when a request has %s then it is refused and no service hears of it', (_, bytes) =>
    withGateway(async ({ url, services }) => {
      const answer = await rawRequest(url, bytes);

      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String) });
      expect(Object.values(services).flatMap(({ seen }) => seen)).toEqual([]);
    }),
  );

  test('when the headers are 64 kB long then the answer is 431', () =>
    withGateway(async ({ url }) => {
      const answer = await rawRequest(url, `GET / HTTP/1.1\r\n${HEAD}X-Long: ${'x'.repeat(65_536)}\r\n\r\n`);

      expect(answer).toMatchObject({ status: 431, body: expect.stringContaining('"message"') });
    }));

  test('when the address is 10 kB long then the answer is 414', () =>
    withGateway(async ({ call }) => {
      const answer = await call(`/api/orders?q=${'x'.repeat(10_000)}`);

      expect([answer.status, answer.json()]).toEqual([414, { message: 'La dirección es demasiado larga.' }]);
    }));

  test('when a request expects what nobody here does then the answer is 417 in JSON', () =>
    withGateway(async ({ url, services }) => {
      const bytes = `POST /api/cart/items HTTP/1.1\r\n${HEAD}Expect: 200-ok\r\nContent-Length: 2\r\n\r\n{}`;

      const answer = await rawRequest(url, bytes);

      expect(answer.status).toBe(417);
      expect(JSON.parse(answer.body)).toEqual({ message: 'La solicitud espera algo que no hacemos.' });
      expect(answer.head).toContain('x-content-type-options: nosniff');
      expect(services['cart-orders'].seen).toEqual([]);
    }));

  test('when a query holds what a path must not then it passes', () =>
    withGateway(async ({ call, services }) => {
      const path = '/api/orders?q=a//b/../c%2F%20%c3%a9&x=%00';

      expect((await call(path)).status).toBe(200);
      expect(services['cart-orders'].seen[0]?.url).toBe(path);
    }));
});
