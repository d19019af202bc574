import { expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { imapServer, type ImapServer } from '../testing/imap-server.ts';
import { aMail, withMails, type TestMails } from '../testing/with-mails.ts';
import { readMailbox } from './read-mailbox.ts';

const domain = 'tienda.example';
const never = new AbortController().signal;
const REASON = '550 5.1.1 No such user: muestra';

type Report = { messageId: string; recipient?: string; action?: string; filler?: string };
/** A report as Postfix writes it. */
const report = ({
  messageId,
  recipient = 'muestra@example.com',
  action = 'failed',
  filler = '',
}: Report) => `From: MAILER-DAEMON@mx.example
To: hola@example.com
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status;
	boundary="b1"
MIME-Version: 1.0

--b1
Content-Type: text/plain

I'm sorry to have to inform you ${filler}

--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
X-Postfix-Queue-ID: 4C1

Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such user:
    muestra

--b1
Content-Type: message/rfc822

Message-ID: ${messageId}
Subject: Tu pago
To: ${recipient}

Gracias
--b1--
`;

type Given = TestMails & { box: ImapServer; read: () => Promise<void>; messageId: () => string };
/** One mail that was sent, and a mailbox. */
const withMailbox = (run: (given: Given) => Promise<void>): Promise<void> =>
  withMails(async (given) => {
    const box = await imapServer();
    const log = createLog('bounces', 'silent');
    try {
      await given.mails.add(aMail());
      await given.send();
      const read = () => readMailbox({ url: box.url, mails: given.mails, domain, log }, never);
      await run({ ...given, box, read, messageId: () => given.server.received.at(-1)!.messageId! });
    } finally {
      box.close();
    }
  });

test('when a mail comes back then it is shown as not delivered with the reason, once, and can be sent again', () =>
  withMailbox(async ({ box, read, messageId, all, mails, send }) => {
    const told = box.add(report({ messageId: messageId() }));
    const letter = box.add(
      'From: ana@example.com\nSubject: Hola\nContent-Type: text/plain\n\n¿Tienen miel?\n',
    );

    await read();

    const [mail] = await all();
    expect(mail).toMatchObject({ status: 'bounced', lastError: REASON });
    expect(told.seen).toBe(true);
    expect(letter).toMatchObject({ seen: false, wasFetched: false });
    await mails.resend(mail!._id, 'duena');
    await send();
    told.seen = false;
    await read();
    expect(await all()).toMatchObject([{ status: 'sent' }]);
  }));

test.each<[string, (messageId: string) => string]>([
  ['is of another mail', () => report({ messageId: `<${'x'.repeat(24)}.0@${domain}>` })],
  ['is of another shop', (id) => report({ messageId: id.replace(domain, 'otra.example') })],
  ['names somebody else', (messageId) => report({ messageId, recipient: 'otra@example.com' })],
  ['only says that it is late', (messageId) => report({ messageId, action: 'delayed' })],
  ['names no mail', () => report({ messageId: '' })],
  ['is no report inside', () => 'Content-Type: multipart/report; report-type=delivery-status\n\nhola\n'],
])('when a report %s then no mail changes, and it is not read again', (_, written) =>
  withMailbox(async ({ box, read, messageId, all }) => {
    const told = box.add(written(messageId()));

    await read();

    expect(await all()).toMatchObject([{ status: 'sent' }]);
    expect(told.seen).toBe(true);
  }),
);

test('when a report is huge then it is not fetched', () =>
  withMailbox(async ({ box, read, messageId, all }) => {
    const told = box.add(report({ messageId: messageId(), filler: 'x'.repeat(1_000_001) }));

    await read();

    expect(await all()).toMatchObject([{ status: 'sent' }]);
    expect(told).toMatchObject({ seen: true, wasFetched: false });
  }));

test('when the password is wrong or nobody answers then that is an error, without the password', () =>
  withMailbox(async ({ box, mails }) => {
    const log = createLog('bounces', 'silent');
    const reading = (url: string) => readMailbox({ url, mails, domain, log }, never);

    const refused = await reading(box.url.replace('una', 'otra')).catch((error: Error) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(JSON.stringify(refused)).not.toContain('clave');
    await expect(reading('imap://a:b@127.0.0.1:1')).rejects.toThrow();
    await box.left();
  }));

// The library ends a silent connection by itself, after 20 s.
test(
  'when the folder is missing then that is an error, and no connection stays open',
  () =>
    withMailbox(async ({ box, mails }) => {
      const log = createLog('bounces', 'silent');

      await expect(readMailbox({ url: `${box.url}/Rebotes`, mails, domain, log }, never)).rejects.toThrow();

      await box.left();
    }),
  15_000,
);
