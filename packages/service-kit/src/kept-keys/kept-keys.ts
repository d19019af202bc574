import { KEY_NAMES, keyRow, type KeyName } from '@shop/contracts/keys';
import { isDeepStrictEqual } from 'node:util';
import type { Redis } from 'ioredis';
import { hearChanges } from '../cache-tags/hear-changes.ts';
import type { Job } from '../job.ts';
import type { Log } from '../log.ts';
import { createSealed, type Sealed } from '../sealed.ts';
import { withKept, type PlainKeys } from './with-kept.ts';

/** The keys as stored: secret ones are sealed. */
export type StoredKeys = Partial<Record<KeyName, string>>;
type KeysConfig = { KEYS_SECRET?: string | undefined; REDIS_URL: string; AUDIT_QUEUE: string };

/** The delay of a change whose message was missed. */
const EVERY_MS = 30_000;

/** Seals what the owner types; undefined when the installation has no key for it. */
export const sealedKeys = ({ KEYS_SECRET }: Pick<KeysConfig, 'KEYS_SECRET'>): Sealed | undefined =>
  KEYS_SECRET === undefined ? undefined : createSealed(KEYS_SECRET, 'keys of accounts');

/** The readable keys: a secret that was sealed with another key is left out. */
export function openKeys(stored: StoredKeys, sealed: Sealed): PlainKeys {
  const opened = KEY_NAMES.map((name) => {
    const text = stored[name];
    return [name, text !== undefined && keyRow(name).isSecret ? sealed.open(text, name) : text] as const;
  });
  return Object.fromEntries(opened.filter(([, text]) => text !== undefined));
}

/** The Redis key of cart-orders' copy for the other services, in stored form; one for each shop of a Redis. */
const copyKey = ({ AUDIT_QUEUE }: KeysConfig) => `kept-keys:${AUDIT_QUEUE}`;
export const writeCopy = (redis: Redis, config: KeysConfig, stored: StoredKeys): Promise<unknown> =>
  redis.set(copyKey(config), JSON.stringify(stored));
/** Undefined when Redis lost the copy: cart-orders writes it again within half a minute. */
export async function readCopy(redis: Redis, config: KeysConfig): Promise<StoredKeys | undefined> {
  const copy = await redis.get(copyKey(config));
  return copy === null ? undefined : (JSON.parse(copy) as StoredKeys);
}

export type KeptKeys<Config> = Awaited<ReturnType<typeof openKeptKeys<Config & KeysConfig>>>;
type Needs<Config> = { config: Config; log: Log; read: () => Promise<StoredKeys | undefined> };

/** The configuration with the current keys that the owner typed in 'Cobros y correo' (docs/decisions/0071). */
export async function openKeptKeys<Config extends KeysConfig>({ config, log, read }: Needs<Config>) {
  const sealed = sealedKeys(config);
  let now = config;

  async function renew(): Promise<void> {
    const stored = sealed && (await read());
    if (!stored) return;
    const next = withKept(config, openKeys(stored, sealed));
    if (!isDeepStrictEqual(next, now)) now = next;
  }

  await renew().catch((error: unknown) => log.warn({ err: error }, 'the owner’s keys cannot be read yet'));
  return {
    config: () => now,
    renew,
    /** A value made from the configuration, and made again after each change. */
    using<Made>(make: (config: Config) => Made): () => Made {
      let of: Config | undefined;
      let made: Made;
      return () => {
        if (of !== now) [of, made] = [now, make(now)];
        return made;
      };
    },
    jobs: sealed ? [following(config.REDIS_URL, log, renew)] : [],
  };
}

function following(url: string, log: Log, renew: () => Promise<void>): Job {
  let hearing: ReturnType<typeof hearChanges> | undefined;
  return {
    name: 'keys',
    every: EVERY_MS,
    run: renew,
    onDue: (wake) =>
      void (hearing = hearChanges({
        url,
        log,
        changed: (tag) => tag === 'keys' && wake(),
        missed: wake,
        lookEveryMs: EVERY_MS,
      })),
    close: () => hearing?.close(),
  };
}
