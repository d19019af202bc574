import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { createClientAddress } from './client-address.ts';

const request = (remoteAddress: string, said?: string) =>
  ({
    socket: { remoteAddress },
    headers: said ? { 'x-forwarded-for': said } : {},
  }) as unknown as IncomingMessage;

const timesTold = (trusted: string, from: string, said?: string) => {
  let told = 0;
  const clientOf = createClientAddress(trusted, () => void (told += 1));
  clientOf(request(from, said));
  clientOf(request(from, said));
  return told;
};

test('when a proxy on this machine that nobody trusts names clients then that is told once', () => {
  expect(timesTold('', '127.0.0.1', '203.0.113.7')).toBe(1);
  expect(timesTold('', '::1', '203.0.113.7')).toBe(1);
});

test('when it is trusted, names nobody, or is a client elsewhere then there is nothing to tell', () => {
  expect(timesTold('loopback', '127.0.0.1', '203.0.113.7')).toBe(0);
  expect(timesTold('', '127.0.0.1')).toBe(0);
  expect(timesTold('', '198.51.100.2', '203.0.113.7')).toBe(0);
});
