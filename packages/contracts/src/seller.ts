import type { FullSettings, Settings } from './settings.ts';

type Said = Pick<Settings, 'seller' | 'address' | 'contact'>;
/** Who sells, as shoppers read it: '' is what nobody said. */
export type Seller = NonNullable<Settings['seller']>;

export const NO_SELLER: Seller = { name: '', address: '', phone: '', email: '' };

/** Who sells; where that says no address, phone or mail, those of 'Contacto' count. */
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

/** What the law wants said before real money is taken, and nobody has said yet, in the words of 'Quién vende'. */
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
