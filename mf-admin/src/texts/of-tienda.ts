import { hasContact, hasNetworks } from '@shop/contracts/shop';
import type { Settings } from '@shop/contracts/settings';

type Said = Pick<Settings, 'contact' | 'address' | 'networks'>;
const OF_TIENDA: Record<string, (shop: Said) => boolean> = {
  'contact/info': hasContact,
  'contact/redes': hasNetworks,
};

/** Whether 'Tienda' replaces a text, which is hidden then; undefined for texts without a replacement. */
export const saidInTienda = (
  { page, section }: { page: string; section: string },
  shop: Said,
): boolean | undefined => OF_TIENDA[`${page}/${section}`]?.(shop);
