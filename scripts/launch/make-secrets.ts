import { randomBytes } from 'node:crypto';
import { haveSecrets, writeSecrets } from './secrets.ts';

const secret = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Makes the shop's own secrets, at the very first start. */
export function makeSecrets(dataDir: string): void {
  if (haveSecrets(dataDir)) return;
  writeSecrets(dataDir, {
    sessionSecret: secret(32),
    internalToken: secret(32),
    adminPassword: secret(12),
    shown: false,
  });
}
