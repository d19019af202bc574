import { button, facts, paragraph, quote } from '@shop/mail/blocks';
import { renderEmail } from '@shop/mail/email';
import type { InquiryRow } from './inquiry.model.ts';

/** What the owner reads of a message from the contact page. */
export const renderOwnerEmail = ({ id, name, email, message }: InquiryRow, shopUrl: string) =>
  renderEmail({
    subject: `Mensaje de ${name}`,
    preview: message.slice(0, 120),
    title: `Mensaje de ${name}`,
    blocks: [
      paragraph(
        'Alguien escribió desde la página de contacto. Si respondes a este correo, le llega a esa persona.',
      ),
      quote(message),
      facts([
        ['Nombre', name],
        ['Correo', email],
      ]),
      button('Abrir en el panel', `${shopUrl.replace(/\/$/, '')}/admin/messages?ventana=read.${id}`),
    ],
    footer: 'Aviso para la administración de la tienda.',
    shopUrl,
  });
