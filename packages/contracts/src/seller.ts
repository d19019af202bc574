import type { FullSettings, Settings } from './settings.ts';

type Said = Pick<Settings, 'seller' | 'address' | 'contact'>;
/** The seller, as shoppers read it: '' means unknown. */
export type Seller = NonNullable<Settings['seller']>;

export const NO_SELLER: Seller = { name: '', address: '', phone: '', email: '' };

/** The seller; an absent address, phone or mail comes from 'Contacto'. */
export function sellerOf({ seller = NO_SELLER, address, contact }: Said): Seller {
  const { street, zip, city, state } = address;
  const place = street && [street, zip, city, state].filter(Boolean).join(', ');
  return {
    name: seller.name,
    address: seller.address || place,
    phone: seller.phone || contact.phone,
    email: seller.email || contact.email,
  };
}

/** What the law requires before real money is taken and is still missing, in the words of 'Quién vende'. */
export function missingOfSeller(shop: Said & Pick<FullSettings, 'sellerRfc'>): string[] {
  const { name, address, phone, email } = sellerOf(shop);
  const said = {
    'nombre o razón social': name,
    RFC: shop.sellerRfc,
    domicilio: address,
    teléfono: phone,
    correo: email,
  };
  return Object.entries(said).flatMap(([what, value]) => (value ? [] : [what]));
}
