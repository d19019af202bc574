import type { KeysProbed } from '@shop/contracts/keys';
import { tellWhile } from '@shop/service-kit/still-waiting';
import { randomBytes } from 'node:crypto';
import type { EmailContent } from './email.ts';
import type { MailServerConfig } from './env.ts';
import {
  addressOf,
  DeliveryError,
  isAccountSpent,
  isPrivateServer,
  smtpTransport,
  type SmtpError,
} from './smtp.ts';

const TIMEOUT_MS = 15_000;
const MOST_OF_AN_ANSWER = 300;
type Sent = { to: string; email: EmailContent; domain: string };

/** Sends one mail to the configured server at once, and describes the response in words. */
export async function probeMail(config: MailServerConfig, { to, email, domain }: Sent): Promise<KeysProbed> {
  const transport = smtpTransport(config);
  if (!transport) return { isGood: false, text: 'Falta algo: servidor, usuario, contraseña o remitente.' };
  const messageId = `<${randomBytes(18).toString('base64url')}@${domain}>`;
  try {
    const answer = await transport.send({ ...email, messageId, to }, TIMEOUT_MS);
    return { isGood: true, text: accepted(to), answer };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const cause = error.cause as SmtpError;
    const answer = cause.response?.replaceAll(/\s+/g, ' ').slice(0, MOST_OF_AN_ANSWER);
    return { isGood: false, text: wordsOf(cause), ...(answer && { answer }) };
  }
}

const accepted = (to: string) =>
  `El servidor aceptó el correo para ${to}. Si no llega en unos minutos, búscalo en spam; si tampoco está ahí, el servidor lo aceptó sin entregarlo: pregunta a tu proveedor.`;

const PRIVATE_SERVER = 'Ese servidor está en una red privada: pide a tu técnico que lo ponga.';

/**
 * Why an owner may not use this server: only the technician may set one in the installation's own networks. An unknown
 * name is reported by the test mail. While name servers are away the system waits longer for them than the gateway does.
 */
export async function refusesServer(
  config: MailServerConfig,
  server: string,
  find = addressOf,
): Promise<string | undefined> {
  const [host = ''] = server.split(':');
  const refused = await tellWhile(find(host, config)).catch((error: SmtpError) => error);
  return typeof refused !== 'string' && isPrivateServer(refused) ? PRIVATE_SERVER : undefined;
}

const NO_TLS =
  'El servidor no ofrece una conexión cifrada en ese puerto, y sin ella no enviamos tu contraseña. Prueba con el puerto 465 o el 587.';
const WORDS: [is: (error: SmtpError) => boolean, text: string][] = [
  [isPrivateServer, PRIVATE_SERVER],
  [
    ({ response = '' }) => /5\.7\.139|basic authentication is disabled/i.test(response),
    'Este proveedor ya no deja entrar con contraseña a los programas. Usa Gmail u otro servidor de correo.',
  ],
  [
    ({ code }) => code === 'EAUTH',
    'El servidor no acepta el usuario o la contraseña. Gmail y Outlook piden una contraseña de aplicación, no la de tu correo.',
  ],
  [({ code, message }) => code === 'ETLS' || /STARTTLS|wrong version number/i.test(message), NO_TLS],
  [
    ({ message }) => /certificate/i.test(message),
    'El certificado del servidor no es válido: no es seguro usarlo.',
  ],
  [
    ({ code = '', message }) => code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message),
    'No encontramos ese servidor. Revisa cómo está escrito, o intenta en unos minutos.',
  ],
  [
    isAccountSpent,
    'Tu cuenta ya envió todo lo que su proveedor permite por ahora. Los correos de la tienda esperan y salen solos.',
  ],
  [
    ({ responseCode = 0 }) => responseCode >= 400 && responseCode < 500,
    'El servidor pide intentarlo más tarde; muchos lo hacen la primera vez que alguien les escribe. Prueba otra vez en unos minutos: los correos de la tienda se reintentan solos.',
  ],
  [
    ({ command }) => command === 'MAIL FROM',
    'El servidor no acepta ese remitente. Casi siempre debe ser el mismo correo con el que entras.',
  ],
  [({ command }) => command === 'RCPT TO', 'El servidor no acepta la dirección a la que se envió la prueba.'],
  [({ command }) => command === 'DATA', 'El servidor leyó el correo y lo rechazó.'],
];
const SILENT = 'El servidor no contesta. Revisa el nombre y el puerto, o intenta en unos minutos.';

const wordsOf = (error: SmtpError): string => WORDS.find(([is]) => is(error))?.[1] ?? SILENT;
