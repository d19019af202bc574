import { expect, test } from '@jest/globals';
import { openAccount } from './account.ts';

const KEYS = { MERCADOPAGO_PUBLIC_KEY: 'key', MERCADOPAGO_WEBHOOK_SECRET: 'secret' };
const made = (accessToken: string, over: { MERCADOPAGO_BASE_URL?: string } = {}) =>
  openAccount({
    ...KEYS,
    ...over,
    MERCADOPAGO_ACCESS_TOKEN: accessToken,
    PUBLIC_BASE_URL: 'https://miel.example',
  }).shared;

test('when keys are for trials or the server is another then it takes no real money', () => {
  expect(made('APP_USR-1').isLive).toBe(true);
  expect(made('TEST-1').isLive).toBe(false);
  expect(made('APP_USR-1', { MERCADOPAGO_BASE_URL: 'http://127.0.0.1:1' }).isLive).toBe(false);
});
