import * as z from 'zod/mini';
import { isoDate } from './common.ts';
import { namesOf } from './names-of.ts';
import { PAYMENT_BROWSERS, type PaymentProviderName } from './payment-browsers.ts';
import { line } from './typed-text.ts';

const COPIED = 'Cópiala completa, sin espacios en medio';
const key = line(0, 500, COPIED).check(z.regex(/^\S*$/, COPIED));
const SERVER = 'Escribe servidor y puerto, p. ej. smtp.example.com:465';
const SENDER = 'Escribe un correo completo';

/** The prefixes of keys for real money, and of keys for tests. */
type Marks = { noun: string; production: string; test: string };
const PAYMENT_MARKS = { noun: 'credencial', production: 'APP_USR-', test: 'TEST-' };

type Key = {
  label: string;
  isSecret?: true;
  /** The name of this key in sentences about other keys. */
  called?: string;
  marks?: Marks;
  /** The environment variable of the key, when it has another name. */
  env?: string;
  /** The schema of the key, when it is not one word of up to 500 characters. */
  form?: typeof key;
};
type Account = {
  label: string;
  /** With this variable set to 1 the environment's keys are for a built-in stand-in. Keys of the owner go first, … */
  trial?: string;
  /** … and go to these servers of the account, in place of the stand-in's. */
  servers?: readonly string[];
  /** Where its keys are found, or what it is for; {} is a link to its page. */
  help: string;
  page?: { name: string; url: string };
  /** The account sends notifications: where to paste their address. */
  notified?: string;
  /** The consequence of deleting its keys. */
  without: string;
  /** By the names of their environment variables. */
  keys: Record<string, Key>;
};

/** External accounts of the shop, and the keys that the owner may type for each in 'Cobros y correo'. */
export const KEY_ACCOUNTS = {
  mercadopago: {
    label: PAYMENT_BROWSERS.mercadopago.label,
    trial: 'MERCADOPAGO_TRIAL',
    servers: ['MERCADOPAGO_BASE_URL', 'MERCADOPAGO_SDK_URL'],
    help: 'Están en {}: abre tu aplicación y copia las dos credenciales de la misma pestaña. La clave secreta está en «Webhooks», donde se pega esta dirección y se eligen «Pagos», «Alertas de fraude», «Reclamos» y «Contracargos».',
    page: { name: '«Tus integraciones»', url: 'https://www.mercadopago.com.mx/developers/panel/app' },
    notified: 'Pégala en «Webhooks» de tu aplicación.',
    without: 'Se borran tus llaves y la tienda deja de cobrar con tu cuenta en ese momento.',
    keys: {
      MERCADOPAGO_ACCESS_TOKEN: {
        label: 'Access token',
        called: 'el access token',
        marks: PAYMENT_MARKS,
        isSecret: true,
      },
      MERCADOPAGO_PUBLIC_KEY: { label: 'Public key', marks: PAYMENT_MARKS },
      MERCADOPAGO_WEBHOOK_SECRET: { label: 'Clave secreta del webhook', isSecret: true },
    },
  },
  mail: {
    label: 'Correo',
    help: 'De aquí salen los avisos de pedidos, los mensajes y los enlaces para entrar.',
    without: 'Se borran el servidor y la contraseña. Los correos se guardan sin enviarse.',
    keys: {
      SMTP_SERVER: {
        label: 'Servidor',
        env: 'SMTP_URL',
        form: line(0, 260, SERVER).check(z.regex(/^$|^[\w.-]+:\d{2,5}$/, SERVER)),
      },
      SMTP_USER: { label: 'Usuario', env: 'SMTP_URL' },
      SMTP_PASSWORD: {
        label: 'Contraseña de aplicación',
        isSecret: true,
        env: 'SMTP_URL',
        // The service shows them in groups of four.
        form: line(0, 500, COPIED),
      },
      MAIL_FROM: {
        label: 'Remitente',
        form: line(0, 254, SENDER).check(z.regex(/^$|^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, SENDER)),
      },
    },
  },
  envia: {
    label: 'Envia.com',
    trial: 'ENVIA_TRIAL',
    servers: ['ENVIA_BASE_URL', 'ENVIA_QUERIES_URL'],
    help: 'Para comprar guías desde cada pedido (beta). El token está en {}, en «Desarrolladores».',
    page: { name: 'tu cuenta de Envia.com', url: 'https://ship.envia.com' },
    without: 'Se borra el token. Ya no se compran guías ni se siguen paquetes.',
    keys: { ENVIA_TOKEN: { label: 'Token', isSecret: true } },
  },
  facturapi: {
    label: 'Facturapi',
    trial: 'FACTURAPI_TRIAL',
    servers: ['FACTURAPI_BASE_URL'],
    help: 'Para que cada quien saque su factura desde su pedido (beta). La llave está en {}, donde también van tu constancia y tu sello digital. Con una que empieza con sk_test_ las facturas son de prueba.',
    page: { name: 'tu cuenta de Facturapi', url: 'https://dashboard.facturapi.io' },
    without: 'Se borra la llave. Las facturas vuelven a hacerse a mano, con la lista de Reportes.',
    keys: {
      FACTURAPI_KEY: {
        label: 'Llave secreta',
        marks: { noun: 'llave', production: 'sk_live_', test: 'sk_test_' },
        isSecret: true,
      },
    },
  },
} as const satisfies Record<string, Account>;
type Accounts = typeof KEY_ACCOUNTS;
export type KeyAccount = keyof Accounts;
export type KeyName = { [Name in KeyAccount]: keyof Accounts[Name]['keys'] }[KeyAccount];
export const accountRow = (name: KeyAccount): Account => KEY_ACCOUNTS[name];
export const KEY_ACCOUNT_NAMES = namesOf(KEY_ACCOUNTS);
/** Accounts that sell labels. */
export const CARRIER_PROVIDERS = ['envia'] as const satisfies KeyAccount[];
export type CarrierProviderName = (typeof CARRIER_PROVIDERS)[number];
/** Accounts for payments of shoppers. */
export const PAYMENT_ACCOUNTS = KEY_ACCOUNT_NAMES.filter(
  (name) => name in PAYMENT_BROWSERS,
) as PaymentAccount[];
export type PaymentAccount = KeyAccount & PaymentProviderName;

