// node deploy/make-secrets.mjs [--demo] [folder]: the secrets of a new installation, each in a file of its own.
// What is there already stays. What the environment has is taken from there (MERCADOPAGO_ACCESS_TOKEN, MERCADOPAGO_PUBLIC_KEY,
// MERCADOPAGO_WEBHOOK_SECRET, SMTP_URL, IMAP_URL, ENVIA_TOKEN, FACTURAPI_KEY, BACKUP_URL); --demo makes up the keys of the sandbox.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One for each folder of services/. */
const DATABASES = readdirSync(join(import.meta.dirname, '../services')).map((name) =>
  name.replaceAll('-', '_'),
);
const PAYMENT = ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_PUBLIC_KEY', 'MERCADOPAGO_WEBHOOK_SECRET'];
const random = (bytes = 24) => randomBytes(bytes).toString('hex');

const args = process.argv.slice(2);
const demo = args.includes('--demo');
const folder = args.find((arg) => !arg.startsWith('--')) ?? join(import.meta.dirname, 'secrets');

// Only this user may look into the folder; the containers, which run as other users, get the files one by one.
mkdirSync(folder, { recursive: true, mode: 0o700 });

const made = [];
/** Writes a secret unless it is there, and answers what is in the file. */
function secret(name, value) {
  const file = join(folder, name);
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (old === '' || (old.trim() === '' && value.trim() !== '')) {
    rmSync(file, { force: true });
    writeFileSync(file, value, { mode: 0o444 });
    made.push(name);
  }
  return readFileSync(file, 'utf8');
}

const rootPassword = secret('mongo_root_password', random());
secret('mongo_root_uri', `mongodb://root:${rootPassword}@mongo:27017/?w=majority&journal=true`);
for (const name of DATABASES) {
  const password = secret(`mongo_${name}_password`, random());
  secret(`mongo_${name}_uri`, `mongodb://${name}:${password}@mongo:27017/?w=majority&journal=true`);
}
const redisPassword = random();
const auth = secret('redis_auth', `requirepass ${redisPassword}\n`);
secret('redis_url', `redis://:${auth.trim().split(' ')[1]}@redis:6379`);
const sessionSecret = join(folder, 'session_secret');
// Until now the sessions' secret sealed those of authenticator apps: an installation that has one keeps it for both.
secret('second_factor_secret', existsSync(sessionSecret) ? readFileSync(sessionSecret, 'utf8') : random());
for (const name of ['session_secret', 'internal_token', 'keys_secret', 's3_secret_key'])
  secret(name, random());
secret('s3_access_key', `shop${random(8)}`);
secret('admin_password', randomBytes(12).toString('base64url'));
for (const name of PAYMENT) {
  const madeUp = name.endsWith('SECRET') ? random() : `TEST-${random(12)}`;
  // Nothing in it means: the owner types it in 'Cobros y correo'.
  secret(name.toLowerCase(), process.env[name] || (demo ? madeUp : '\n'));
}
// Nothing in it means: the owner types a server in 'Cobros y correo', and mails are kept until then.
secret('smtp_url', process.env.SMTP_URL || '\n');
// Nothing in it means: nobody looks for mails that came back.
secret('imap_url', process.env.IMAP_URL || '\n');
// Nothing in it means: labels are offered once the owner has typed a token there.
secret('envia_token', process.env.ENVIA_TOKEN || '\n');
// Nothing in it means: invoices are stamped once the owner has typed a key there.
secret('facturapi_key', process.env.FACTURAPI_KEY || '\n');
// Nothing in it means: archives of backups lie in the shop's own store.
secret('backup_url', process.env.BACKUP_URL || '\n');

console.log(
  made.length > 0 ? `• Made ${made.length} secrets in ${folder}` : `• All secrets are in ${folder} already`,
);
if (made.includes('admin_password'))
  console.log(`• The first administrator is 'admin'; the password is in ${folder}/admin_password`);
