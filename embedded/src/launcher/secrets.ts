import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../read-json.ts';

export type Secrets = {
  redisPassword: string;
  s3AccessKey: string;
  s3SecretKey: string;
  accessToken: string;
  publicKey: string;
  webhookSecret: string;
};

/** The secrets of this data folder: made at the first start, then the same ones for ever. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return readJson<Secrets>(file, 'Move it away: others are made at the next start');
  const secrets = generate();
  // Written beside and renamed, so that a kill leaves no half file.
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secrets;
}

function generate(): Secrets {
  const secret = () => randomBytes(24).toString('hex');
  return {
    redisPassword: secret(),
    s3AccessKey: `embedded-${randomBytes(6).toString('hex')}`,
    s3SecretKey: secret(),
    accessToken: `TEST-${secret()}`,
    publicKey: `TEST-${randomBytes(16).toString('hex')}`,
    webhookSecret: secret(),
  };
}
