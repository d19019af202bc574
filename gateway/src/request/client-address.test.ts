import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { createClientAddress } from './client-address.ts';

const request = (remoteAddress: string, said?: string) =>
  ({
    socket: { remoteAddress },
    headers: said ? { 'x-forwarded-for': said } : {},
  }) as unknown as IncomingMessage;

test('when one socket takes IPv4 and IPv6 then an IPv4 client has its usual address', () => {
  const clientOf = createClientAddress('loopback', () => {});

  expect(clientOf(request('::ffff:203.0.113.7'))).toBe('203.0.113.7');
  expect(clientOf(request('::ffff:127.0.0.1', '203.0.113.8'))).toBe('203.0.113.8');
  expect(clientOf(request('2001:db8::1'))).toBe('2001:db8::1');
});

const timesTold = (trusted: string, from: string, said?: string) => {
  let warnings = 0;
  const clientOf = createClientAddress(trusted, () => void (warnings += 1));
  clientOf(request(from, said));
  clientOf(request(from, said));
  return warnings;
};

test('when a proxy on this machine that nobody trusts names clients then one warning is logged', () => {
  expect(timesTold('', '127.0.0.1', '203.0.113.7')).toBe(1);
  expect(timesTold('', '::1', '203.0.113.7')).toBe(1);
});

test('when it is trusted, names nobody, or is a client elsewhere then nothing is logged', () => {
  expect(timesTold('loopback', '127.0.0.1', '203.0.113.7')).toBe(0);
  expect(timesTold('', '127.0.0.1')).toBe(0);
  expect(timesTold('', '198.51.100.2', '203.0.113.7')).toBe(0);
});
