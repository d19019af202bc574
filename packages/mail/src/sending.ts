import type { Job } from '@shop/service-kit/job';
import type { Log } from '@shop/service-kit/log';
import type { MailConfig } from './env.ts';
import type { MailStore } from './mail.store.ts';
import { sendDue } from './send-due.ts';
import { smtpTransport } from './smtp.ts';

type Needs = {
  mails: MailStore;
  config: MailConfig & { PUBLIC_BASE_URL: string };
  log: Log;
};

/**
 * Sends what is due as soon as this process hears of it, and looks every few seconds for what others queued. Without a mail
 * server it only does what comes before.
 * @param before what has to be done before each turn, e.g. writing the mails that are owed
 */
export function sendingMails({ mails, config, log }: Needs, before?: () => Promise<unknown>): Job {
  const transport = smtpTransport(config);
  const domain = new URL(config.PUBLIC_BASE_URL).hostname;
  const leaseMs = config.MAIL_LEASE_MS;
  if (!transport) log.info('no mail server is configured: mails are kept');
  return {
    name: 'mails',
    every: config.MAIL_EVERY_MS,
    onDue: mails.onDue,
    run: async (signal) => {
      await before?.();
      if (transport) await sendDue({ mails, transport, log, leaseMs, domain }, signal);
    },
  };
}
