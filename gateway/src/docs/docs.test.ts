import { expect, test } from '@jest/globals';
import type { OpenApi } from '@shop/contracts/openapi';
import { withGateway } from '../testing/with-gateway.ts';

test('when the setting is on then the API is a page without scripts and a document, of public calls only', () =>
  withGateway(
    async ({ call }) => {
      const page = await call('/api/docs');
      const document = (await call('/api/docs/openapi.json')).json() as OpenApi;

      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; frame-ancestors 'none'$/,
      );
      expect(page.text).toContain('<code>PATCH /api/cart/items/{itemId}</code> everyone');
      expect(page.text).toContain('<code>PUT /api/admin/settings</code> backOffice');
      expect(page.text).toContain('<code>order.paid</code> webhook');
      expect(document.openapi).toBe('3.1.0');
      expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
    },
    { env: { API_DOCS: 'on' } },
  ));

test('when nobody turned it on then there is no such address', () =>
  withGateway(async ({ call }) => {
    expect([(await call('/api/docs')).status, (await call('/api/docs/openapi.json')).status]).toEqual([
      404, 404,
    ]);
  }));
