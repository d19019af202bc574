import { hasContact, hasNetworks } from '@shop/contracts/shop';
import type { Settings } from '@shop/contracts/settings';

type Said = Pick<Settings, 'contact' | 'address' | 'networks'>;
const OF_TIENDA: Record<string, (shop: Said) => boolean> = {
  'contact/info': hasContact,
  'contact/redes': hasNetworks,
};

/** Whether 'Tienda' says what a text stands in for, which nobody sees once it is there; undefined for other texts. */
export const saidInTienda = (
  { page, section }: { page: string; section: string },
  shop: Said,
): boolean | undefined => OF_TIENDA[`${page}/${section}`]?.(shop);
