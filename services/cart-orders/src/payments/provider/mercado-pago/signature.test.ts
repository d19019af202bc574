import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { genuineSignature } from './signature.ts';

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => void jest.restoreAllMocks());

const SECRET = 'a-secret-of-the-provider';

/** Signs as the provider does: the id in lower case, the timestamp as it is in the header. */
function signed({
  id = '123',
  ts = NOW as number | string,
  secret = SECRET,
  requestId = 'r-1',
} = {}): string {
  const manifest = `id:${id};request-id:${requestId};ts:${ts};`;
  return createHmac('sha256', secret).update(manifest).digest('hex');
}
const seen = (signature: string, dataId = '123') =>
  genuineSignature({ signature, requestId: 'r-1', dataId, secret: SECRET });

test.each([
  ['now', NOW],
  ['twenty minutes ago', NOW - 1_200_000],
  ['in twenty minutes', NOW + 1_200_000],
  ['in seconds', NOW / 1_000],
])('when a notification was signed %s then it is genuine, by its signature', (_, ts) => {
  expect(seen(`ts=${ts},v1=${signed({ ts })}`)).toBe(signed({ ts }));
});

test('when there is no request id then it is left out of what is signed', () => {
  const v1 = createHmac('sha256', SECRET).update(`id:123;ts:${NOW};`).digest('hex');
  const signature = `ts=${NOW},v1=${v1}`;
  expect(genuineSignature({ signature, requestId: '', dataId: '123', secret: SECRET })).toBe(v1);
});

test('when the header is written otherwise, or the id in capitals then it is genuine as well', () => {
  expect(seen(` V1 = ${signed()} , TS = ${NOW} `)).toBe(signed());
  expect(seen(`ts=${NOW},v1=${signed({ id: 'abc' })}`, 'ABC')).toBe(signed({ id: 'abc' }));
});

test.each([
  ['signed by another', `ts=${NOW},v1=${signed({ secret: 'another' })}`],
  ['of another payment', `ts=${NOW},v1=${signed({ id: '124' })}`],
  ['of another request', `ts=${NOW},v1=${signed({ requestId: 'r-2' })}`],
  ['of another moment', `ts=${NOW},v1=${signed({ ts: NOW - 1 })}`],
  ['without a moment', `v1=${signed()}`],
  ['of a moment that is none', `ts=now,v1=${signed({ ts: 'now' })}`],
  ['without a signature', `ts=${NOW}`],
  ['with two moments', `ts=${NOW - 600_000},ts=${NOW},v1=${signed()}`],
  ['with two signatures', `ts=${NOW},v1=${signed()},v1=${signed()}`],
  ['a signature with something behind it', `ts=${NOW},v1=${signed()}=x`],
  ['empty', ''],
])('when a notification is %s then it is not genuine', (_, header) => {
  expect(seen(header)).toBeUndefined();
});
