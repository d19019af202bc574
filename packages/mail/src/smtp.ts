import { createTransport } from 'nodemailer';
import { hasServer, type MailServerConfig } from './env.ts';
import type { MailRow } from './mail.model.ts';

type Outgoing = Pick<MailRow, 'to' | 'replyTo' | 'senderName' | 'subject' | 'html' | 'text'> & {
  messageId: string;
};
export type MailTransport = {
  /** Answers what the server said when it took the mail. @throws DeliveryError after `timeoutMs` at the latest */
  send: (mail: Outgoing, timeoutMs: number) => Promise<string>;
};

/** `isFinal`: the server will never take this mail; `isServerAway`: it would take no other one either. */
export class DeliveryError extends Error {
  readonly isFinal: boolean;
  readonly isServerAway: boolean;

  constructor(cause: unknown) {
    const { message, code = '', command = '', responseCode = 0 } = cause as SmtpError;
    super(message, { cause });
    this.name = 'DeliveryError';
    const isOfThisMail = command === 'RCPT TO' || command === 'DATA' || command === 'API';
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

/** The configured address under the shop's name of today. */
const senderOf = (from: string, name?: string) =>
  name ? { name, address: /<([^>]*)>/.exec(from)?.[1] ?? from } : from;

/** The port on which servers speak TLS from the first byte. */
const TLS_PORT = 465;
const OWN_MACHINE = /^(localhost|127\.[\d.]+)$/;

/** Where mails go. What an owner typed is never sent without encryption; the environment's server may be a relay next door. */
function serverOf({ SMTP_URL, SMTP_SERVER = '', SMTP_USER = '', SMTP_PASSWORD = '' }: MailServerConfig) {
  if (SMTP_URL) return { url: SMTP_URL };
  const [host = '', port] = SMTP_SERVER.split(':');
  return {
    host,
    port: Number(port),
    secure: Number(port) === TLS_PORT,
    requireTLS: !OWN_MACHINE.test(host),
    auth: { user: SMTP_USER, pass: SMTP_PASSWORD },
  };
}

/** The configured mail server; nothing when there is none. */
export function smtpTransport(config: MailServerConfig): MailTransport | undefined {
  const { MAIL_FROM } = config;
  if (!hasServer(config) || !MAIL_FROM) return undefined;
  const transport = createTransport({
    ...serverOf(config),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, replyTo, senderName, subject, html, text }, timeoutMs) {
      try {
        const { response } = await transport.sendMail({
          messageId,
          from: senderOf(MAIL_FROM, senderName),
          to,
          subject,
          html,
          text,
          ...(replyTo && { replyTo }),
          // Keeps automatic replies from coming back.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeoutMs),
        });
        return response;
      } catch (error) {
        throw new DeliveryError(error);
      }
    },
  };
}
