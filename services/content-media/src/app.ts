import { contentMediaEndpoints } from '@shop/contracts/endpoints/content-media';
import type { CacheTag } from '@shop/contracts/endpoints/endpoint';
import { sampleRoutes } from '@shop/mail/sample.routes';
import { createBaseApp } from '@shop/service-kit/app';
import { recordChanges } from '@shop/service-kit/audit/record-changes';
import { publishChange, publishChanges } from '@shop/service-kit/cache-tags/publish-changes';
import type { Log } from '@shop/service-kit/log';
import type { Metrics } from '@shop/service-kit/metrics';
import { pingMongo, type Mongo } from '@shop/service-kit/mongo';
import { adminSession, requireAdmin, requireInternal } from '@shop/service-kit/session';
import { Router, type Express } from 'express';
import type { Redis } from 'ioredis';
import type { AvifQueue } from './avif/avif.queue.ts';
import { bottleRoutes } from './bottle/bottle.routes.ts';
import type { ContentMediaConfig } from './config.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { createForgetMessages, createForgetSender } from './contact/forget-sender.ts';
import { inquiryInternalRoutes } from './contact/inquiry-internal.routes.ts';
import { createInquiryStore } from './contact/inquiry.store.ts';
import { sampleOwnerEmail } from './contact/owner-email.ts';
import { inquiryAdminRoutes } from './contact/inquiry-admin.routes.ts';
import { contentAdminRoutes } from './content/content-admin.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { createContentStore } from './content/content.store.ts';
import { createHistoryStore } from './content/history.store.ts';
import { textAdminRoutes } from './content/text-admin.routes.ts';
import { imageRoutes } from './images/images.routes.ts';
import { createImageStore } from './images/images.store.ts';
import type { Bucket } from './media/bucket.ts';
import { createMediaUrls } from '@shop/service-kit/media-urls';
import { jpegNames } from './media/jpeg.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { firstSettings } from './settings/first-settings.ts';
import { iconRoutes } from './settings/icon.routes.ts';
import { settingsAdminRoutes, settingsInternalRoutes, settingsRoutes } from './settings/settings.routes.ts';
import { createSettingsStore } from './settings/settings.store.ts';

export type Deps = {
  config: ContentMediaConfig;
  log: Log;
  metrics?: Metrics;
  db: Mongo;
  redis: Redis;
  bucket: Bucket;
  avif: AvifQueue;
  onMessage: () => void;
};

/** Page contents, contact messages and images over HTTP. Pictures come from S3. */
export function createApp(deps: Deps): Express {
  const { config, log, metrics, db, redis, bucket, avif, onMessage } = deps;
  const media = createMediaUrls(config.PUBLIC_BASE_URL);
  const contents = createContentStore(db);
  const history = createHistoryStore(db);
  const inquiries = createInquiryStore(db);
  const forgetSender = createForgetSender(db, inquiries);
  const images = createImageStore(bucket);
  const settings = createSettingsStore(db, firstSettings(config));
  const session = { redis, secret: config.SESSION_SECRET, publicBaseUrl: config.PUBLIC_BASE_URL };
  const publish = (tag: CacheTag) => publishChange({ redis, log }, tag);
  const admin = Router().use(adminSession(session), requireAdmin);
  return createBaseApp({
    log,
    endpoints: contentMediaEndpoints,
    ...(metrics && { metrics }),
    ready: () => Promise.all([pingMongo(db), bucket.ping()]),
    mount: (app) => {
      app.use(recordChanges({ redis, queue: config.AUDIT_QUEUE, log }));
      app.use(publishChanges({ redis, log }));
      app.use('/internal', requireInternal(config.INTERNAL_TOKEN));
      app.use('/internal/messages', inquiryInternalRoutes(createForgetMessages(db, inquiries)));
      app.use('/internal/settings', settingsInternalRoutes({ settings, media, contents }));
      app.use(
        '/media',
        jpegNames,
        iconRoutes({ settings }),
        bottleRoutes({ bucket, settings, secret: session.secret }),
        mediaRoutes(bucket),
      );
      app.use('/api/content', contentRoutes({ contents, settings, media }));
      app.use('/api/contact', contactRoutes({ inquiries, settings, redis, onMessage }));
      app.use('/api/settings', settingsRoutes({ settings, media }));
      app.use('/api/admin/settings', admin, settingsAdminRoutes({ settings, media, publish }));
      app.use('/api/admin/content', admin, contentAdminRoutes({ contents, history, media }));
      app.use('/api/admin/texts', admin, textAdminRoutes({ contents, history, media }));
      app.use('/api/admin/messages', admin, inquiryAdminRoutes({ inquiries, forgetSender }));
      app.use('/api/admin/messages/samples', admin, sampleRoutes(sampleOwnerEmail(config, settings)));
      app.use(
        '/api/admin',
        imageRoutes({ images, contents, settings, media, admin, avif, secret: session.secret }),
      );
    },
  });
}
