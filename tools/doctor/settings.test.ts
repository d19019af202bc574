import { describe, expect, test } from '@jest/globals';
import type { Environment } from './environment.ts';
import type { Finding } from './finding.ts';
import { checkPaymentKeys } from './payment-keys.ts';
import { checkPublicAddress } from './public-address.ts';
import { checkSecrets } from './secrets.ts';

const selling: Environment = {
  PUBLIC_BASE_URL: 'https://tienda.mx',
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-8423-112026-9f0c-77',
  MERCADOPAGO_PUBLIC_KEY: 'APP_USR-5b0d4c1e-9a6f',
  MERCADOPAGO_WEBHOOK_SECRET: 'f0b1c2d3e4958677a8b9cadbecfd0e1f',
  SESSION_SECRET: 'q8Zt0vKx2LhN5sWcYb7RfJ4mPdGu9EaTiOoVwXkQe3M',
  KEYS_SECRET: 'w5Jp9HsYc6ZxMa8LdSz1UgKe4NtQfXbRj0PpCwOlFu7',
  INTERNAL_TOKEN: 'u2Hn8GqVb5XwLz7KcRy0TfJd4MsPeWaQi9OoBvNkEt6',
};
const testing = { MERCADOPAGO_ACCESS_TOKEN: 'TEST-8423', MERCADOPAGO_PUBLIC_KEY: 'TEST-5b0d' };
const sandbox = { ...testing, MERCADOPAGO_BASE_URL: 'http://127.0.0.1:4000' };

const levels = (found: Finding[]) => found.map(({ level }) => level);
const textOf = (found: Finding[]) => found.map(({ text }) => text).join('\n');

describe('keys of the payment provider', () => {
  test('when both are for production then it is right', () => {
    expect(levels(checkPaymentKeys(selling))).toEqual(['ok']);
  });

  test.each<[string, Environment, RegExp]>([
    ['a test token and a real key', { MERCADOPAGO_ACCESS_TOKEN: 'TEST-8423' }, /de producción .* de prueba/],
    ['a real token and a test key', { MERCADOPAGO_PUBLIC_KEY: 'TEST-5b0d' }, /de prueba .* de producción/],
    ['no token', { MERCADOPAGO_ACCESS_TOKEN: '' }, /Falta MERCADOPAGO_ACCESS_TOKEN/],
    ['something else as the key', { MERCADOPAGO_PUBLIC_KEY: '"APP_USR-1"' }, /PUBLIC_KEY: No parece/],
    ['the same twice', { MERCADOPAGO_PUBLIC_KEY: 'APP_USR-8423-112026-9f0c-77' }, /Es igual al access token/],
    ['production keys at a sandbox', { MERCADOPAGO_BASE_URL: 'http://127.0.0.1:1' }, /otro proveedor/],
  ])('when there is %s then it is an error', (_name, change, expected) => {
    const found = checkPaymentKeys({ ...selling, ...change });

    expect(levels(found)).toEqual(['error']);
    expect(textOf(found)).toMatch(expected);
  });

  test('when there are none, here or on the screen, then it is a warning: the shop may take its money itself', () => {
    const none = { MERCADOPAGO_ACCESS_TOKEN: '', MERCADOPAGO_PUBLIC_KEY: '', MERCADOPAGO_WEBHOOK_SECRET: '' };
    const found = checkPaymentKeys({ ...selling, ...none, KEYS_SECRET: '' });

    expect(levels(found)).toEqual(['warning']);
    expect(textOf(found)).toMatch(/por su cuenta/);
    expect(levels(checkSecrets({ ...selling, ...none }))).toEqual(['ok']);
  });

  test.each<[string, Environment]>([
    ['test keys at the provider', testing],
    ['test keys at the sandbox', sandbox],
  ])('when there are %s then it is a warning: no money moves', (_name, change) => {
    const found = checkPaymentKeys({ ...selling, ...change });

    expect(levels(found)).toEqual(['warning']);
    expect(textOf(found)).toMatch(/no se mueve dinero/);
  });
});

