import type { MailRow } from '@shop/mail/mail.model';
import { mailServer, type MailServer } from '@shop/mail/testing/mail-server';
import { database } from './database.ts';
import { eventually } from './eventually.ts';
import { runningShop, type RunningShop } from './running-shop.ts';

export const OWNER = 'duena@example.com';
/** Short intervals, because tests do not wait half a minute. */
export const SOON = { MAIL_EVERY_MS: '100', RECONCILE_EVERY_MS: '300', RECONCILE_AFTER_MS: '400' };

export const senderOf = (server: Pick<MailServer, 'url'>) => ({
  SMTP_URL: server.url,
  MAIL_FROM: 'Flor de Kaab <hola@example.com>',
  OWNER_EMAIL: OWNER,
});

/** A shop whose worker sends to a real mail server. */
export async function shopWithMail(): Promise<{ shop: RunningShop; server: MailServer }> {
  const server = await mailServer();
  const shop = await runningShop({ env: { ...SOON, ...senderOf(server) } });
  return { shop, server };
}

/** The stored mails of an order, oldest first. */
export const mailsOf = (shop: Pick<RunningShop, 'config'>, orderId: string): Promise<MailRow[]> =>
  database(shop, (db) =>
    db.collection<MailRow>('mails').find({ 'about.orderId': orderId }).sort({ createdAt: 1 }).toArray(),
  );

/** Waits until an order has mails of exactly these kinds, and nothing left to do. */
export async function mailsAre(
  shop: Pick<RunningShop, 'config'>,
  orderId: string,
  kinds: string[],
): Promise<MailRow[]> {
  const wanted = [...kinds].sort().join();
  return eventually(async () => {
    const mails = await mailsOf(shop, orderId);
    const isDone = mails.every(({ status }) => status !== 'queued');
    return isDone &&
      mails
        .map(({ kind }) => kind)
        .sort()
        .join() === wanted
      ? mails
      : undefined;
  });
}
