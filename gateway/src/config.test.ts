import { expect, test } from '@jest/globals';
import { PAYMENT_BROWSERS } from '@shop/contracts/payment-browsers';
import { paymentBrowser } from './config.ts';

const OTHER = { ...PAYMENT_BROWSERS.mercadopago, label: 'Otro', script: 'https://js.otro.example/v1' };
const ROWS = { ...PAYMENT_BROWSERS, otro: OTHER };
const SANDBOX = { MERCADOPAGO_SDK_URL: 'https://shop.example/sandbox/sdk/js/v2' };

test('when a provider’s script has another address then it is loaded from there', () => {
  expect(paymentBrowser('mercadopago', SANDBOX).script).toBe(SANDBOX.MERCADOPAGO_SDK_URL);
});

test('when another provider is chosen then the address of the first one’s script is not its own', () => {
  expect(paymentBrowser('otro', SANDBOX, ROWS)).toEqual(OTHER);
});
