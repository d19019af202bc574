import { mailServer, type MailServer, type Received } from '@shop/mail/testing/mail-server';
import { withAuth, type TestAuth } from './with-auth.ts';

export type MailedAuth = TestAuth & {
  server: MailServer;
  /** Waits for the earliest unread mail. */
  nextMail: () => Promise<Received>;
};

/** An auth service with a real mail server, and an owner with a verified mailbox. */
export async function withMailedAuth(
  test: (auth: MailedAuth) => Promise<void>,
  over: Record<string, string> = {},
): Promise<void> {
  const server = await mailServer();
  let read = 0;
  const nextMail = async (): Promise<Received> => {
    while (server.received.length <= read) await new Promise((resolve) => setTimeout(resolve, 10));
    return server.received[read++]!;
  };
  const env = { SMTP_URL: server.url, MAIL_FROM: 'Flor de Kaab <hola@example.com>', ...over };
  try {
    await withAuth(async (auth) => {
      const users = auth.db.collection('admin_users');
      await users.updateOne({ username: auth.owner.username }, { $set: { email: 'duena@example.com' } });
      await test({ ...auth, server, nextMail });
    }, env);
  } finally {
    await server.shut();
  }
}
