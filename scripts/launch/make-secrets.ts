import { randomBytes } from 'node:crypto';
import { haveSecrets, readSecrets, writeSecrets } from './secrets.ts';

const secret = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Makes the shop's own secrets, at the first start only. */
export function makeSecrets(dataDir: string): void {
  if (haveSecrets(dataDir)) {
    const made = readSecrets(dataDir);
    // A shop of an earlier release lacks this secret.
    if (!made.keysSecret) writeSecrets(dataDir, { ...made, keysSecret: secret(32) });
    return;
  }
  writeSecrets(dataDir, {
    sessionSecret: secret(32),
    internalToken: secret(32),
    keysSecret: secret(32),
    adminPassword: secret(12),
    shown: false,
  });
}
