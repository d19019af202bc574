/** The sandbox alone, as a container runs it. Secrets may stand in files: X_FILE names the file of X. */
import { readFileSync } from 'node:fs';
import { startSandbox } from './server.ts';

const filled = (name: string): string | undefined => {
  const file = process.env[`${name}_FILE`];
  return (file ? readFileSync(file, 'utf8').trim() : process.env[name]) || undefined;
};

function needed<Name extends string>(...names: Name[]): Record<Name, string> {
  const missing = names.filter((name) => filled(name) === undefined);
  if (missing.length > 0) throw new Error(`Configuration: ${missing.join(', ')} missing`);
  return Object.fromEntries(names.map((name) => [name, filled(name)])) as Record<Name, string>;
}

async function main(): Promise<void> {
  const env = needed(
    'DATA_DIR',
    'PUBLIC_URL',
    'MERCADOPAGO_ACCESS_TOKEN',
    'MERCADOPAGO_PUBLIC_KEY',
    'MERCADOPAGO_WEBHOOK_SECRET',
  );
  const webhookOrigin = filled('WEBHOOK_ORIGIN');
  const sandbox = await startSandbox({
    dataDir: env.DATA_DIR,
    host: filled('HOST') ?? '127.0.0.1',
    port: Number(filled('PORT') ?? 0),
    publicUrl: env.PUBLIC_URL,
    accessToken: env.MERCADOPAGO_ACCESS_TOKEN,
    publicKey: env.MERCADOPAGO_PUBLIC_KEY,
    webhookSecret: env.MERCADOPAGO_WEBHOOK_SECRET,
    ...(webhookOrigin && { webhookOrigin }),
  });
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  console.log(`listening on ${sandbox.port}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
