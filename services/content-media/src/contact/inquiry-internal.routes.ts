import { messagesForget } from '@shop/contracts/retention';
import { parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { ForgetMessages } from './forget-sender.ts';
import type { InquiryStore } from './inquiry.store.ts';

/** More than arrive between two polls. */
const LATEST = 20;

type Deps = { forgetMessages: ForgetMessages; inquiries: Pick<InquiryStore, 'latest'> };

/** /internal/messages: for the shop's other services. */
export function inquiryInternalRoutes({ forgetMessages, inquiries }: Deps): Router {
  const router = Router();
  router.get('/latest', async (_req, res) => {
    const found = await inquiries.latest(LATEST);
    res.json(found.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() })));
  });
  router.post('/forget', async (req, res) => {
    const { before } = parseBody(messagesForget, req);
    res.json({ messages: await forgetMessages(new Date(before)) });
  });
  return router;
}