describe('the public address', () => {
  test.each<[string, string, Environment, RegExp]>([
    ['error', 'http with production keys', { PUBLIC_BASE_URL: 'http://tienda.mx' }, /no usa https/],
    [
      'error',
      'this machine with production keys',
      { PUBLIC_BASE_URL: 'https://localhost:8080' },
      /sólo existe/,
    ],
    [
      'error',
      'a private network with production keys',
      { PUBLIC_BASE_URL: 'https://192.168.1.4' },
      /sólo existe/,
    ],
    ['error', 'nothing', { PUBLIC_BASE_URL: '' }, /falta/],
    ['error', 'no address', { PUBLIC_BASE_URL: 'tienda.mx' }, /no es una dirección/],
    ['error', 'a path', { PUBLIC_BASE_URL: 'https://tienda.mx/miel' }, /tiene una ruta/],
    [
      'warning',
      'this machine with test keys',
      { ...testing, PUBLIC_BASE_URL: 'http://localhost:8080' },
      /auto_return/,
    ],
    [
      'warning',
      'this machine with the sandbox',
      { ...sandbox, PUBLIC_BASE_URL: 'http://localhost:8080' },
      /no usa https/,
    ],
    ['ok', 'https', {}, /usa https/],
  ])('then it is %s: %s', (level, _name, change, expected) => {
    const found = checkPublicAddress({ ...selling, ...change });

    expect(levels(found)).toEqual([level]);
    expect(textOf(found)).toMatch(expected);
  });
});

describe('secrets', () => {
  test('when the owner has typed the keys of the provider then the environment needs none', () => {
    const found = checkSecrets({ ...selling, MERCADOPAGO_ACCESS_TOKEN: '', MERCADOPAGO_WEBHOOK_SECRET: '' });

    expect(levels(found)).toEqual(['ok']);
  });

  test('when they are long and random then they are right', () => {
    expect(levels(checkSecrets(selling))).toEqual(['ok']);
  });

  test('when digits of a random secret stand in a row by chance then it is right', () => {
    const secret = `${selling.SESSION_SECRET!.slice(0, -12)}f12345eabcdef`;
    expect(levels(checkSecrets({ ...selling, SESSION_SECRET: secret }))).toEqual(['ok']);
  });

  test.each<[string, string, Environment, RegExp]>([
    [
      'error',
      'a missing webhook secret',
      { MERCADOPAGO_WEBHOOK_SECRET: '' },
      /Falta MERCADOPAGO_WEBHOOK_SECRET/,
    ],
    ['error', 'a placeholder', { MERCADOPAGO_WEBHOOK_SECRET: 'your-webhook-key-here' }, /texto de ejemplo/],
    ['warning', 'nothing to seal keys with', { KEYS_SECRET: '' }, /Cobros y correo/],
    ['error', 'one letter repeated', { SESSION_SECRET: 'a'.repeat(40) }, /SESSION_SECRET parece/],
    ['error', 'a word repeated', { SESSION_SECRET: 'miel-'.repeat(8) }, /SESSION_SECRET parece/],
    ['error', 'a default', { INTERNAL_TOKEN: 'change-me-change-me-change-me-1' }, /INTERNAL_TOKEN parece/],
    ['warning', 'a short session secret', { SESSION_SECRET: 'q8Zt0vKx2LhN5sWcY' }, /17 caracteres/],
    ['error', 'the same twice', { SESSION_SECRET: selling.INTERNAL_TOKEN }, /iguales/],
  ])('then it is %s: %s', (level, _name, change, expected) => {
    const found = checkSecrets({ ...selling, ...change } as Environment);

    expect(levels(found)).toEqual([level]);
    expect(textOf(found)).toMatch(expected);
  });
});
