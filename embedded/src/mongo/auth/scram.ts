import { randomBytes, timingSafeEqual } from 'node:crypto';
import { MongoError } from '../errors.ts';
import { type Credentials, decoyCredentials, hmac, sha256 } from './scram-keys.ts';
import type { UserName } from './users.ts';

export const MECHANISM = 'SCRAM-SHA-256';

/** An exchange of which the client's first message has been answered. */
export type Exchange = {
  id: number;
  user: UserName;
  credentials: Credentials;
  nonce: string;
  /** The part of the signed text that is known so far. */
  begun: string;
  skipEmptyExchange: boolean;
  proved: boolean;
};

export const authenticationFailed = () =>
  new MongoError(18, 'AuthenticationFailed', 'Authentication failed.');

// 'n,,' in both messages: no channel binding, which this server does not have.
const CLIENT_FIRST = /^n,,(n=((?:[^,=]|=2C|=3D)*),r=([\x21-\x2b\x2d-\x7e]+))$/;
const CLIENT_FINAL = /^(c=biws,r=([\x21-\x2b\x2d-\x7e]+)),p=([A-Za-z0-9+/]+={0,2})$/;

const nameIn = (text: string): string => text.replaceAll('=2C', ',').replaceAll('=3D', '=');

export type Start = {
  id: number;
  db: string;
  skipEmptyExchange: boolean;
  find: (user: UserName) => Credentials | undefined;
};

/** Answers the client's first message with salt and iterations. Error 18 when it is none. */
export function startExchange(
  payload: Uint8Array,
  { id, db, skipEmptyExchange, find }: Start,
): { exchange: Exchange; reply: string } {
  const [, bare, name, clientNonce] = CLIENT_FIRST.exec(Buffer.from(payload).toString()) ?? [];
  if (!bare || name === undefined) throw authenticationFailed();
  const user = { user: nameIn(name), db };
  const credentials = find(user) ?? decoyCredentials(`${db}.${user.user}`);
  const nonce = `${clientNonce}${randomBytes(24).toString('base64')}`;
  const reply = `r=${nonce},s=${credentials.salt},i=${credentials.iterationCount}`;
  const begun = `${bare},${reply}`;
  return { exchange: { id, user, credentials, nonce, begun, skipEmptyExchange, proved: false }, reply };
}

/** Checks the client's proof of its password and answers with ours. Error 18 when it is wrong. */
export function checkProof(payload: Uint8Array, { credentials, nonce, begun }: Exchange): string {
  const [, withoutProof, echoed, proof] = CLIENT_FINAL.exec(Buffer.from(payload).toString()) ?? [];
  if (!withoutProof || !proof || echoed !== nonce) throw authenticationFailed();
  const signed = `${begun},${withoutProof}`;
  const storedKey = Buffer.from(credentials.storedKey, 'base64');
  const signature = hmac(storedKey, signed);
  const given = Buffer.from(proof, 'base64');
  if (given.length !== signature.length) throw authenticationFailed();
  const clientKey = Buffer.from(given.map((byte, i) => byte ^ signature[i]!));
  if (!timingSafeEqual(sha256(clientKey), storedKey)) throw authenticationFailed();
  return `v=${hmac(Buffer.from(credentials.serverKey, 'base64'), signed).toString('base64')}`;
}
