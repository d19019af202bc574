import { startLoop, type Loop } from '@shop/service-kit/lease-queue/start-loop';
import type { Log } from '@shop/service-kit/log';
import type { MailStore } from '../mail.store.ts';

type Starting = {
  mails: MailStore;
  config: { IMAP_URL?: string | undefined; BOUNCES_EVERY_MS: number; PUBLIC_BASE_URL: string };
  log: Log;
};

/** Looks every few minutes for mails that came back, where a mailbox is named. */
export function startBounces({ mails, config, log }: Starting): Loop | undefined {
  const { IMAP_URL: url, BOUNCES_EVERY_MS: everyMs } = config;
  if (!url) return undefined;
  const domain = new URL(config.PUBLIC_BASE_URL).hostname;
  const turn = async (signal: AbortSignal) => {
    // IMAP takes memory that only a shop with a mailbox has to give.
    const { readMailbox } = await import('./read-mailbox.ts');
    await readMailbox({ url, mails, domain, log }, signal);
  };
  return startLoop(turn, { name: 'bounces', everyMs, log });
}
