import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { webhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { isPublicAddress } from '@shop/service-kit/public-address';
import { createPost, RefusedAddress, type Resolve } from './post.ts';

let receiver: WebhookReceiver;
beforeEach(async () => void (receiver = await webhookReceiver()));
afterEach(() => receiver.close());

const PATIENT = { timeoutMs: 30_000 };
const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });
const portOf = () => new URL(receiver.url).port;
const withName = (name: string) => `http://${name}:${portOf()}/avisos`;

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['198.18.0.1', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
])('when a name leads to %s then whether it is public is %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://localhost/',
  'http://example.com/',
])('when the address is %s then nothing is sent', async (url) => {
  const post = createPost({ allowsPrivate: false, ...PATIENT });

  await expect(post(message(url))).rejects.toBeInstanceOf(RefusedAddress);
});

/** A name that resolves to these addresses in turn; only 127.0.0.1 counts as public. */
function rebinding(...addresses: string[][]) {
  let asked = 0;
  const resolve: Resolve = async () => (addresses[asked++] ?? []).map((address) => ({ address, family: 4 }));
  const isPublic = (address: string) => address === '127.0.0.1';
  return { post: createPost({ allowsPrivate: false, ...PATIENT, resolve, isPublic }), asked: () => asked };
}

test('when a name resolves otherwise the next time then what was looked at is what is connected to', async () => {
  const { post, asked } = rebinding(['127.0.0.1'], ['10.0.0.8']);
  const url = withName('rebind.example').replace('http:', 'https:');

  // The server speaks no TLS: a TLS error proves that it was connected to.
  await expect(post(message(url))).rejects.toMatchObject({
    code: expect.stringMatching(/^(EPROTO|ERR_SSL)/),
  });
  expect(asked()).toBe(1);
  await expect(post(message(url))).rejects.toBeInstanceOf(RefusedAddress);
  expect(asked()).toBe(2);
});

test('when one of the addresses of a name is private, or there is none then nothing is sent', async () => {
  const { post } = rebinding(['127.0.0.1', '10.0.0.8'], []);

  await expect(post(message('https://mixed.example/'))).rejects.toBeInstanceOf(RefusedAddress);
  await expect(post(message('https://mixed.example/'))).rejects.toBeInstanceOf(RefusedAddress);
});

const allowed = () => createPost({ allowsPrivate: true, ...PATIENT });

test('when it is redirected then that is the answer, and nobody follows', async () => {
  receiver.answer = (res) => res.writeHead(307, { location: receiver.url }).end();

  expect(await allowed()(message(receiver.url))).toBe(307);
  expect(receiver.received).toHaveLength(1);
});

test('when the answer is endless then it is cut, and its status counts', async () => {
  const ended = Promise.withResolvers<void>();
  receiver.answer = (res) => {
    res.writeHead(200);
    const more = () => {
      while (res.write(Buffer.alloc(64 * 1024)));
      res.once('drain', more);
    };
    res.on('close', () => ended.resolve());
    more();
  };

  expect(await allowed()(message(receiver.url))).toBe(200);
  await ended.promise;
});

test('when nobody answers then it ends by itself', async () => {
  receiver.answer = () => undefined;
  const post = createPost({ allowsPrivate: true, timeoutMs: 50 });

  await expect(post(message(receiver.url))).rejects.toMatchObject({ name: 'AbortError' });
});
