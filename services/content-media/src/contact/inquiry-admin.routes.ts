import {
  contactChange,
  contactForget,
  contactListQuery,
  contactReply,
  contactRequest,
} from '@shop/contracts/contact';
import { randomId } from '@shop/contracts/common';
import type { MailStore } from '@shop/mail/mail.store';
import { conflict, notFound, parseBody, parseId, parseParam, parseQuery } from '@shop/service-kit/errors';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import '@shop/service-kit/session';
import { Router } from 'express';
import type { ForgetSender } from './forget-sender.ts';
import type { InquiryRow, InquiryStore } from './inquiry.store.ts';
import type { Replies } from './replies.ts';

type Deps = {
  inquiries: InquiryStore;
  forgetSender: ForgetSender;
  replies: Replies;
  mails: Pick<MailStore, 'hasServer'>;
};
const NO_SERVER = 'No hay servidor de correo configurado. Responde desde tu correo.';
const BAD_ADDRESS = 'La dirección de quien escribió no sirve para responder.';
const orNone = (row: InquiryRow | null): InquiryRow => {
  if (!row) throw notFound('No encontramos ese mensaje.');
  return row;
};

/** /api/admin/messages: the administrators' inbox. */
export function inquiryAdminRoutes({ inquiries, forgetSender, replies, mails }: Deps): Router {
  const router = Router();
  const answer = async (row: InquiryRow | null) => (await replies.shown([orNone(row)]))[0];

  router.get('/', async (req, res) => {
    const { rows, ...counted } = await inquiries.list(parseQuery(contactListQuery, req));
    tellCount(res, counted).json(await replies.shown(rows));
  });

  router.patch('/:id', async (req, res) => {
    const id = parseId(req);
    res.json(await answer(await inquiries.change(id, parseBody(contactChange, req))));
  });

  router.post('/:id/reply', async (req, res) => {
    const id = parseId(req);
    const given = parseBody(contactReply, req);
    if (!mails.hasServer) throw conflict(NO_SERVER);
    const { email } = orNone(await inquiries.find(id));
    // An older release may have stored the address unchecked: it must be one address without mail headers.
    if (!contactRequest.shape.email.safeParse(email).success) throw conflict(BAD_ADDRESS);
    const who = req.session.admin?.username ?? 'admin';
    const inquiry = orNone(await inquiries.reply(id, { ...given, who }));
    if (!inquiry.replies?.some(({ requestId }) => requestId === given.requestId))
      throw conflict(answeredBy(inquiry));
    await replies.write(inquiry);
    res.json(await answer(inquiry));
  });

  router.post('/:id/replies/:replyId/resend', async (req, res) => {
    const inquiry = orNone(await inquiries.find(parseId(req)));
    if (!mails.hasServer) throw conflict(NO_SERVER);
    const requestId = parseParam(randomId, req, 'replyId');
    await replies.resend(inquiry, { requestId, who: req.session.admin?.username ?? 'admin' });
    res.json(await answer(inquiry));
  });

  router.post('/forget', async (req, res) => {
    res.json({ messages: await forgetSender(parseBody(contactForget, req).email) });
  });

  router.delete('/:id', async (req, res) => {
    res.json(await answer(await inquiries.remove(parseId(req))));
  });

  return router;
}

const answeredBy = ({ replies }: InquiryRow): string =>
  `${replies?.at(-1)?.who ?? 'Alguien'} ya respondió. Lee su respuesta; si aún hace falta, envía la tuya.`;
