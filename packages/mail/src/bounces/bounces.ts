import type { Job } from '@shop/service-kit/job';
import type { Log } from '@shop/service-kit/log';
import type { MailStore } from '../mail.store.ts';

type Needs = {
  mails: MailStore;
  config: { IMAP_URL?: string | undefined; BOUNCES_EVERY_MS: number; PUBLIC_BASE_URL: string };
  log: Log;
};

/** Checks every few minutes for bounced mails, when a mailbox is configured. */
export function bounceJobs({ mails, config, log }: Needs): Job[] {
  const { IMAP_URL: url, BOUNCES_EVERY_MS: every } = config;
  if (!url) return [];
  const domain = new URL(config.PUBLIC_BASE_URL).hostname;
  const run: Job['run'] = async (signal) => {
    // IMAP takes memory that only a shop with a mailbox should spend.
    const { readMailbox } = await import('./read-mailbox.ts');
    await readMailbox({ url, mails, domain, log }, signal);
  };
  return [{ name: 'bounces', every, run }];
}
