import { readConfig } from '@shop/service-kit/config';
import * as z from 'zod';
import { readOptions } from '../../scripts/launch/options.ts';
import { readRunning } from '../../scripts/launch/running.ts';
import { haveSecrets, readSecrets } from '../../scripts/launch/secrets.ts';

const NAMES = [
  'PUBLIC_BASE_URL',
  'SESSION_SECRET',
  'INTERNAL_TOKEN',
  'KEYS_SECRET',
  'MONGODB_URI',
  'MONGODB_DB',
  'REDIS_URL',
  'AUDIT_QUEUE',
  'AUDIT_RETENTION_DAYS',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_BUCKET',
  'S3_REGION',
  'MERCADOPAGO_ACCESS_TOKEN',
  'MERCADOPAGO_PUBLIC_KEY',
  'MERCADOPAGO_WEBHOOK_SECRET',
  'MERCADOPAGO_BASE_URL',
  'ENVIA_TOKEN',
  'ENVIA_BASE_URL',
  'ENVIA_QUERIES_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'OWNER_EMAIL',
  'TRUSTED_PROXIES',
] as const;

export type Environment = Partial<Record<(typeof NAMES)[number], string>> & {
  /** This machine's port, for a shop that runs here without containers. */
  localPort?: number;
};
const optional = z.string().optional();
const schema = z.object(Object.fromEntries(NAMES.map((name) => [name, optional])));

/**
 * An installation's settings: the environment with its secret files and, for a shop in DATA_DIR without containers,
 * what its launcher made.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = readConfig(schema, env) as Environment;
  const { dataDir, publicBaseUrl, port } = readOptions(env, []);
  if (!haveSecrets(dataDir)) return given;
  // Those of a shop that does not run, too: whoever made others would lose what these sealed.
  const { sessionSecret, internalToken, keysSecret } = readSecrets(dataDir);
  const made = {
    PUBLIC_BASE_URL: publicBaseUrl,
    SESSION_SECRET: sessionSecret,
    INTERNAL_TOKEN: internalToken,
    KEYS_SECRET: keysSecret,
  };
  const running = readRunning(dataDir);
  const stores = Object.fromEntries(
    NAMES.flatMap((name) => (running?.[name] ? [[name, running[name]]] : [])),
  );
  return {
    S3_BUCKET: 'elixir-shop',
    ...made,
    ...stores,
    ...given,
    ...(running && { localPort: Number(running['PORT'] ?? port) }),
  };
}
