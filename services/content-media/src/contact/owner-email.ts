import { button, facts, paragraph, quote } from '@shop/mail/blocks';
import { renderEmail } from '@shop/mail/email';
import type { Samples } from '@shop/mail/sample.routes';
import type { SettingsStore } from '../settings/settings.store.ts';
import type { InquiryRow } from './inquiry.store.ts';

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
    footer: () => 'Aviso para la administración de la tienda.',
    shopUrl,
  });

/** The email about a message that nobody wrote. */
export const sampleOwnerEmail =
  ({ PUBLIC_BASE_URL }: { PUBLIC_BASE_URL: string }, settings: Pick<SettingsStore, 'read'>): Samples =>
  async (kind) => {
    if (kind !== 'owner-message') return undefined;
    const message = 'Hola:\n¿Envían a Oaxaca? Quiero regalar dos frascos.';
    const sample = { id: 1, name: 'Ximena Pech', email: 'ximena@example.com', message, isRead: false };
    const { values } = await settings.read();
    return renderOwnerEmail({ ...sample, createdAt: new Date() }, PUBLIC_BASE_URL)(values);
  };
