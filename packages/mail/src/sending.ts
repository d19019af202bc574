import type { Job } from '@shop/service-kit/job';
import type { Log } from '@shop/service-kit/log';
import type { MailConfig } from './env.ts';
import type { MailStore } from './mail.store.ts';
import { sendDue, type Allow, type FillMail } from './send-due.ts';
import type { MailTransport } from './smtp.ts';

type Needs = {
  mails: MailStore;
  config: MailConfig & { PUBLIC_BASE_URL: string };
  /** The current mail server; undefined while there is none. */
  transport: () => MailTransport | undefined;
  log: Log;
  /** Called before each delivery, for mails that may not be wanted any more. */
  allowMail?: Allow;
  fillMail?: FillMail;
};

/**
 * Sends a due mail as soon as this process is told of it, and checks every few seconds for mails of others. Without a
 * mail server it only runs `before`.
 * @param before runs before each turn, e.g. to write mails that are due
 */
export function sendMailsJob(
  { mails, config, log, allowMail: allow, fillMail: fill, ...needs }: Needs,
  before?: () => Promise<unknown>,
): Job {
  const domain = new URL(config.PUBLIC_BASE_URL).hostname;
  const leaseMs = config.MAIL_LEASE_MS;
  if (!needs.transport()) log.info('no mail server is configured: mails are kept');
  return {
    name: 'mails',
    every: config.MAIL_EVERY_MS,
    onDue: mails.onDue,
    run: async (signal) => {
      await before?.();
      const transport = needs.transport();
      if (transport) await sendDue({ mails, transport, log, leaseMs, domain, allow, fill }, signal);
    },
  };
}
