import type { Log } from '../log.ts';
import { noticeSilence, openRedis } from '../redis.ts';
import { CHANNEL } from './wire.ts';

type Options = {
  url: string;
  log: Pick<Log, 'warn'>;
  changed: (tag: string) => void;
  /** Messages may have been missed until this moment: everything counts as changed. */
  missed: () => void;
  /** How often the connection is checked, for callers that also poll. */
  lookEveryMs?: number;
};
type Hearing = {
  /** True while no message can be missed. */
  isLive: () => boolean;
  close: () => void;
};

/** Listens to the changes that services publish. Redis may be unavailable at the start and at any later time. */
export function hearChanges({ url, log, changed, missed, lookEveryMs }: Options): Hearing {
  let live = false;
  const redis = openRedis(url, {
    // We subscribe again below, because a new subscription means that there was a gap.
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
