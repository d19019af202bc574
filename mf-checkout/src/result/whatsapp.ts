import type { Content } from '@shop/contracts/content';
import { safeLink } from '@shop/contracts/safe-link';
import type { Shop } from '@shop/contracts/shop';
import { withText } from '@shop/contracts/whatsapp';

const CHAT = /https:\/\/(?:wa\.me|(?:api|chat|www)\.whatsapp\.com)\/\S+/;

type Known = { shop: Shop; contact: readonly Content[]; words: string };

/** The owner's WhatsApp link, from 'Tienda' or the contact page's text, with a prepared message; or undefined. */
export const whatsappLink = ({ shop, contact, words }: Known): string | undefined => {
  const networks = contact.find(({ section }) => section === 'redes')?.content ?? '';
  const link = safeLink(shop.networks.whatsapp || CHAT.exec(networks)?.[0]);
  return link ? withText(link, words) : undefined;
};
