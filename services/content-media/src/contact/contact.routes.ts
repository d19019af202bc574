import { contactRequest } from '@shop/contracts/contact';
import type { MailStore } from '@shop/mail/mail.store';
import { limitSenders } from '@shop/service-kit/rate-limit/rate-limit';
import { parseBody } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import type { Redis } from 'ioredis';
import type { SettingsStore } from '../settings/settings.store.ts';
import type { InquiryStore } from './inquiry.store.ts';

type Deps = {
  inquiries: InquiryStore;
  settings: SettingsStore;
  redis: Redis;
  mails: Pick<MailStore, 'tellDue'>;
};

const hasOwner = async (settings: SettingsStore) => (await settings.read()).values.ownerEmail !== '';

const senderOf = ({ body }: Request) => String(body?.email).toLowerCase();

/** POST /api/contact: five messages per minute and sender. If the hidden field is filled, it is kept as spam. */
export function contactRoutes({ inquiries, settings, redis, mails }: Deps): Router {
  const router = Router();
  const limit = limitSenders({ redis, name: 'contact', max: 5, windowMs: 60_000 }, senderOf);
  router.post('/', limit, async (req, res) => {
    const { detail, website, ...fields } = parseBody(contactRequest, req);
    const isSpam = Boolean(detail || website);
    await inquiries.create(fields, { isSpam, owesNotice: !isSpam && (await hasOwner(settings)) });
    if (!isSpam) mails.tellDue();
    res.status(201).json({ success: true });
  });
  return router;
}
