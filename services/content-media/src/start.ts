import { mailModel } from '@shop/mail/mail.model';
import { createMailStore } from '@shop/mail/mail.store';
import { createLog, type Log } from '@shop/service-kit/log';
import { createMetrics } from '@shop/service-kit/metrics';
import { connectMongo } from '@shop/service-kit/mongo';
import { connectRedis } from '@shop/service-kit/redis';
import { listen, type Running } from '@shop/service-kit/run';
import { seedFolder } from '@shop/service-kit/seeding';
import { createApp } from './app.ts';
import { avifJobModel } from './avif/avif-job.model.ts';
import { createAvifJobStore } from './avif/avif-job.store.ts';
import { startAvifQueue } from './avif/avif.queue.ts';
import type { ContentMediaConfig } from './config.ts';
import { inquiryModel } from './contact/inquiry.model.ts';
import { createInquiryStore } from './contact/inquiry.store.ts';
import { startOwnerEmails } from './contact/start-owner-emails.ts';
import { contentModel } from './content/content.model.ts';
import { versionModel } from './content/version.model.ts';
import { createBucket } from './media/bucket.ts';
import { firstSettings } from './settings/first-settings.ts';
import { createSettingsStore } from './settings/settings.store.ts';
import { settingsModel } from './settings/settings.model.ts';
import { seedContents, seedLaterContents } from './seeding/seed-contents.ts';
import { seedImages } from './seeding/seed-images.ts';

/** Opens the stores, seeds empty ones where the configuration says so, and listens. */
export async function startContentMedia(config: ContentMediaConfig): Promise<{ running: Running; log: Log }> {
  const log = createLog('content-media', config.LOG_LEVEL);
  const folder = seedFolder(config);
  const bucket = createBucket(config);
  const redis = connectRedis(config.REDIS_URL, log);
  // Shoppers can read without Redis, and it reconnects by itself: only administrators have to wait for it.
  redis.connect().catch(() => undefined);
  const [db] = await Promise.all([
    connectMongo(config.MONGODB_URI, config.MONGODB_DB ?? 'content_media', (opened) => {
      contentModel(opened);
      versionModel(opened);
      settingsModel(opened);
      inquiryModel(opened);
      mailModel(opened);
      avifJobModel(opened);
    }),
    bucket.ensure(),
  ]);
  if (folder) {
    if (await seedContents(db, folder)) log.info('the empty pages were filled');
    await seedImages(folder, bucket, log);
  }
  if (config.SEED_DIR) await seedLaterContents(db, config.SEED_DIR);
  const mails = createMailStore(db, { hasServer: Boolean(config.SMTP_URL) });
  const ownerEmails = startOwnerEmails({
    ...{ inquiries: createInquiryStore(db), settings: createSettingsStore(db, firstSettings(config)) },
    ...{ mails, config, log },
  });
  const avif = startAvifQueue({ jobs: createAvifJobStore(db), bucket, log });
  const metrics = createMetrics();
  const running = await listen({
    app: createApp({ config, log, metrics, db, redis, bucket, avif, onMessage: ownerEmails.wake }),
    port: config.PORT,
    host: config.HOST,
    reporting: { metrics, port: config.METRICS_PORT },
    onClose: async () => {
      await avif.stop();
      await ownerEmails.close();
      redis.disconnect();
      bucket.close();
      await db.close();
    },
  });
  log.info({ port: running.port }, 'listening');
  return { running, log };
}
