import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { cookieOf } from './cookie-of.ts';
import { deviceName } from './device-name.ts';
import { createKnownDevices } from './known-devices.ts';

const asking = (cookie?: string) => ({ headers: { ...(cookie && { cookie }) } }) as Request;

test.each([
  ['admin_device=abc', 'abc'],
  ['sid=1;  admin_device=a=b ; x=2', 'a=b'],
  ['old_admin_device=1', ''],
  ['admin_device', ''],
  [undefined, ''],
])('when the cookies are %j then the value is %j', (cookies, value) => {
  expect(cookieOf(asking(cookies), 'admin_device')).toBe(value);
});

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge en Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0 Safari/537.36 OPR/120.0`, 'Opera en Linux'],
  [`Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`, 'Chrome en Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) CriOS/140.0 Safari/604.1', 'Chrome en iOS'],
  ['Mozilla/5.0 (iPad; CPU OS 18 like Mac OS X) FxiOS/140.0 Safari/604.1', 'Firefox en iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari en macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Linux'],
  ['curl/8.0 Windows', 'Windows'],
  ['Firefox/140.0', 'Firefox'],
  ['curl/8.0', 'Dispositivo desconocido'],
  [`${'x'.repeat(400)}Firefox/140.0`, 'Dispositivo desconocido'],
  [undefined, 'Dispositivo desconocido'],
])('when a browser says %j then people read %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

type Given = [name: string, value: string, options: object];
function remembered(
  secret = 'a-secret-of-sixteen',
  base = 'https://miel.example',
  account = 'eva',
  userId = 7,
) {
  const given: Given[] = [];
  const devices = createKnownDevices(secret, base);
  const res = { cookie: (...one: Given) => given.push(one) } as unknown as Response;
  devices.remember(res, account, { device: 'abcdefghijklmnopqrstuv', userId });
  const [[name, value, options]] = given as [Given];
  return { devices, name, value, options, id: value.split('.')[0]! };
}

test('when a browser was remembered then it is known again, by the id that it was given, to this account only', () => {
  const { devices, name, value, id } = remembered();

  expect(devices.read(asking(`${name}=${value}`), 'eva')).toEqual({ device: id, userId: 7 });
  expect(id).toBe('abcdefghijklmnopqrstuv');
  expect(devices.read(asking(`${name}=${value}`), 'ana')).toBeUndefined();
  expect(devices.read(asking(), 'eva')).toBeUndefined();
});

test('when a cookie is made up, cut or signed elsewhere then nobody is known by it', () => {
  const { devices, name, value, id } = remembered();
  const elsewhere = remembered('another-secret-of-16');
  const [, userId, signature = ''] = value.split('.');
  const swapped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;

  for (const cookie of [
    ...[`x${value}`, `${id}.${userId}.`, `.${userId}.${signature}`, id, elsewhere.value],
    ...[`${id}.${userId}.${swapped}`, `${id}.8.${signature}`],
  ])
    expect([cookie, devices.read(asking(`${name}=${cookie}`), 'eva')]).toEqual([cookie, undefined]);
});

test.each([
  ['https://miel.example', '__Host-admin_device', true],
  ['http://localhost:8080', 'admin_device', false],
])('when the shop is at %s then the cookie is as safe as it can be there', (base, expected, secure) => {
  const { name, options } = remembered(undefined, base);

  expect(name).toBe(expected);
  expect(options).toEqual({ httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: 180 * 86_400_000 });
});
