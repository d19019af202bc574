import { contactForget, contactListQuery, contactChange } from '@shop/contracts/contact';
import { notFound, parseBody, parseId, parseQuery } from '@shop/service-kit/errors';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { Router } from 'express';
import type { ForgetSender } from './forget-sender.ts';
import type { InquiryRow, InquiryStore } from './inquiry.store.ts';
import { toInquiry } from './inquiry.view.ts';

type Deps = { inquiries: InquiryStore; forgetSender: ForgetSender };

/** /api/admin/messages: the administrators' inbox. */
export function inquiryAdminRoutes({ inquiries, forgetSender }: Deps): Router {
  const router = Router();
  const answer = (row: InquiryRow | null) => {
    if (!row) throw notFound('No encontramos ese mensaje.');
    return toInquiry(row);
  };

  router.get('/', async (req, res) => {
    const { rows, ...counted } = await inquiries.list(parseQuery(contactListQuery, req));
    tellCount(res, counted).json(rows.map(toInquiry));
  });

  router.patch('/:id', async (req, res) => {
    const id = parseId(req);
    res.json(answer(await inquiries.change(id, parseBody(contactChange, req))));
  });

  router.post('/forget', async (req, res) => {
    res.json({ messages: await forgetSender(parseBody(contactForget, req).email) });
  });

  router.delete('/:id', async (req, res) => {
    res.json(answer(await inquiries.remove(parseId(req))));
  });

  return router;
}
