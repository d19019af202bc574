import { NETWORKS } from '@shop/contracts/constants';
import { whatsAppLink } from '@shop/contracts/whatsapp';
import type { Shop } from '@shop/ui';
import { writtenNetworks, type Network } from './networks.ts';

/** Address, e-mail and telephone of the settings; none while the owner has filled in no more than the town. */
export const ownLines = ({ contact, address: { street, city, state, zip } }: Shop): string[] =>
  contact.email || contact.phone || street
    ? [
        [street, [zip, city].filter(Boolean).join(' '), state].filter(Boolean).join(', '),
        contact.email,
        contact.phone,
      ].filter(Boolean)
    : [];

const ICONS = { instagram: 'instagram', facebook: 'facebook', tiktok: 'flower', youtube: 'flower' } as const;

/** The networks of the settings; until there are any, those with an address in the page's text. */
export const networksOf = ({ networks, contact }: Shop, text: string | null | undefined): Network[] => {
  const own: Network[] = Object.entries(NETWORKS).map(([id, name]) => ({
    name,
    icon: ICONS[id as keyof typeof ICONS],
    href: networks[id as keyof typeof NETWORKS],
  }));
  if (contact.whatsapp)
    own.push({ name: 'WhatsApp', icon: 'whatsapp', href: whatsAppLink(contact.whatsapp) });
  const known = own.filter(({ href }) => href);
  return known.length > 0 ? known : writtenNetworks(text).filter(({ href }) => href);
};
