import { expect, test } from '@jest/globals';
import { checkProxy } from './proxy.ts';

const HERE = { localPort: 8080 };

test.each([
  ['https', { ...HERE, PUBLIC_BASE_URL: 'https://tienda.mx' }],
  ['another port', { ...HERE, PUBLIC_BASE_URL: 'http://tienda.lan' }],
])('when the address means a proxy (%s) and none is trusted then it is a warning', (_name, env) => {
  expect(checkProxy(env)).toMatchObject([
    { level: 'warning', text: expect.stringContaining('parecen uno solo') },
  ]);
});

test('when a proxy is trusted then it is right', () => {
  const env = { ...HERE, PUBLIC_BASE_URL: 'https://tienda.mx', TRUSTED_PROXIES: 'loopback' };

  expect(checkProxy(env)).toMatchObject([{ level: 'ok', text: 'Se confía en loopback.' }]);
});

test('when visitors reach the port directly, or the shop runs elsewhere then there is nothing to say', () => {
  expect(checkProxy({ ...HERE, PUBLIC_BASE_URL: 'http://localhost:8080' })).toEqual([]);
  expect(checkProxy({ localPort: 80, PUBLIC_BASE_URL: 'http://tienda.lan' })).toEqual([]);
  expect(checkProxy({ PUBLIC_BASE_URL: 'https://tienda.mx' })).toEqual([]);
});
