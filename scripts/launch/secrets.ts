import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './read-json.ts';

export type Secrets = {
  sessionSecret: string;
  internalToken: string;
  keysSecret: string;
  adminPassword: string;
  /** False until the first successful start: only then is a generated password shown. */
  shown: boolean;
};

export const haveSecrets = (dataDir: string): boolean => existsSync(fileOf(dataDir));

export const readSecrets = (dataDir: string): Secrets =>
  readJson<Secrets>(fileOf(dataDir), 'Put a copy back. Without one move it away: everybody signs in anew');

/**
 * Writes the file, readable by this user only. The earlier one stays until the new one is whole: on a full disk, or when
 * the power fails, the keys of accounts must not be lost.
 */
export function writeSecrets(dataDir: string, secrets: Secrets): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const next = `${fileOf(dataDir)}.new`;
  writeFileSync(next, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  renameSync(next, fileOf(dataDir));
}

const fileOf = (dataDir: string) => join(dataDir, 'shop-secrets.json');
