import { contentMediaEndpoints } from '@shop/contracts/endpoints/content-media';
import { hasServer, mailEnv, SENDER, senderIsKnown } from '@shop/mail/env';
import { mailModel } from '@shop/mail/mail.model';
import { createMailStore } from '@shop/mail/mail.store';
import { sampleRoutes } from '@shop/mail/sample.routes';
import { smtpTransport } from '@shop/mail/smtp';
import {
  baseEnv,
  internalEnv,
  keysEnv,
  mongoEnv,
  s3Env,
  seedEnv,
  sessionEnv,
} from '@shop/service-kit/config';
import { defineService } from '@shop/service-kit/service/define-service';
import type { Base } from '@shop/service-kit/service/open-base';
import { openKeptKeys, readCopy, type KeptKeys } from '@shop/service-kit/kept-keys/kept-keys';
import { createMediaUrls } from '@shop/service-kit/media-urls';
import { seedFolder } from '@shop/service-kit/seeding';
import * as z from 'zod';
import { avifJobModel, createAvifJobStore } from './avif/avif-job.store.ts';
import { makeAvifJob } from './avif/making-avif.ts';
import { bottleRoutes } from './bottle/bottle.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { createForgetMessages, createForgetSender } from './contact/forget-sender.ts';
import { inquiryAdminRoutes } from './contact/inquiry-admin.routes.ts';
import { inquiryInternalRoutes } from './contact/inquiry-internal.routes.ts';
import { createInquiryStore, inquiryModel } from './contact/inquiry.store.ts';
import { sampleMessageEmails } from './contact/owner-email.ts';
import { ownerEmailJob } from './contact/owner-emails.ts';
import { createReplies } from './contact/replies.ts';
import { contentAdminRoutes } from './content/content-admin.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { contentModel, createContentStore } from './content/content.store.ts';
import { createHistoryStore } from './content/history.store.ts';
import { textAdminRoutes } from './content/text-admin.routes.ts';
import { versionModel } from './content/version.model.ts';
import { imageRoutes } from './images/images.routes.ts';
import { createImageStore } from './images/images.store.ts';
import { createBucket, type Bucket } from './media/bucket.ts';
import { jpegNames } from './media/jpeg.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { photoRoutes } from './photos/photo.routes.ts';
import { seedContents, seedLaterContents } from './seeding/seed-contents.ts';
import { seedImages } from './seeding/seed-images.ts';
import { firstSettings } from './settings/first-settings.ts';
import { appRoutes } from './settings/app.routes.ts';
import { iconRoutes } from './settings/icon.routes.ts';
import { settingsAdminRoutes, settingsInternalRoutes, settingsRoutes } from './settings/settings.routes.ts';
import { createSettingsStore, settingsModel } from './settings/settings.store.ts';

const fields = z.object({
  ...baseEnv,
  ...mongoEnv,
  ...sessionEnv,
  ...internalEnv,
  ...mailEnv,
  ...keysEnv,
  ...s3Env,
  ...seedEnv,
});
type Config = z.output<typeof fields>;

/** Page contents, contact messages and images over HTTP. Pictures are stored in S3. */
export const contentMedia = defineService({
  name: 'content-media',
  config: fields.refine(senderIsKnown, SENDER),
  endpoints: contentMediaEndpoints,
  migrations: new URL('./migrations/', import.meta.url),
  models: [contentModel, versionModel, settingsModel, inquiryModel, mailModel, avifJobModel],
  ready: ({ bucket }) => bucket.ping(),
  stores: async (base: Base<Config>) => {
    const bucket = createBucket(base.config);
    base.onClose(bucket.close);
    await bucket.ensure();
    await seed(base, bucket);
    const kept = await openKeptKeys({ ...base, read: () => readCopy(base.redis, base.config) });
    return { bucket, images: createImageStore(bucket), kept, ...openStores(base, kept) };
  },
  routes: (parts) => [
    ['/internal/messages', inquiryInternalRoutes(parts)],
    ['/internal/photos', photoRoutes(parts)],
    ['/internal/settings', settingsInternalRoutes(parts)],
    [
      '/media',
      jpegNames,
      iconRoutes(parts),
      appRoutes(parts),
      bottleRoutes(parts),
      mediaRoutes(parts.bucket),
    ],
    ['/api/content', contentRoutes(parts)],
    ['/api/contact', contactRoutes(parts)],
    ['/api/settings', settingsRoutes(parts)],
    ['/api/admin/settings', settingsAdminRoutes(parts)],
    ['/api/admin/content', contentAdminRoutes(parts)],
    ['/api/admin/texts', textAdminRoutes(parts)],
    ['/api/admin/messages', inquiryAdminRoutes(parts)],
    ['/api/admin/messages/samples', sampleRoutes(sampleMessageEmails(parts.config, parts.settings))],
    ['/api/admin', imageRoutes(parts)],
  ],
  jobs: (parts) => [makeAvifJob(parts), ownerEmailJob(parts), ...parts.kept.jobs],
});

async function seed({ config, db, log }: Base<Config>, bucket: Bucket): Promise<void> {
  const folder = seedFolder(config);
  if (folder) {
    if (await seedContents(db, folder)) log.info('the empty pages were filled');
    await seedImages(folder, bucket, log);
  }
  if (config.SEED_DIR) await seedLaterContents(db, config.SEED_DIR);
}

function openStores({ config, db, log }: Base<Config>, { config: now, using }: KeptKeys<Config>) {
  const inquiries = createInquiryStore(db);
  const settings = createSettingsStore(db, firstSettings(config));
  const mails = createMailStore(db, {
    get hasServer() {
      return hasServer(now());
    },
  });
  return {
    inquiries,
    replies: createReplies({ inquiries, settings, mails, config }),
    media: createMediaUrls(config.PUBLIC_BASE_URL),
    contents: createContentStore(db),
    history: createHistoryStore(db),
    forgetSender: createForgetSender(db, inquiries),
    forgetMessages: createForgetMessages(db, inquiries),
    settings,
    mails,
    transport: using(smtpTransport),
    avif: createAvifJobStore(db, log),
    secret: config.SESSION_SECRET,
  };
}
