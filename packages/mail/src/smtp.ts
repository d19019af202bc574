import { createTransport } from 'nodemailer';
import type { MailServerConfig } from './env.ts';
import type { MailRow } from './mail.model.ts';

type Outgoing = Pick<MailRow, 'to' | 'replyTo' | 'senderName' | 'subject' | 'html' | 'text'> & {
  messageId: string;
};
export type MailTransport = {
  /** Resolves when the server has taken the mail. @throws DeliveryError after `timeoutMs` at the latest */
  send: (mail: Outgoing, timeoutMs: number) => Promise<void>;
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
type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** The configured address under the shop's name of today. */
const senderOf = (from: string, name?: string) =>
  name ? { name, address: /<([^>]*)>/.exec(from)?.[1] ?? from } : from;

/** The configured mail server; nothing when there is none. */
export function smtpTransport({ SMTP_URL, MAIL_FROM }: MailServerConfig): MailTransport | undefined {
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, replyTo, senderName, subject, html, text }, timeoutMs) {
      try {
        await transport.sendMail({
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
      } catch (error) {
        throw new DeliveryError(error);
      }
    },
  };
}
