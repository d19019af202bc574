import { SAMPLE_KINDS, type MailSample, type SampleKind } from '@shop/contracts/mail';
import { notFound } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import type { EmailContent } from './email.ts';
import { sendEmailDocument } from './mail.routes.ts';

/** Current examples of emails, about invented events; undefined for kinds of other services. */
export type Samples = (kind: SampleKind) => Promise<Omit<EmailContent, 'senderName'> | undefined>;

/** An example of every kind of email, for administrators. The service that mounts these routes checks the caller. */
export function sampleRoutes(samples: Samples): Router {
  const router = Router();
  const found = async (req: Request) => {
    const kind = SAMPLE_KINDS.find((name) => name === req.params['kind']);
    const email = kind && (await samples(kind));
    if (!email) throw notFound('No hay un correo de ese tipo.');
    return { kind, ...email };
  };

  router.get('/:kind', async (req, res) => {
    const { kind, subject, text } = await found(req);
    const sample: MailSample = { kind, subject, text };
    res.json(sample);
  });

  router.get('/:kind/html', async (req, res) => sendEmailDocument(res, (await found(req)).html));

  return router;
}
