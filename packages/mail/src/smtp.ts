import { isPublicAddress } from '@shop/service-kit/public-address';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hasServer, type MailServerConfig } from './env.ts';
import type { MailFile, MailRow } from './mail.model.ts';

type Outgoing = Pick<
  MailRow,
  'to' | 'replyTo' | 'senderName' | 'endLink' | 'subject' | 'html' | 'text' | 'files'
> & {
  messageId: string;
};
export type MailTransport = {
  /** Returns the server's response to an accepted mail. @throws DeliveryError after `timeoutMs` at the latest */
  send: (mail: Outgoing, timeoutMs: number) => Promise<string>;
};

/** `isFinal`: the server will never accept this mail; `isServerAway`: it would accept no other either. */
export class DeliveryError extends Error {
  readonly isFinal: boolean;
  readonly isServerAway: boolean;

  constructor(cause: unknown) {
    const { message, code = '', command = '', responseCode = 0 } = cause as SmtpError;
    super(message, { cause });
    this.name = 'DeliveryError';
    const isOfThisMail = OF_A_MAIL.has(command) && !isAccountSpent(cause as SmtpError);
    this.isFinal = isOfThisMail && (responseCode >= 500 || (code === 'EENVELOPE' && command === 'API'));
    this.isServerAway = !isOfThisMail;
  }
}
export type SmtpError = Error & {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

const OF_A_MAIL = new Set(['RCPT TO', 'DATA', 'API']);
const SPENT =
  /\b5\.4\.5\b|\b5\.1\.90\b|(daily|hourly|sending|submission)\W.{0,40}(limit|quota)|max \w+ per (hour|day)|unusual sending/i;
/** The shop's own account may send no more for some hours; most servers say so with a permanent status. */
export const isAccountSpent = ({ response = '' }: Pick<SmtpError, 'response'>): boolean =>
  SPENT.test(response);

/** The configured address with the shop's current name. */
const senderOf = (from: string, name?: string) =>
  name ? { name, address: /<([^>]*)>/.exec(from)?.[1] ?? from } : from;

/** The port where servers use TLS from the first byte. */
const TLS_PORT = 465;
const OWN_MACHINE = /^(localhost|127\.[\d.]+)$/;

const PRIVATE = 'EPRIVATE';
/** Whether the error is about a server that an owner must not use. */
export const isPrivateServer = ({ code }: Pick<SmtpError, 'code'>): boolean => code === PRIVATE;
/**
 * Checks the address of a name and connects to that same address, so that a later change of the name has no effect.
 * @throws SmtpError PRIVATE for one of the installation's own networks, unless that is allowed
 */
export async function addressOf(
  name: string,
  { WEBHOOK_PRIVATE_ADDRESSES }: MailServerConfig,
): Promise<string> {
  const found = await lookup(name, { all: true, order: 'ipv4first' });
  if (WEBHOOK_PRIVATE_ADDRESSES !== 'allow' && !found.every(({ address }) => isPublicAddress(address)))
    throw Object.assign(new Error('the server is in a private network'), { code: PRIVATE });
  return found[0]!.address;
}

/** The mail server. An owner's server is never used without encryption; the environment's may be a relay next door. */
async function serverOf(config: MailServerConfig) {
  const { SMTP_URL, SMTP_SERVER = '', SMTP_USER = '', SMTP_PASSWORD = '' } = config;
  if (SMTP_URL) return { url: SMTP_URL };
  const [host = '', port] = SMTP_SERVER.split(':');
  return {
    host: await addressOf(host, config),
    // The certificate is issued for the name.
    ...(!isIP(host) && { tls: { servername: host } }),
    port: Number(port),
    secure: Number(port) === TLS_PORT,
    requireTLS: !OWN_MACHINE.test(host),
    auth: { user: SMTP_USER, pass: SMTP_PASSWORD },
  };
}

const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  disableFileAccess: true,
  disableUrlAccess: true,
};
const attached = ({ name, contentType, content }: MailFile) => ({
  filename: name,
  contentType,
  content,
  encoding: 'base64',
});
const refusedAt = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

/** With these headers mail programs show their own button, which sends a POST. */
const oneClick = (endLink: string) => ({
  'List-Unsubscribe': `<${endLink}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The configured mail server; undefined when there is none. */
export function smtpTransport(config: MailServerConfig): MailTransport | undefined {
  const { MAIL_FROM } = config;
  if (!hasServer(config) || !MAIL_FROM) return undefined;
  return {
    async send({ messageId, to, replyTo, senderName, endLink, subject, html, text, files }, timeoutMs) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const server = await Promise.race([serverOf(config), refusedAt(signal)]);
        // Takes 2 MB of memory, which a shop without a mail server never needs.
        const { createTransport } = await import('nodemailer');
        const transport = createTransport({ ...server, ...LIMITS });
        const { response } = await transport.sendMail({
          messageId,
          from: senderOf(MAIL_FROM, senderName),
          to,
          subject,
          html,
          text,
          ...(replyTo && { replyTo }),
          ...(files && { attachments: files.map(attached) }),
          // Prevents automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated', ...(endLink && oneClick(endLink)) },
          signal,
        });
        return response;
      } catch (error) {
        throw new DeliveryError(error);
      }
    },
  };
}
