import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = {
  sessionSecret: string;
  internalToken: string;
  adminPassword: string;
  /** False until the shop has come up once: only then is a generated password shown. */
  shown: boolean;
};

/** The shop's own secrets, made at the very first start and readable by this user alone. */
export function readSecrets(dataDir: string): Secrets {
  const file = fileOf(dataDir);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secret = (bytes: number) => randomBytes(bytes).toString('base64url');
  const secrets = {
    sessionSecret: secret(32),
    internalToken: secret(32),
    adminPassword: secret(12),
    shown: false,
  };
  writeSecrets(dataDir, secrets);
  return secrets;
}

export function writeSecrets(dataDir: string, secrets: Secrets): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(dataDir), JSON.stringify(secrets, null, 2), { mode: 0o600 });
}

const fileOf = (dataDir: string) => join(dataDir, 'shop-secrets.json');
