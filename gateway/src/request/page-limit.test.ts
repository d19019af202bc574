import { expect, test } from '@jest/globals';
import { readGatewayConfig } from '../config.ts';
import { createPageLimit } from './page-limit.ts';

const PARTS = ['CATALOG', 'CART_ORDERS', 'CONTENT_MEDIA', 'AUTH', 'SHELL', 'STOREFRONT', 'CHECKOUT', 'ADMIN'];
const ENV = {
  ...Object.fromEntries(PARTS.map((name) => [`${name}_URL`, 'http://127.0.0.1:9'])),
  PORT: '0',
  PUBLIC_BASE_URL: 'http://localhost:8080',
  REDIS_URL: 'redis://127.0.0.1:9',
};
const SECONDS = 60;

/** The number of these pages in a minute that a shop with default settings refuses. */
function refusedOf(pages: number): number {
  const waitOf = createPageLimit(readGatewayConfig(ENV).PAGES_PER_MINUTE, () => 0);
  return Array.from({ length: pages }, () => waitOf('203.0.113.7')).filter((wait) => wait > 0).length;
}

test('when an office or a crawler opens fifty pages a second then nobody has to wait', () => {
  expect(refusedOf(50 * SECONDS)).toBe(0);
});

test('when one address opens a thousand pages a second then it has to wait', () => {
  expect(refusedOf(1_000 * SECONDS)).toBeGreaterThan(50_000);
});