const KEYS = Object.fromEntries(
  KEY_ACCOUNT_NAMES.flatMap((account) =>
    Object.entries(accountRow(account).keys).map(([name, row]) => [name, { ...row, account }]),
  ),
) as Record<KeyName, Key & { account: KeyAccount }>;
export const KEY_NAMES = namesOf(KEYS);
export const keyRow = (name: KeyName) => KEYS[name];
export const keysOf = (account: KeyAccount) => Object.keys(KEY_ACCOUNTS[account].keys) as KeyName[];

const written = Object.fromEntries(
  KEY_NAMES.map((name) => [name, z.optional(z.nullable(KEYS[name].form ?? key))]),
) as Record<KeyName, z.ZodMiniOptional<z.ZodMiniNullable<typeof key>>>;
/** PUT /api/admin/keys: null deletes a key; an absent one or '' stays as it is. */
export const keysWrite = z.strictObject(written);
export type KeysWrite = z.output<typeof keysWrite>;

/** The public state of a key. A secret is written and never read back. */
const keyState = z.object({
  /** Who set the key; absent when nobody did. */
  from: z.optional(z.enum(['technician', 'owner', 'trial'])),
  /** Only for the owner's keys that are not secret. */
  value: z.optional(z.string()),
  /** It was sealed with another KEYS_SECRET and cannot be read. */
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
  /** The address for notifications of the first payment provider; each other provider has its own name there. */
  webhookUrl: z.string(),
});
export type KeysView = z.infer<typeof keysView>;

/** POST /api/admin/keys/{account}/probe; `to` is where a mail goes. */
export const keysProbe = z.strictObject({ to: z.optional(z.email('Escribe un correo completo')) });
export type KeysProbe = z.output<typeof keysProbe>;
/** `answer` is the provider's response in its own words. */
export const keysProbed = z.object({ isGood: z.boolean(), text: z.string(), answer: z.optional(z.string()) });
export type KeysProbed = z.infer<typeof keysProbed>;
