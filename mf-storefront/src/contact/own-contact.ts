import { NETWORKS } from '@shop/contracts/constants';
import { SAMPLE } from '@shop/contracts/sample';
import { hasContact, hasNetworks } from '@shop/contracts/shop';
import type { IconName, Shop } from '@shop/ui';
import { writtenNetworks, type Network } from './networks.ts';

/** Address, e-mail and telephone of the settings; none while the owner has filled in only the town. */
export const ownLines = (shop: Shop): string[] => {
  const {
    contact,
    address: { street, city, state, zip },
  } = shop;
  return hasContact(shop)
    ? [
        [street, [zip, city].filter(Boolean).join(' '), state].filter(Boolean).join(', '),
        contact.email,
        contact.phone,
      ].filter(Boolean)
    : [];
};

const LABELS = { ...NETWORKS, whatsapp: 'WhatsApp' };
const ICONS: Partial<Record<keyof typeof LABELS, IconName>> = {
  instagram: 'instagram',
  facebook: 'facebook',
  whatsapp: 'whatsapp',
};

/** The networks of the settings; without any, those with an address in the page's text, or its samples. */
export const networksOf = (shop: Shop, text: string | null | undefined): Network[] => {
  if (!hasNetworks(shop)) {
    const isSample = SAMPLE.test(text ?? '');
    return writtenNetworks(text).filter(({ href }) => href || isSample);
  }
  const { networks } = shop;
  return (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((id) => networks[id])
    .map((id) => ({ name: LABELS[id], icon: ICONS[id] ?? ('flower' as const), href: networks[id] }));
};
