import { FIRST_COLORS } from '@shop/contracts/palette';
import type { Settings } from '@shop/contracts/settings';

/** A shop of which nothing could be read yet. */
export const FIRST_BRAND: Settings = {
  name: 'Tienda',
  tagline: '',
  logo: null,
  colors: FIRST_COLORS,
  contact: { email: '', phone: '', whatsapp: '' },
  networks: { instagram: '', facebook: '', tiktok: '', youtube: '' },
  address: { street: '', city: '', state: '', zip: '' },
  ivaIncluded: false,
  paymentMethods: [],
};
