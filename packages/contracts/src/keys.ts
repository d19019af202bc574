import * as z from 'zod/mini';
import { CARRIER_ACCOUNTS } from './carrier-accounts.ts';
import { isoDate } from './common.ts';
import { PAYMENT_BROWSERS } from './payment-browsers.ts';
import { line } from './typed-text.ts';

/**
 * Accounts of the shop at others. With `trial` set to 1 the environment's values are those of a built-in stand-in: the
 * owner's go before them, to the account's own servers in place of `servers`.
 */
type Account = { label: string; trial?: string; servers?: readonly string[] };
export const KEY_ACCOUNTS = {
  mercadopago: {
    label: PAYMENT_BROWSERS.mercadopago.label,
    trial: 'MERCADOPAGO_TRIAL',
    servers: ['MERCADOPAGO_BASE_URL', 'MERCADOPAGO_SDK_URL'],
  },
  mail: { label: 'Correo' },
  envia: {
    label: CARRIER_ACCOUNTS.envia.label,
    trial: 'ENVIA_TRIAL',
    servers: ['ENVIA_BASE_URL', 'ENVIA_QUERIES_URL'],
  },
  facturapi: { label: 'Facturapi', trial: 'FACTURAPI_TRIAL', servers: ['FACTURAPI_BASE_URL'] },
} as const satisfies Record<string, Account>;
export type KeyAccount = keyof typeof KEY_ACCOUNTS;
export const accountRow = (name: KeyAccount): Account => KEY_ACCOUNTS[name];
export const KEY_ACCOUNT_NAMES = Object.keys(KEY_ACCOUNTS) as [KeyAccount, ...KeyAccount[]];

/** `env`: the variable that says the same, where it has another name. */
type Key = { account: KeyAccount; label: string; isSecret?: true; env?: string };
/** What the owner may type in 'Cobros y correo', by its name in the environment; one row for each. */
export const KEYS = {
  MERCADOPAGO_ACCESS_TOKEN: { account: 'mercadopago', label: 'Access token', isSecret: true },
  MERCADOPAGO_PUBLIC_KEY: { account: 'mercadopago', label: 'Public key' },
  MERCADOPAGO_WEBHOOK_SECRET: {
    account: 'mercadopago',
    label: 'Clave secreta del webhook',
    isSecret: true,
  },
  SMTP_SERVER: { account: 'mail', label: 'Servidor', env: 'SMTP_URL' },
  SMTP_USER: { account: 'mail', label: 'Usuario', env: 'SMTP_URL' },
  SMTP_PASSWORD: { account: 'mail', label: 'Contraseña de aplicación', isSecret: true, env: 'SMTP_URL' },
  MAIL_FROM: { account: 'mail', label: 'Remitente' },
  ENVIA_TOKEN: { account: 'envia', label: 'Token', isSecret: true },
  FACTURAPI_KEY: { account: 'facturapi', label: 'Llave secreta', isSecret: true },
} as const satisfies Record<string, Key>;
export type KeyName = keyof typeof KEYS;
export const KEY_NAMES = Object.keys(KEYS) as [KeyName, ...KeyName[]];

export const keyRow = (name: KeyName): Key => KEYS[name];
export const keysOf = (account: KeyAccount): KeyName[] =>
  KEY_NAMES.filter((name) => KEYS[name].account === account);

const COPIED = 'Cópiala completa, sin espacios en medio';
const key = line(0, 500, COPIED).check(z.regex(/^\S*$/, COPIED));
const SERVER = 'Escribe servidor y puerto, p. ej. smtp.example.com:465';
const SENDER = 'Escribe un correo completo';
const FORMS = {
  ...Object.fromEntries(KEY_NAMES.map((name) => [name, key])),
  // Passwords of applications are shown in groups of four.
  SMTP_PASSWORD: line(0, 500, COPIED),
  SMTP_SERVER: line(0, 260, SERVER).check(z.regex(/^$|^[\w.-]+:\d{2,5}$/, SERVER)),
  MAIL_FROM: line(0, 254, SENDER).check(z.regex(/^$|^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, SENDER)),
} as Record<KeyName, typeof key>;

const written = Object.fromEntries(
  KEY_NAMES.map((name) => [name, z.optional(z.nullable(FORMS[name]))]),
) as Record<KeyName, z.ZodMiniOptional<z.ZodMiniNullable<typeof key>>>;
/** PUT /api/admin/keys: null takes a key away, and what is absent or '' stays as it is. */
export const keysWrite = z.strictObject(written);
export type KeysWrite = z.output<typeof keysWrite>;

/** What is told of a key. A secret is written and never read back. */
const keyState = z.object({
  /** Nobody has put it where this is absent. */
  from: z.optional(z.enum(['technician', 'owner', 'trial'])),
  /** Of what is no secret, and the owner's. */
  value: z.optional(z.string()),
  /** It was sealed with another KEYS_SECRET and can be read no more. */
  isLost: z.optional(z.literal(true)),
  at: z.optional(isoDate),
});
export type KeyState = z.infer<typeof keyState>;
const states = Object.fromEntries(KEY_NAMES.map((name) => [name, keyState])) as Record<
  KeyName,
  typeof keyState
>;
/** off: something is missing; trial: nobody pays with real money. */
const mode = z.enum(['off', 'trial', 'real']);
const modes = Object.fromEntries(KEY_ACCOUNT_NAMES.map((name) => [name, mode])) as Record<
  KeyAccount,
  typeof mode
>;
/** GET /api/admin/keys */
export const keysView = z.object({
  /** False without KEYS_SECRET: nothing can be sealed. */
  canKeep: z.boolean(),
  keys: z.object(states),
  modes: z.object(modes),
  /** Where Mercado Pago sends its notifications. */
  webhookUrl: z.string(),
});
export type KeysView = z.infer<typeof keysView>;

/** POST /api/admin/keys/{account}/probe; `to` is where a mail goes. */
export const keysProbe = z.strictObject({ to: z.optional(z.email('Escribe un correo completo')) });
export type KeysProbe = z.output<typeof keysProbe>;
/** `answer` is what the other side said, in its own words. */
export const keysProbed = z.object({ isGood: z.boolean(), text: z.string(), answer: z.optional(z.string()) });
export type KeysProbed = z.infer<typeof keysProbed>;
