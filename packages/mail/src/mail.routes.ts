import {
  MAIL_SERVER_HEADER,
  mailId,
  mailListQuery,
  type Mail,
  type MailStatus,
  type MailSummary,
} from '@shop/contracts/mail';
import { conflict, notFound, parseParam, parseQuery } from '@shop/service-kit/errors';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import '@shop/service-kit/session';
import { Router, type Request, type Response } from 'express';
import type { MailRow } from './mail.model.ts';
import type { MailStore } from './mail.store.ts';

const NO_SERVER = 'No hay servidor de correo configurado: el correo se queda guardado.';
const ONCE = 'Este correo va una sola vez a quien lo pidió.';
const GONE: MailStatus[] = ['sent', 'bounced'];
/** An email may show itself and the shop's pictures: no script, no other request, and only the shop may frame it. */
const EMAIL_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

/** The mails of one service, for administrators. The service that mounts these routes checks the caller. */
export function mailRoutes(mails: MailStore): Router {
  const router = Router();
  const found = async (req: Request) => orNone(await mails.find(parseParam(mailId, req, 'id')));

  router.get('/', async (req, res) => {
    const { rows, ...counted } = await mails.list(parseQuery(mailListQuery, req));
    res.set(MAIL_SERVER_HEADER, mails.hasServer ? 'ready' : 'none');
    tellCount(res, counted).json(rows.map(toSummary));
  });

  router.get('/:id', async (req, res) => {
    res.json(toMail(await found(req)));
  });

  router.get('/:id/html', async (req, res) => {
    sendEmailDocument(res, (await found(req)).html);
  });

  router.post('/:id/resend', async (req, res) => {
    const { _id, about, status } = await found(req);
    if (about.consentId && GONE.includes(status)) throw conflict(ONCE);
    if (!mails.hasServer) throw conflict(NO_SERVER);
    res.json(toMail(orNone(await mails.resend(_id, req.session.admin?.username ?? 'admin'))));
  });

  return router;
}

/** Sends an email as a separate document for a frame. */
export const sendEmailDocument = (res: Response, html: string): unknown =>
  res.set('Content-Security-Policy', EMAIL_POLICY).type('html').send(html);

function orNone(mail: MailRow | null): MailRow {
  if (!mail) throw notFound('No encontramos ese correo.');
  return mail;
}

const toSummary = (mail: Omit<MailRow, 'html' | 'text'>): MailSummary => {
  const { _id, kind, status, to, subject, attempts, lastError, about, createdAt, sentAt } = mail;
  return {
    id: _id,
    kind,
    status,
    to,
    subject,
    attempts,
    createdAt: createdAt.toISOString(),
    ...(lastError && { lastError }),
    ...(about.orderId && { orderId: about.orderId }),
    ...(about.number && { orderNumber: about.number }),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
  };
};

const toMail = (mail: MailRow): Mail => ({
  ...toSummary(mail),
  text: mail.text,
  resends: mail.resends.map(({ at, who }) => ({ at: at.toISOString(), who })),
});
