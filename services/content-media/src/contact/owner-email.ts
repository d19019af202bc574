import { cutText } from '@shop/contracts/cut-text';
import { button, facts, paragraph, quote } from '@shop/mail/blocks';
import { renderEmail } from '@shop/mail/email';
import type { Samples } from '@shop/mail/sample.routes';
import type { SettingsStore } from '../settings/settings.store.ts';
import type { InquiryRow } from './inquiry.store.ts';
import { renderReplyEmail } from './reply-email.ts';

/** The mail to the owner about a contact message. */
export const renderOwnerEmail = ({ id, name, email, message }: InquiryRow, shopUrl: string) =>
  renderEmail({
    subject: `Mensaje de ${name}`,
    preview: cutText(message, 120),
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
    footer: () => 'Aviso para la administración de la tienda.',
    shopUrl,
  });

const SAMPLE_REPLY = { text: 'Hola, Ximena:\nSí, enviamos a Oaxaca en tres días.' };

/** Sample mails, about a made-up message. */
export const sampleMessageEmails =
  ({ PUBLIC_BASE_URL }: { PUBLIC_BASE_URL: string }, settings: Pick<SettingsStore, 'read'>): Samples =>
  async (kind) => {
    const { values } = await settings.read();
    const message = 'Hola:\n¿Envían a Oaxaca? Quiero regalar dos frascos.';
    const sample = { id: 1, name: 'Ximena Pech', email: 'ximena@example.com', message, isRead: false };
    const inquiry = { ...sample, createdAt: new Date() };
    if (kind === 'owner-message') return renderOwnerEmail(inquiry, PUBLIC_BASE_URL)(values);
    if (kind === 'message-reply') return renderReplyEmail(inquiry, SAMPLE_REPLY, PUBLIC_BASE_URL)(values);
    return undefined;
  };
