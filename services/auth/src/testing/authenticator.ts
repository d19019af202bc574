import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** The part of CBOR (RFC 8949) that keys and attestations need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');
const PRESENT = 0b1;
const VERIFIED = 0b100;
const NEW_KEY = 0b100_0000;

export type Options = { challenge: string; user?: { id: string } };
/** Values that a test lets the authenticator send in place of the true ones. */
export type Lie = Partial<{
  origin: string;
  rpId: string;
  counter: number;
  isVerified: boolean;
  userHandle: string;
}>;

/** An authenticator with one passkey, for an origin's pages: makes WebAuthn's answers without the shop's library. */
export function authenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credential = { id: text(id), rawId: text(id), type: 'public-key' as const };
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = cbor(
    // EC2, ES256, P-256, and the point.
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lie.origin ?? origin, crossOrigin: false }));
  function authenticatorData(flags: number, lie: Lie): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.counter ?? (counter += 1));
    const rpIdHash = sha256(lie.rpId ?? new URL(origin).hostname);
    return Buffer.concat([
      rpIdHash,
      Buffer.from([PRESENT | (lie.isVerified === false ? 0 : VERIFIED) | flags]),
      count,
    ]);
  }

  return {
    /** The answer of navigator.credentials.create. */
    make({ challenge, user }: Options, lie: Lie = {}) {
      userHandle = user?.id ?? '';
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        authenticatorData(NEW_KEY, lie),
        Buffer.alloc(16),
        ...[length, id, coseKey],
      ]);
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const clientDataJSON = text(clientData('webauthn.create', challenge, lie));
      return { ...credential, response: { clientDataJSON, attestationObject: text(cbor(attestation)) } };
    },

    /** The answer of navigator.credentials.get. */
    use({ challenge }: Options, lie: Lie = {}) {
      const client = clientData('webauthn.get', challenge, lie);
      const data = authenticatorData(0, lie);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: lie.userHandle ?? userHandle,
      };
      return { ...credential, response };
    },
  };
}
