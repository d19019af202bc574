import { startLoop, type Loop } from '@shop/service-kit/lease-queue/start-loop';
import type { Log } from '@shop/service-kit/log';
import type { MailConfig } from './env.ts';
import type { MailStore } from './mail.store.ts';
import { sendDue } from './send-due.ts';
import { smtpTransport } from './smtp.ts';

type Starting = {
  mails: MailStore;
  config: MailConfig & { PUBLIC_BASE_URL: string };
  log: Log;
  /** What has to be done before each turn, e.g. writing the mails that are owed. */
  before?: () => Promise<unknown>;
};

/**
 * Sends what is due as soon as this process hears of it, and looks every few seconds for what others queued. Without a mail
 * server it only does what comes before.
 */
export function startSending({ mails, config, log, before }: Starting): Loop {
  const transport = smtpTransport(config);
  const domain = new URL(config.PUBLIC_BASE_URL).hostname;
  const leaseMs = config.MAIL_LEASE_MS;
  if (!transport) log.info('no mail server is configured: mails are kept');
  const turn = async (signal: AbortSignal) => {
    await before?.();
    if (transport) await sendDue({ mails, transport, log, leaseMs, domain }, signal);
  };
  const loop = startLoop(turn, { name: 'mails', everyMs: config.MAIL_EVERY_MS, log });
  mails.onDue(loop.wake);
  return loop;
}
