import type { Log } from '../log.ts';
import { noticeSilence, openRedis } from '../redis.ts';
import { CHANNEL } from './wire.ts';

type Options = {
  url: string;
  log: Pick<Log, 'warn'>;
  changed: (tag: string) => void;
  /** Messages may have been missed until now: everything counts as changed. */
  missed: () => void;
  /** How often it is made sure that the connection lives, for who also asks by itself. */
  lookEveryMs?: number;
};
type Hearing = {
  /** True while every change is heard of. */
  isLive: () => boolean;
  close: () => void;
};

/** Hears from the services what they changed. Redis may be away at the start and at any time after. */
export function hearChanges({ url, log, changed, missed, lookEveryMs }: Options): Hearing {
  let live = false;
  const redis = openRedis(url, {
    // Ours is done below, because a new subscription means that there was a gap.
    autoResubscribe: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  const reconnect = () => redis.disconnect(true);
  redis.on('error', (error: Error) => log.warn({ err: error.message }, 'changes are not heard of'));
  redis.on('close', () => (live = false));
  redis.on('ready', () => {
    const subscribed = () => {
      live = true;
      missed();
    };
    redis.subscribe(CHANNEL).then(subscribed, reconnect);
  });
  redis.on('message', (_channel: string, tag: string) => changed(tag));
  noticeSilence(redis, lookEveryMs);
  return { isLive: () => live, close: () => redis.disconnect() };
}
