import { expect, test } from '@jest/globals';
import { PAYMENT_BROWSERS } from '@shop/contracts/payment-browsers';
import { paymentBrowsers } from './config.ts';

const OTHER = { ...PAYMENT_BROWSERS.mercadopago, label: 'Otro', script: 'https://js.otro.example/v1' };
const ROWS = { ...PAYMENT_BROWSERS, otro: OTHER };
const SANDBOX = { MERCADOPAGO_SDK_URL: 'https://shop.example/sandbox/sdk/js/v2' };

test('when a provider’s script has another address then it is loaded from there', () => {
  expect(paymentBrowsers('mercadopago', SANDBOX).map(({ script }) => script)).toEqual([
    SANDBOX.MERCADOPAGO_SDK_URL,
  ]);
});

test('when another provider is chosen then the address of the first one’s script is not its own', () => {
  expect(paymentBrowsers('otro', SANDBOX, ROWS)).toEqual([OTHER]);
});

test('when the script is a stand-in’s then the provider’s own is allowed too, for an owner who puts their keys', () => {
  const found = paymentBrowsers('mercadopago', { ...SANDBOX, MERCADOPAGO_TRIAL: '1' });

  expect(found.map(({ script }) => script)).toEqual([
    SANDBOX.MERCADOPAGO_SDK_URL,
    PAYMENT_BROWSERS.mercadopago.script,
  ]);
});
