import type { BrandedEmail } from '@shop/mail/email';
import type { MailServerConfig } from '@shop/mail/env';
import { smtpTransport } from '@shop/mail/smtp';
import type { KeptKeys } from '@shop/service-kit/kept-keys/kept-keys';
import type { Log } from '@shop/service-kit/log';
import { randomBytes } from 'node:crypto';
import { createBrand } from './brand.ts';

/** A working server needs less; nobody waits longer for a response. */
const TIMEOUT_MS = 10_000;

export type Mailer = ReturnType<typeof createMailer>;
type Config = MailServerConfig & { PUBLIC_BASE_URL: string; CONTENT_MEDIA_URL?: string | undefined };
/** The configuration and what depends on it; both change when an owner connects another server. */
type Keys = Pick<KeptKeys<Config>, 'config' | 'using'>;

/**
 * Sends mails that grant access. They go to the mail server at once and are not stored: a reader of the database could
 * use their links. If the server refuses a mail, a person has to ask for it again (docs/decisions/0038).
 */
export function createMailer(keys: Keys, log: Log) {
  const config = keys.config();
  const transport = keys.using(smtpTransport);
  const { hostname } = new URL(config.PUBLIC_BASE_URL);
  const first = /^\s*"?([^"<]+?)"?\s*</.exec(config.MAIL_FROM ?? '')?.[1] ?? hostname;
  const brand = createBrand(config.CONTENT_MEDIA_URL, first, log);
  const underWay = new Set<Promise<boolean>>();

  async function deliver(to: string, email: BrandedEmail): Promise<boolean> {
    const server = transport();
    if (!server) return false;
    const messageId = `<${randomBytes(18).toString('base64url')}@${hostname}>`;
    try {
      await server.send({ to, messageId, ...email(await brand()) }, TIMEOUT_MS);
      return true;
    } catch (error) {
      // The server's message contains the address, which must not be logged.
      log.warn(
        { code: (error as { cause?: { code?: unknown } }).cause?.code },
        'a mail with a link was not taken',
      );
      return false;
    }
  }

  return {
    get isOn() {
      return transport() !== undefined;
    },

    /** @returns whether the mail server took it */
    send(to: string, email: BrandedEmail): Promise<boolean> {
      const sending = deliver(to, email);
      underWay.add(sending);
      return sending.finally(() => underWay.delete(sending));
    },

    /** Waits for the mails that are being sent. */
    close: async (): Promise<void> => void (await Promise.allSettled(underWay)),
  };
}
