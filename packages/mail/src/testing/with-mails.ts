import { randomBytes } from 'node:crypto';
import type { NewMail } from '../mail.store.ts';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { createLog } from '@shop/service-kit/log';
import { backing } from '@shop/service-kit/testing/backing';
import { mailModel, type MailRow } from '../mail.model.ts';
import { createMailStore, type MailStore } from '../mail.store.ts';
import { sendDue, type Sending } from '../send-due.ts';
import { smtpTransport } from '../smtp.ts';
import { mailServer, type MailServer } from './mail-server.ts';

export const aMail = (over: Partial<NewMail> = {}): NewMail => ({
  key: `order-paid:${randomBytes(6).toString('hex')}`,
  kind: 'order-paid',
  to: 'muestra@example.com',
  subject: 'Tu pago está confirmado',
  html: '<p>Gracias</p>',
  text: 'Gracias',
  about: {},
  ...over,
});

export type TestMails = {
  db: Mongo;
  mails: MailStore;
  server: MailServer;
  /** One turn of the sender; `over` sets its faults. */
  send: (leaseMs?: number, over?: Partial<Sending>) => Promise<void>;
  all: () => Promise<MailRow[]>;
  /** Makes mails that wait for the next attempt due at once. */
  hurry: () => Promise<unknown>;
};

/** Runs a test on its own mail store and a real mail server. */
export async function withMails(
  test: (given: TestMails) => Promise<void>,
  { hasServer } = { hasServer: true },
): Promise<void> {
  const env = backing();
  const db = await connectMongo(env.MONGODB_URI, env.MONGODB_DB, mailModel);
  const server = await mailServer();
  const mails = createMailStore(db, { hasServer });
  const config = { SMTP_URL: server.url, MAIL_FROM: 'Flor de Kaab <hola@example.com>' };
  const transport = smtpTransport(config)!;
  const sending = { mails, transport, log: createLog('mail', 'silent'), domain: 'tienda.example' };
  const rows = mailModel(db);
  try {
    await test({
      db,
      mails,
      server,
      send: (leaseMs = 20_000, over = {}) =>
        sendDue({ ...sending, leaseMs, ...over }, new AbortController().signal),
      all: () => rows.find().sort({ createdAt: 1 }).lean(),
      hurry: () => rows.updateMany({ status: 'queued' }, { $set: { nextAt: new Date() } }),
    });
  } finally {
    await db.dropDatabase();
    await db.close();
    await server.shut();
  }
}
