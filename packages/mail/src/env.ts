import { milliseconds } from '@shop/service-kit/config';
import * as z from 'zod';

/** `NAME=` in a .env file means that no value was set. */
const filled = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional();

const ADDRESS = /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/;

/** The mail server and the sender; all optional. */
export const mailServerEnv = {
  /** smtp:// or smtps://, with user and password in it. */
  SMTP_URL: filled(z.url({ protocol: /^smtps?$/ })),
  /** 'Miel del Mayab <hola@example.com>'; the name is the shop's first one, until the settings have another. */
  MAIL_FROM: filled(z.string().regex(ADDRESS, 'is not an address')),
  /** Allows http webhooks, and private addresses for these and the owner's mail server: for development and tests only. */
  WEBHOOK_PRIVATE_ADDRESSES: z.enum(['refuse', 'allow']).default('refuse'),
};
/** The environment's values, and those that the owner typed in 'Cobros y correo'. */
export type MailServerConfig = {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  WEBHOOK_PRIVATE_ADDRESSES?: 'refuse' | 'allow' | undefined;
  /** 'smtp.example.com:465' */
  SMTP_SERVER?: string | undefined;
  SMTP_USER?: string | undefined;
  SMTP_PASSWORD?: string | undefined;
};

/** Whether mails are sent; without a server they are kept. */
export const hasServer = ({ SMTP_URL, SMTP_SERVER }: MailServerConfig): boolean =>
  Boolean(SMTP_URL ?? SMTP_SERVER);

/** Variables of a service that stores mails and sends them later; without a server they are kept. */
export const mailEnv = {
  ...mailServerEnv,
  /** The address for emails about paid orders and messages. */
  OWNER_EMAIL: filled(z.email()),
  /** imaps://user:password@host/folder: the mailbox for bounced mails; without it nothing is checked. */
  IMAP_URL: filled(z.url({ protocol: /^imaps?$/ })),
  BOUNCES_EVERY_MS: milliseconds(120_000),
  /** The longest wait: queuing a mail wakes the sender. */
  MAIL_EVERY_MS: milliseconds(30_000),
  /** A mail whose process died while sending is sent again after this time; sending may take three quarters of it. */
  MAIL_LEASE_MS: milliseconds(60_000),
};

export type MailConfig = MailServerConfig & {
  OWNER_EMAIL?: string | undefined;
  MAIL_EVERY_MS: number;
  MAIL_LEASE_MS: number;
};

/** `schema.refine(senderIsKnown, SENDER)`: a server without a sender's address would only fail later. */
export const senderIsKnown = ({ SMTP_URL, MAIL_FROM }: MailServerConfig): boolean =>
  !SMTP_URL || Boolean(MAIL_FROM);
export const SENDER: { path: PropertyKey[]; error: string } = {
  path: ['MAIL_FROM'],
  error: 'is needed with SMTP_URL',
};
