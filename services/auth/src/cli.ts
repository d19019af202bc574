import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { ConfigError } from '@shop/service-kit/config';
import { addAdmin } from './admin-user/add-admin.ts';
import { createAdminUserStore } from './admin-user/admin-user.store.ts';
import { readCliConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { createPasswords } from './password/passwords.ts';

const USAGE = `usage: node services/auth/src/cli.ts add-admin <username> [< file with the password]
Needs MONGODB_URI. Without a password on standard input one is generated and shown.`;

/** The first line of standard input; none when a person sits at the terminal. */
const givenPassword = async (): Promise<string> =>
  process.stdin.isTTY ? '' : ((await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '');

async function run([command, username, ...rest]: string[]): Promise<void> {
  if (command !== 'add-admin' || !username || rest.length > 0) throw new ConfigError(USAGE);
  const db = await openDatabase(readCliConfig());
  try {
    const given = await givenPassword();
    const password = given || randomBytes(12).toString('base64url');
    const deps = { users: createAdminUserStore(db), passwords: await createPasswords() };
    if (!(await addAdmin(deps, { username, password })))
      throw new ConfigError(`Administrator ${username}: the username is taken`);
    console.log(`Administrator ${username} was added.${given ? '' : `\nPassword: ${password}`}`);
  } finally {
    await db.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : `Failed: ${(error as Error).message}`);
  process.exitCode = 1;
}
