import { button, paragraph } from '@shop/mail/blocks';
import { renderEmail, type BrandedEmail } from '@shop/mail/email';
import type { MailStore } from '@shop/mail/mail.store';
import type { OrderLinks } from '../orders/order/order-links.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import type { EndpointRow } from './endpoint.store.ts';

export type GivenUpNeeds = {
  mails: Pick<MailStore, 'add'>;
  settings: Pick<SettingsClient, 'read'>;
  links: Pick<OrderLinks, 'shop'>;
};

/** Sends the owner one mail when an address is disabled; the page 'Integraciones' shows it too. */
export const createTellGivenUp =
  ({ mails, settings, links }: GivenUpNeeds) =>
  async ({ _id, url }: EndpointRow, failingSince: Date): Promise<void> => {
    const current = await settings.read();
    const { ownerEmail: to } = current;
    if (!to) return;
    const email = givenUpEmail(new URL(url).host, links)(current);
    const kind = 'owner-webhook';
    await mails.add({ key: `${kind}:${_id}:${failingSince.getTime()}`, kind, to, about: {}, ...email });
  };

/** @param host only the host, because the rest of the address may contain a password */
export function givenUpEmail(host: string, { shop }: Pick<OrderLinks, 'shop'>): BrandedEmail {
  const title = `Apagamos el webhook de ${host}`;
  return renderEmail({
    subject: title,
    preview: 'Llevaba cinco días sin recibir nada.',
    title,
    blocks: [
      paragraph('Llevaba cinco días sin recibir nada, así que ya no le mandamos avisos.'),
      paragraph('Revisa ese programa. Después enciende el webhook y reenvía lo que le falte.'),
      button('Ver Integraciones', `${shop}/admin/integrations`),
    ],
    footer: () => 'Aviso para la administración de la tienda.',
    shopUrl: shop,
  });
}
