import type { Base } from '@shop/service-kit/service/open-base';
import type { Job } from '@shop/service-kit/job';
import type { CartOrdersConfig } from '../config.ts';
import { forgetAllOld, type RetentionDeps } from './forget-old.ts';
import { createMessagesClient } from '../messages.client.ts';
import { createRetentionStore } from './retention.store.ts';

/** Removal of old data, built from the database and content-media's messages. */
export const retentionParts = ({ config, db }: Base<CartOrdersConfig>) => ({
  retention: createRetentionStore(db),
  messages: createMessagesClient({ url: config.CONTENT_MEDIA_URL, token: config.INTERNAL_TOKEN }),
});

/** How often the nightly job is checked. */
const CHECK_EVERY_MS = 600_000;

export const retentionJob = (deps: RetentionDeps): Job => ({
  name: 'retention',
  every: CHECK_EVERY_MS,
  run: (signal) => forgetAllOld(deps, signal),
});
