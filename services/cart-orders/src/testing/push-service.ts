import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from '@shop/contracts/push';
import { serve } from '@shop/service-kit/testing/serve';

type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service for the browsers of a test; it cannot read what it passes on. */
export async function pushService() {
  const pushed: Pushed[] = [];
  const service = {
    pushed,
    answer: (res: ServerResponse): unknown => res.writeHead(201).end(),
    url: '',
    close: async () => undefined as unknown,
    browser: () => browserAt(service),
  };
  const { url, close } = await serve(
    (req, res) =>
      void buffer(req).then((body) => {
        pushed.push({ path: req.url ?? '', headers: req.headers, body });
        service.answer(res);
      }),
  );
  return Object.assign(service, { url, close });
}
type Service = { url: string; pushed: Pushed[] };

/** A browser with its own keys, which decrypts its pushes (RFC 8291). */
function browserAt(service: Service) {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const path = `/${randomBytes(9).toString('base64url')}`;
  const mine = () => service.pushed.filter((one) => one.path === path);
  return {
    subscription: {
      endpoint: service.url + path,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    came: mine,
    read: () => mine().map(({ body }) => JSON.parse(decrypt(body, { keys, publicKey, auth })) as PushMessage),
  };
}

type Own = { keys: ReturnType<typeof createECDH>; publicKey: Buffer; auth: Buffer };
const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

function decrypt(body: Buffer, { keys, publicKey, auth }: Own): string {
  const salt = body.subarray(0, 16);
  const senderEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, senderEnd);
  const sealed = body.subarray(senderEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const iv = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, iv).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // A record ends with 2, then zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
