import { contactRequest } from '@shop/contracts/contact';
import { limitByAddress } from '@shop/service-kit/rate-limit';
import { parseBody } from '@shop/service-kit/validate';
import { Router } from 'express';
import type { Redis } from 'ioredis';
import type { InquiryStore } from './inquiry.store.ts';

type Deps = { inquiries: InquiryStore; redis: Redis };

/** POST /api/contact: five messages per minute and address; what fills in the hidden field gets the same answer, and is dropped. */
export function contactRoutes({ inquiries, redis }: Deps): Router {
  const router = Router();
  const limit = limitByAddress({ redis, name: 'contact', max: 5, windowMs: 60_000 });
  router.post('/', limit, async (req, res) => {
    const { website, ...fields } = parseBody(contactRequest, req);
    if (!website) await inquiries.create(fields);
    res.status(201).json({ success: true });
  });
  return router;
}
