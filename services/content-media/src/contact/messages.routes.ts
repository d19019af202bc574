import { autoIdParam } from '@shop/contracts/common';
import { contactListQuery, contactReadChange, type ContactInquiry } from '@shop/contracts/contact';
import { notFound } from '@shop/service-kit/errors';
import { parseBody, parseParam, parseQuery } from '@shop/service-kit/validate';
import { Router } from 'express';
import type { InquiryRow } from './contact.model.ts';
import type { InquiryStore } from './contact.store.ts';

function toInquiry(row: InquiryRow | null): ContactInquiry {
  if (!row) throw notFound('No encontramos ese mensaje.');
  const { id, name, email, message, isRead, createdAt } = row;
  return { id, name, email, message, isRead, createdAt: createdAt.toISOString() };
}

/** /api/admin/messages: the administrators' inbox. */
export function messageRoutes({ inquiries }: { inquiries: InquiryStore }): Router {
  const router = Router();

  router.get('/', async (req, res) => {
    const { isRead, page, pageSize } = parseQuery(contactListQuery, req);
    const { rows, total } = await inquiries.list({ isRead, page, pageSize });
    res.set('X-Total-Count', String(total)).json(rows.map(toInquiry));
  });

  router.patch('/:id', async (req, res) => {
    const id = parseParam(autoIdParam, req, 'id');
    const { isRead } = parseBody(contactReadChange, req);
    res.json(toInquiry(await inquiries.setRead(id, isRead)));
  });

  router.delete('/:id', async (req, res) => {
    res.json(toInquiry(await inquiries.remove(parseParam(autoIdParam, req, 'id'))));
  });

  return router;
}
