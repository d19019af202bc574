import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { preparedPassword } from './password.ts';

/** What the server keeps instead of a password, in base64 as MongoDB stores it. */
export type Credentials = { iterationCount: number; salt: string; storedKey: string; serverKey: string };

const ITERATIONS = 15_000;
const SALT_BYTES = 28;
const KEY_BYTES = 32;

export const hmac = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

export function credentialsFor(password: string): Credentials {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(preparedPassword(password), salt, ITERATIONS, KEY_BYTES, 'sha256');
  return {
    iterationCount: ITERATIONS,
    salt: salt.toString('base64'),
    storedKey: sha256(hmac(salted, 'Client Key')).toString('base64'),
    serverKey: hmac(salted, 'Server Key').toString('base64'),
  };
}

const decoySecret = randomBytes(KEY_BYTES);

/** Credentials that no password fits: a name that does not exist is answered like one that does. */
export function decoyCredentials(name: string): Credentials {
  const salt = hmac(decoySecret, name).subarray(0, SALT_BYTES).toString('base64');
  const [storedKey, serverKey] = [randomBytes(KEY_BYTES), randomBytes(KEY_BYTES)].map((key) =>
    key.toString('base64'),
  ) as [string, string];
  return { iterationCount: ITERATIONS, salt, storedKey, serverKey };
}
