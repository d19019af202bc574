import type { Network } from './constants.ts';
import type { Settings } from './settings.ts';
import { whatsAppLink } from './whatsapp.ts';

/** The settings in a page; the colours are CSS variables in its head. */
export type Shop = Omit<Settings, 'colors' | 'networks'> & {
  /** Addresses; '' where the shop has no page. */
  networks: Record<Network | 'whatsapp', string>;
};

export const shopOf = ({ colors: _colors, networks, ...settings }: Settings): Shop => {
  const { whatsapp } = settings.contact;
  return { ...settings, networks: { ...networks, whatsapp: whatsapp && whatsAppLink(whatsapp) } };
};

/** Whether 'Tienda' says how to reach the shop; the town alone is not enough. */
export const hasContact = ({ contact, address }: Pick<Settings, 'contact' | 'address'>): boolean =>
  Boolean(contact.email || contact.phone || address.street);

/** Whether 'Tienda' has a page of the shop in any network. */
export const hasNetworks = ({ contact, networks }: Pick<Settings, 'contact' | 'networks'>): boolean =>
  Boolean(contact.whatsapp) || Object.values(networks).some(Boolean);

/** Whether the name is shown beside the logo, which may contain it already. */
export const isNamedBesideLogo = ({
  logo,
  nameBesideLogo,
}: Pick<Settings, 'logo' | 'nameBesideLogo'>): boolean => !logo || nameBesideLogo !== false;

/** The first letter of a name, for the drawn logo; '' when it has none. */
export const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
