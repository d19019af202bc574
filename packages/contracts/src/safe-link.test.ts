import { expect, test } from '@jest/globals';
import { safeLink } from './safe-link.ts';

const OWN = 'http://localhost:8080';

test.each([
  'https://www.mercadopago.com.mx/payments/123/ticket?caller_id=1',
  `${OWN}/sandbox/payments/ticket/helper?payment_id=1`,
])('when an address is https or on a trusted origin (%s) then it may be a link', (url) => {
  expect(safeLink(url, [OWN])).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT://localhost:8080/%0aalert(1)',
  'data:text/html,x',
  'http://example.com/ticket',
  'http://localhost:8080.example.com/',
  'https://www.mercadopago.com.mx@example.com/',
  'https://u:p@example.com/',
  '//example.com/x',
  '/sandbox/x',
  '',
  null,
  { href: OWN },
  `https://example.com/${'x'.repeat(2_000)}`,
])('when an address is anything else (%s) then it is none', (url) => {
  expect(safeLink(url, [OWN])).toBeUndefined();
});
