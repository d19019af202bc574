import { expect, test } from '@jest/globals';
import { startJob } from '@shop/service-kit/job';
import { createLog } from '@shop/service-kit/log';
import { createMailStore } from './mail.store.ts';
import { sendMailsJob } from './sending.ts';
import { smtpTransport } from './smtp.ts';
import { aMail, withMails, type TestMails } from './testing/with-mails.ts';

const NEVER_MS = 3_600_000;
const log = createLog('mail', 'silent');
function sending({ mails, server }: TestMails, everyMs: number) {
  const config = {
    SMTP_URL: server.url,
    MAIL_FROM: 'hola@example.com',
    PUBLIC_BASE_URL: 'http://tienda.example',
    MAIL_EVERY_MS: everyMs,
    MAIL_LEASE_MS: 20_000,
  };
  return startJob(sendMailsJob({ mails, log, config, transport: () => smtpTransport(config) }), log);
}

/** Resolves when the mail has been sent for the nth time. */
async function sent({ all }: TestMails, nth: number): Promise<string> {
  for (;;) {
    const [mail] = await all();
    if (mail?.status === 'sent' && mail.round === nth - 1) return mail._id;
  }
}

test('when a mail is queued, or sent again then it goes out at once, however long the wait', () =>
  withMails(async (given) => {
    const { mails, server } = given;
    const job = sending(given, NEVER_MS);

    await mails.add(aMail());
    const id = await sent(given, 1);
    await mails.resend(id, 'duena');
    await sent(given, 2);

    expect(server.received).toHaveLength(2);
    await job.close();
  }));

test('when nobody tells of a mail, because Redis was away then it goes out when the sender looks', () =>
  withMails(async (given) => {
    const job = sending(given, 1);

    // As another process: this one gets no notice of it.
    await createMailStore(given.db, { hasServer: true }).add(aMail());
    await sent(given, 1);

    expect(given.server.received).toHaveLength(1);
    await job.close();
  }));
