import type { Log } from '@shop/service-kit/log';
import { ImapFlow } from 'imapflow';
import type { MailStore } from '../mail.store.ts';
import { readBounce } from './delivery-status.ts';

/** A report contains at most a copy of the mail; a larger message is no report. */
const LARGEST = 1_000_000;
const AT_A_TIME = 200;
const TIMEOUT_MS = 20_000;

export type Mailbox = {
  /** imaps://user:password@host/folder; INBOX without a folder. */
  url: string;
  mails: Pick<MailStore, 'bounced'>;
  /** Domain of the message ids. */
  domain: string;
  log: Log;
};

/**
 * Reads the reports of undelivered mails, and marks each as read. All other mail in the box stays untouched: it may
 * be a person's.
 * @throws the server's error
 */
export async function readMailbox({ url, ...given }: Mailbox, signal: AbortSignal): Promise<void> {
  const client = openClient(url);
  const folder = decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    const reports = { seen: false, header: { 'content-type': 'delivery-status' } };
    const found = (await client.search(reports, { uid: true })) || [];
    for (const uid of found.slice(0, AT_A_TIME)) {
      if (signal.aborted) break;
      await readOne(client, String(uid), given);
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    }
    await client.logout();
  } finally {
    client.close();
  }
}

function openClient(url: string): ImapFlow {
  const { hostname: host, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host,
    secure,
    port: Number(port) || (secure ? 993 : 143),
    logger: false,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableAutoIdle: true,
  });
  // The awaited call reports the error; without a listener the event would end the process.
  client.on('error', () => undefined);
  return client;
}

async function readOne(
  client: ImapFlow,
  uid: string,
  { mails, domain, log }: Omit<Mailbox, 'url'>,
): Promise<void> {
  const { size = Infinity } = (await client.fetchOne(uid, { size: true }, { uid: true })) || {};
  if (size > LARGEST) return;
  const { source } = (await client.fetchOne(uid, { source: true }, { uid: true })) || {};
  const bounce = source && (await readBounce(source).catch(() => undefined));
  const [, mail, round, at] = /^<([\w-]+)\.(\d+)@([^>]+)>$/.exec(bounce?.messageId ?? '') ?? [];
  if (!bounce || !mail || at !== domain) return;
  const isNoted = await mails.bounced({ _id: mail, round: Number(round) }, bounce);
  if (isNoted) log.info({ mail }, 'a mail came back');
}
