import type { Environment } from './environment.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const { error, ok, warning } = findingsOf('Correo');
const ADDRESS = /^(?:[^<>]*<)?([^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)>?$/;

/** The mail server greets, accepts the password, and the sender is an address. No mail is sent. */
export async function checkMail({
  SMTP_URL: url,
  MAIL_FROM: from,
  OWNER_EMAIL: owner,
}: Environment): Promise<Finding[]> {
  if (!url)
    return warning(
      'El servidor no tiene correo: salen por el de «Cobros y correo», o se guardan.',
      'Conéctalo en «Cobros y correo», o pon SMTP_URL (smtp://usuario:clave@servidor:587) y MAIL_FROM.',
    );
  if (!from || !ADDRESS.test(from.trim()))
    return error(
      `MAIL_FROM ${from ? `no es un remitente: ${from}` : 'falta'}.`,
      'Pon, p. ej., Mi tienda <hola@tienda.mx>.',
    );
  const silent = owner
    ? []
    : warning('Nadie recibe aviso de pedidos y mensajes.', 'Pon tu dirección en OWNER_EMAIL.');
  try {
    // Not every service beside which this may run has the library.
    const { createTransport } = await import('nodemailer');
    const timeout = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };
    await createTransport({ url, ...timeout }).verify();
    return [...ok('El servidor saluda y acepta la contraseña.'), ...silent];
  } catch (cause) {
    return [
      ...error(
        `El servidor no acepta: ${reasonOf(cause)}`,
        'Revisa SMTP_URL: servidor, puerto, usuario y contraseña.',
      ),
      ...silent,
    ];
  }
}
