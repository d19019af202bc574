import { button, facts, paragraph } from '@shop/mail/blocks';
import { renderEmail, type BrandedEmail } from '@shop/mail/email';
import { writeMoment } from '@shop/mail/formats';

const WHY = (shop: string) => `Te escribimos porque entras a la administración de ${shop}.`;
const IGNORE = 'Si no fuiste tú, no hagas nada: nadie entra con este correo sin el navegador que lo pidió.';
export type LinkRequest = { username: string; device: string; address: string };

/** A sign-in link that somebody asked for. */
export const loginLinkEmail = (link: string, request: LinkRequest, shopUrl: string): BrandedEmail =>
  renderEmail({
    subject: 'Tu enlace para entrar',
    preview: 'Sirve una vez, durante 15 minutos.',
    title: 'Tu enlace para entrar',
    blocks: [
      paragraph('Ábrelo en el mismo navegador donde lo pediste. Sirve una vez, durante 15 minutos.'),
      button('Entrar a la administración', link),
      facts([
        ['Usuario', request.username],
        ['Lo pidió', `${request.device}, desde ${request.address}`],
      ]),
      paragraph(IGNORE),
    ],
    footer: WHY,
    shopUrl,
  });

/** A code that proves that a mailbox belongs to the member. */
export const emailCodeEmail = (code: string, username: string, shopUrl: string): BrandedEmail =>
  renderEmail({
    subject: `${code} es tu código`,
    preview: 'Escríbelo en «Mi cuenta» para confirmar tu correo.',
    title: 'Confirma tu correo',
    blocks: [
      paragraph('Escribe este código en «Mi cuenta». Sirve durante 15 minutos.'),
      facts([
        ['Código', code],
        ['Usuario', username],
      ]),
      paragraph('Si no lo pediste, no hagas nada.'),
    ],
    footer: WHY,
    shopUrl,
  });

/** Tells a member that an owner removed their second step. */
export const factorRemovedEmail = (username: string, by: string, shopUrl: string): BrandedEmail =>
  renderEmail({
    subject: 'Se quitó tu verificación en dos pasos',
    preview: 'Ya no se te pide un código al entrar.',
    title: 'Se quitó tu verificación en dos pasos',
    blocks: [
      paragraph('Ya no se te pide un código al entrar, y tus sesiones se cerraron.'),
      facts([
        ['Usuario', username],
        ['La quitó', by],
      ]),
      paragraph('Vuelve a ponerla en «Mi cuenta». Si no lo pediste, avisa a quien administra la tienda.'),
    ],
    footer: WHY,
    shopUrl,
  });

export type Access = { kind: 'invitation' | 'reset'; username: string; link: string; expiresAt: Date };

/** A link to choose a password. */
export const accessEmail = ({ kind, username, link, expiresAt }: Access, shopUrl: string): BrandedEmail => {
  const words = ACCESS[kind];
  return renderEmail({
    subject: words.title,
    preview: words.text,
    title: words.title,
    blocks: [
      paragraph(words.text),
      button('Elegir mi contraseña', link),
      facts([
        ['Usuario', username],
        ['Sirve hasta', writeMoment(expiresAt)],
      ]),
      paragraph('El enlace sirve una vez. No lo reenvíes: quien lo abra elige la contraseña.'),
    ],
    footer: words.why,
    shopUrl,
  });
};

const ACCESS = {
  invitation: {
    title: 'Te invitaron a la administración',
    text: 'Elige tu contraseña y ya puedes entrar.',
    why: (shop: string) => `Te escribimos porque quien administra ${shop} te invitó a su equipo.`,
  },
  reset: {
    title: 'Elige otra contraseña',
    text: 'Te lo envía quien administra la tienda. Al guardar la contraseña se cierran tus sesiones y se quitan tus llaves de acceso.',
    why: WHY,
  },
};
