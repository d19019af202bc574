import { describe, expect, test } from '@jest/globals';
import { json, withGateway } from '../testing/with-gateway.ts';

const SPOOFED = {
  'x-user-id': '1',
  'x-internal-token': 'guess',
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-prefix': '/x',
  'x-real-ip': '6.6.6.6',
  'x-http-method-override': 'DELETE',
  'x-original-url': '/internal',
  'x-request-id': 'mine',
  forwarded: 'for=6.6.6.6',
  traceparent: '00-84ba54b315d5441ca500e3f25a051837-e3f25a051837a500-01',
  tracestate: 'a=b',
  baggage: 'a=b',
};

describe('who a service believes the client to be', () => {
  test('when a client says it itself then the service sees what the gateway knows', () =>
    withGateway(async ({ call, services, url }) => {
      await call('/api/cart', { headers: { ...SPOOFED, 'accept-language': 'es' } });

      const { headers } = services['cart-orders'].seen[0]!;
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': new URL(url).host,
        'x-forwarded-proto': 'http',
        'accept-language': 'es',
      });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      const ours = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id'];
      const rest = Object.keys(headers).filter((name) => /^(x-|forwarded|trace|baggage)/.test(name));
      expect(rest.toSorted()).toEqual(ours);
    }));

  test('when the shop is reached over https then services learn it', () =>
    withGateway(
      async ({ call, services }) => {
        await call('/api/cart');
        expect(services['cart-orders'].seen[0]!.headers['x-forwarded-proto']).toBe('https');
      },
      { env: { PUBLIC_BASE_URL: 'https://shop.example' } },
    ));

  test('when a trusted proxy stands in front then its word counts, and only its own', () =>
    withGateway(
      async ({ call, services }) => {
        await call('/api/cart', { headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' } });
        expect(services['cart-orders'].seen[0]!.headers['x-forwarded-for']).toBe('203.0.113.7');
      },
      { env: { TRUSTED_PROXIES: 'loopback' } },
    ));

  test('when the payment provider notifies then what its signature covers passes unchanged', () =>
    withGateway(async ({ call, services }) => {
      const sent = json('POST', { data: { id: '1' } });

      await call('/api/webhooks/mercado-pago?data.id=1', {
        ...sent,
        headers: {
          ...sent.headers,
          'x-signature': 'ts=1,v1=ab',
          'x-request-id': 'of-provider',
          'x-user-id': '1',
        },
      });

      const { headers } = services['cart-orders'].seen[0]!;
      expect(headers).toMatchObject({ 'x-signature': 'ts=1,v1=ab', 'x-request-id': 'of-provider' });
      expect(headers['x-user-id']).toBeUndefined();
    }));

  test('when a request was answered then the answer names the id that the service logged', () =>
    withGateway(async ({ call, services }) => {
      const answer = await call('/api/cart');

      expect(answer.headers.get('x-request-id')).toBe(
        services['cart-orders'].seen[0]!.headers['x-request-id'],
      );
    }));
});
