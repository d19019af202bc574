import type { Content } from '@shop/contracts/content';
import { safeLink } from '@shop/contracts/safe-link';

const CHAT = /https:\/\/(?:wa\.me|(?:api|chat|www)\.whatsapp\.com)\/\S+/;

/** The owner's WhatsApp, of the networks on the contact page, with the first words written; undefined without one. */
export const whatsappLink = (contact: readonly Content[], text: string): string | undefined => {
  const networks = contact.find(({ section }) => section === 'redes')?.content ?? '';
  const link = safeLink(CHAT.exec(networks)?.[0]);
  if (!link) return undefined;
  const url = new URL(link);
  url.searchParams.set('text', text);
  return url.href;
};
