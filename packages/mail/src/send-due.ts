import type { Log } from '@shop/service-kit/log';
import type { MailRow } from './mail.model.ts';
import type { MailStore } from './mail.store.ts';
import { DeliveryError, type MailTransport } from './smtp.ts';

const AT_ONCE = 4;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Who waits for a mail for three days has asked by other means. */
const GIVE_UP_MS = 3 * 24 * 3_600_000;

export type Sending = {
  mails: MailStore;
  transport: MailTransport;
  log: Log;
  leaseMs: number;
  /** Domain of the message ids. */
  domain: string;
};

/**
 * Sends every mail that is due, four at once. The record is exactly once, the delivery at least once: a process that dies between
 * the server's yes and the note of it leaves a mail that is sent again, with the same Message-ID.
 * @throws the store's error, when no delivery is under way any more
 */
export async function sendDue(sending: Sending, signal: AbortSignal): Promise<void> {
  const stop = new AbortController();
  const until = AbortSignal.any([signal, stop.signal]);
  // The others would only fail the same way: they keep their turn until the next round.
  const lane = async () => {
    while (!until.aborted) {
      const mail = await sending.mails.claim(sending.leaseMs);
      if (!mail) return;
      if ((await sendOne(sending, mail)) === 'away') stop.abort();
    }
  };
  const guarded = () =>
    lane().catch((error: unknown) => {
      stop.abort();
      throw error;
    });
  // A turn ends when its last delivery does: one that ended before would overlap with the next.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, guarded));
  const broken = ended.find((lane) => lane.status === 'rejected');
  if (broken) throw broken.reason;
}

async function sendOne(sending: Sending, mail: MailRow): Promise<'done' | 'away'> {
  const { mails, transport, log, leaseMs } = sending;
  const about = { mail: mail._id, kind: mail.kind, attempt: mail.attempts };
  try {
    await transport.send({ ...mail, messageId: messageId(mail, sending.domain) }, leaseMs * 0.75);
  } catch (error) {
    const failure = error instanceof DeliveryError ? error : new DeliveryError(error);
    await noteFailure(mails, mail, failure);
    log.warn({ ...about, isFinal: failure.isFinal, code: codeOf(failure) }, 'a mail was not delivered');
    return failure.isServerAway ? 'away' : 'done';
  }
  await mails.sent(mail);
  log.info(about, 'mail sent');
  return 'done';
}

/** The same for every delivery of one round, so that a repetition can be recognised. */
export const messageId = ({ _id, round }: Pick<MailRow, '_id' | 'round'>, domain: string): string =>
  `<${_id}.${round}@${domain}>`;

// The server's words name the address: they are for the administrators' list, not for the log.
const codeOf = ({ cause }: DeliveryError): unknown => (cause as { code?: unknown }).code;

function noteFailure(mails: MailStore, mail: MailRow, failure: DeliveryError): Promise<unknown> {
  const now = Date.now();
  const isTooOld = now - (mail.queuedAt ?? mail.createdAt).getTime() > GIVE_UP_MS;
  if (failure.isFinal || isTooOld) return mails.failed(mail, failure.message);
  return mails.tryAgain(mail, failure.message, new Date(now + waitAfter(mail.attempts)));
}

/** Milliseconds until the next attempt: half a minute, then twice as long each time, a quarter of an hour at most. */
export const waitAfter = (attempts: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
