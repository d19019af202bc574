import { contactRequest } from '@shop/contracts/contact';
import { limitByAddress } from '@shop/service-kit/rate-limit';
import { parseBody } from '@shop/service-kit/validate';
import { Router } from 'express';
import type { Redis } from 'ioredis';
import type { SettingsStore } from '../settings/settings.store.ts';
import type { InquiryStore } from './inquiry.store.ts';

type Deps = {
  inquiries: InquiryStore;
  settings: SettingsStore;
  redis: Redis;
  /** A message has come. */
  onMessage: () => void;
};

const hasOwner = async (settings: SettingsStore) => (await settings.read()).values.ownerEmail !== '';

/** POST /api/contact: five messages per minute and address; what fills in the hidden field gets the same answer, and is dropped. */
export function contactRoutes({ inquiries, settings, redis, onMessage }: Deps): Router {
  const router = Router();
  const limit = limitByAddress({ redis, name: 'contact', max: 5, windowMs: 60_000 });
  router.post('/', limit, async (req, res) => {
    const { website, ...fields } = parseBody(contactRequest, req);
    if (!website) {
      await inquiries.create(fields, { owesNotice: await hasOwner(settings) });
      onMessage();
    }
    res.status(201).json({ success: true });
  });
  return router;
}
