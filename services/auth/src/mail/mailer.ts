import type { BrandedEmail } from '@shop/mail/email';
import type { MailServerConfig } from '@shop/mail/env';
import { smtpTransport } from '@shop/mail/smtp';
import type { KeptKeys } from '@shop/service-kit/kept-keys/kept-keys';
import type { Log } from '@shop/service-kit/log';
import { randomBytes } from 'node:crypto';
import { createBrand } from './brand.ts';

/** What a server that is alive needs at most; whoever waits for an answer does not wait longer. */
const TIMEOUT_MS = 10_000;

export type Mailer = ReturnType<typeof createMailer>;
type Config = MailServerConfig & { PUBLIC_BASE_URL: string; CONTENT_MEDIA_URL?: string | undefined };
/** The configuration, and what is made of it; both change when an owner connects another server. */
type Keys = Pick<KeptKeys<Config>, 'config' | 'using'>;

/**
 * Sends mails that let somebody in. They are handed to the mail server at once and stand in no database: whoever could read
 * it could use the links. A mail that the server does not take is asked for again by a person (docs/decisions/0038).
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
      // The server's message names the address: it does not belong in the log.
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

    /** Waits for what is being handed over. */
    close: async (): Promise<void> => void (await Promise.allSettled(underWay)),
  };
}
