import { setTimeout as sleep } from 'node:timers/promises';
import { backOff } from '@shop/service-kit/lease-queue/lease-queue';
import { workOff } from '@shop/service-kit/lease-queue/work-off';
import type { Log } from '@shop/service-kit/log';
import { traced } from '@shop/service-kit/tracing/tracing';
import type { MailRow } from './mail.model.ts';
import type { MailStore } from './mail.store.ts';
import { DeliveryError, type MailTransport } from './smtp.ts';

const AT_ONCE = 4;
const NOTE_EVERY_MS = 250;
const LATER_MS = 10 * 60_000;
const waitAfter = backOff(30_000, 15 * 60_000);
/** After three days people have asked in another way. */
const GIVE_UP_MS = 3 * 24 * 3_600_000;

export type Sending = {
  mails: MailStore;
  transport: MailTransport;
  log: Log;
  leaseMs: number;
  /** Domain of the message ids. */
  domain: string;
  allow?: Allow | undefined;
  fill?: FillMail | undefined;
};
/** Whether a mail may be sent at this moment: 'later' waits, 'never' deletes it. */
export type Allow = (mail: MailRow) => Promise<'now' | 'later' | 'never'>;
/** Adds content to a mail that must not be stored with it. */
export type FillMail = (mail: MailRow) => Promise<MailRow>;

/**
 * Sends every due mail, four at once. It is recorded exactly once and delivered at least once: when a process dies
 * between the server's acceptance and the record of it, the mail is sent again, with the same Message-ID.
 * @throws the store's error, after all started deliveries have ended
 */
export async function sendDue(sending: Sending, signal: AbortSignal): Promise<void> {
  const claim = () => sending.mails.claim(sending.leaseMs);
  await workOff({ claim, work: (mail) => sendTraced(sending, mail), atOnce: AT_ONCE }, signal);
}

const sendTraced = (sending: Sending, mail: MailRow) =>
  traced({ name: `mail ${mail.kind}`, kind: 'consumer', from: mail.trace }, () => sendOne(sending, mail));

async function sendOne(sending: Sending, mail: MailRow): Promise<'next' | 'stop'> {
  const { mails, transport, log, leaseMs } = sending;
  const about = { mail: mail._id, kind: mail.kind, attempt: mail.attempts };
  const allowed = await allowedNow(sending, mail);
  if (allowed === 'later') await mails.retry(mail, LATER_MS, '');
  if (allowed === 'never') await mails.drop(mail);
  if (allowed !== 'now') return 'next';
  try {
    const filled = sending.fill ? await sending.fill(mail) : mail;
    const message = { ...filled, messageId: messageId(mail, sending.domain) };
    await traced({ name: 'smtp: send', kind: 'client' }, () => transport.send(message, leaseMs * 0.75));
  } catch (error) {
    const failure = error instanceof DeliveryError ? error : new DeliveryError(error);
    await noteFailure(mails, mail, failure);
    log.warn({ ...about, isFinal: failure.isFinal, code: codeOf(failure) }, 'a mail was not delivered');
    // An unavailable server would accept no other mail either.
    return failure.isServerAway ? 'stop' : 'next';
  }
  await noteSent(mails, mail);
  log.info(about, 'mail sent');
  return 'next';
}

/** While this is unknown the mail waits, so that it does not hold up mails of orders. */
const allowedNow = async ({ allow, log }: Sending, mail: MailRow): Promise<Awaited<ReturnType<Allow>>> => {
  if (!allow) return 'now';
  return allow(mail).catch((error: unknown) => {
    log.warn({ err: error, mail: mail._id, kind: mail.kind }, 'nobody could say whether a mail may go');
    return 'later' as const;
  });
};

/** Repeats the write while the lease lasts, if the database is away: otherwise the mail would be sent again. */
async function noteSent(mails: MailStore, mail: MailRow): Promise<void> {
  const until = mail.claimedUntil?.getTime() ?? 0;
  for (;;)
    try {
      return void (await mails.sent(mail));
    } catch (error) {
      if (Date.now() + NOTE_EVERY_MS >= until) throw error;
      await sleep(NOTE_EVERY_MS);
    }
}

/** The same for every delivery until a new request to resend, so that repetitions can be recognised. */
export const messageId = ({ _id, round }: Pick<MailRow, '_id' | 'round'>, domain: string): string =>
  `<${_id}.${round}@${domain}>`;

// The server's message contains the address, so it is shown to administrators and not logged.
const codeOf = ({ cause }: DeliveryError): unknown => (cause as { code?: unknown }).code;

function noteFailure(mails: MailStore, mail: MailRow, failure: DeliveryError): Promise<unknown> {
  const isTooOld = Date.now() - (mail.queuedAt ?? mail.createdAt).getTime() > GIVE_UP_MS;
  if (failure.isFinal || isTooOld) return mails.failed(mail, failure.message);
  return mails.retry(mail, waitAfter(mail.attempts), failure.message);
}
