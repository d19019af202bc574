import { randomBytes } from 'node:crypto';
import { ConfigError, mongoEnv, readConfig, redisEnv } from '@shop/service-kit/config';
import { openRedis } from '@shop/service-kit/redis';
import * as z from 'zod';
import { addAdmin } from './add-admin.ts';
import { createAccessLinkStore } from '../access/access-link.store.ts';
import { createApiTokenStore } from '../api-token/api-token.store.ts';
import { createTokenCopies } from '../api-token/token-copies.ts';
import { createAdminUserStore } from './admin-user.store.ts';
import { removeAdmin, removeSecondFactor, setPassword } from './manage-admins.ts';
import { openDatabase } from '../database.ts';
import { createAdminSessionStore } from '../login/admin-session.store.ts';
import { createThrottle } from '../login/throttle.ts';
import { createPasswords } from '../password/passwords.ts';
import { createTeamStore } from '../team/team.store.ts';

const USAGE = `usage: node services/auth/src/cli.ts <command>
  list-admins
  add-admin <username> [< file with the password]
  set-password <username> [< file with the password]   signs the administrator out everywhere, and removes the passkeys
  remove-admin <username>                              likewise
  remove-second-factor <username>                      for who lost the app and the recovery codes
Needs MONGODB_URI and REDIS_URL. Without a password on standard input one is generated and shown.`;

/** The first line of the input. Without one it makes a password and shows it. */
async function passwordOf(input: Input): Promise<{ password: string; shown: string }> {
  const given = (await input()).split(/\r?\n/, 1)[0];
  if (given) return { password: given, shown: '' };
  const made = randomBytes(12).toString('base64url');
  return { password: made, shown: `\nPassword: ${made}` };
}

type Input = () => Promise<string>;
type Deps = Awaited<ReturnType<typeof open>> & { input: Input };
type Command = (deps: Deps, username: string) => Promise<string>;

const COMMANDS: Record<string, { named: boolean; run: Command }> = {
  'list-admins': {
    named: false,
    run: async ({ users }) => {
      const lines = (await users.list()).map(
        ({ username, createdAt }) => `${createdAt.toISOString().slice(0, 10)}  ${username}`,
      );
      return lines.join('\n');
    },
  },
  'add-admin': {
    named: true,
    run: async (deps, username) => {
      const { password: chosen, shown } = await passwordOf(deps.input);
      if (!(await addAdmin(deps, { username, password: chosen })))
        throw new ConfigError(`Administrator ${username}: the username is taken`);
      return `Administrator ${username} was added.${shown}`;
    },
  },
  'set-password': {
    named: true,
    run: async (deps, username) => {
      const { password: chosen, shown } = await passwordOf(deps.input);
      const ended = await setPassword(deps, { username, password: chosen });
      return `Administrator ${username} has a new password. Sessions ended: ${ended}.${shown}`;
    },
  },
  'remove-second-factor': {
    named: true,
    run: async (deps, username) => {
      await removeSecondFactor(deps, username);
      return `Administrator ${username} signs in with the password alone.`;
    },
  },
  'remove-admin': {
    named: true,
    run: async (deps, username) =>
      `Administrator ${username} was removed. Sessions ended: ${await removeAdmin(deps, username)}.`,
  },
};

/** ioredis does not report why TLS with a Sentinel failed. */
const isMute = ({ REDIS_URL }: { REDIS_URL: string }, message: string) =>
  REDIS_URL.startsWith('rediss') && message.endsWith('Connection is closed.');
const UNTRUSTED = ' Does NODE_EXTRA_CA_CERTS name the authority of its certificate?';

async function open(env: NodeJS.ProcessEnv) {
  const config = readConfig(z.object({ ...mongoEnv, ...redisEnv }), env);
  // One try: the operator waits for a result.
  const redis = openRedis(config.REDIS_URL, { lazyConnect: true, retryStrategy: () => null });
  let reason: Error | undefined;
  redis.on('error', (error: Error) => (reason = error));
  // Connects first: a password must not change if the sessions of the old one cannot be ended.
  await redis.connect().catch((error: Error) => {
    redis.disconnect();
    const { message } = reason ?? error;
    throw new ConfigError(`Redis cannot be reached: ${message}${isMute(config, message) ? UNTRUSTED : ''}`);
  });
  const db = await openDatabase(config).catch((error: Error) => {
    // An open connection would keep the process from ending.
    redis.disconnect();
    throw error;
  });
  const users = createAdminUserStore(db);
  return {
    users,
    team: createTeamStore(db, users),
    passwords: await createPasswords(),
    links: createAccessLinkStore(db),
    // The running service tells the other services.
    sessions: createAdminSessionStore(redis, async ({ id }) => void (await users.setOut(id, new Date()))),
    copies: createTokenCopies({ redis, tokens: createApiTokenStore(db) }),
    throttle: createThrottle(redis),
    close: async () => {
      redis.disconnect();
      await db.close();
    },
  };
}

/**
 * Runs an operator's command.
 * @param input standard input; only commands that want a password read it
 * @returns the text to print
 * @throws ConfigError with a one-line reason, when it cannot be done
 */
export async function runCommand(
  [name = '', username = '', ...rest]: string[],
  { env, input }: { env: NodeJS.ProcessEnv; input: Input },
): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || command.named !== (username !== '') || rest.length > 0) throw new ConfigError(USAGE);
  const deps = await open(env);
  try {
    return await command.run({ ...deps, input }, username);
  } finally {
    await deps.close();
  }
}
