import type { Network } from './constants.ts';
import type { Settings } from './settings.ts';
import { whatsAppLink } from './whatsapp.ts';

/** What a page knows of the shop; the colours are variables in its head. */
export type Shop = Omit<Settings, 'colors' | 'networks'> & {
  /** Addresses; '' where the shop has no page. */
  networks: Record<Network | 'whatsapp', string>;
};

export const shopOf = ({ colors: _colors, networks, ...settings }: Settings): Shop => {
  const { whatsapp } = settings.contact;
  return { ...settings, networks: { ...networks, whatsapp: whatsapp && whatsAppLink(whatsapp) } };
};

/** Whether 'Tienda' says how the shop is reached; no more than the town says nothing. */
export const hasContact = ({ contact, address }: Pick<Settings, 'contact' | 'address'>): boolean =>
  Boolean(contact.email || contact.phone || address.street);

/** Whether 'Tienda' has a page of the shop in any network. */
export const hasNetworks = ({ contact, networks }: Pick<Settings, 'contact' | 'networks'>): boolean =>
  Boolean(contact.whatsapp) || Object.values(networks).some(Boolean);

/** Whether the name stands beside the mark: a logo may say it by itself. */
export const isNamedBesideLogo = ({
  logo,
  nameBesideLogo,
}: Pick<Settings, 'logo' | 'nameBesideLogo'>): boolean => !logo || nameBesideLogo !== false;

/** The first letter of a name, as the drawn mark has it; '' when it has none. */
export const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
