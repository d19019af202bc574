/** What the workshop page promises about an elixir of one's own. */
export const customBenefits = [
  'Una sola tanda para ti, envasada con el nombre que elijas.',
  'Precio único de $375.00 MXN, con envío gratis.',
  'Miel sin calentar y flores nativas comestibles.',
  'Guardamos tu receta para que la vuelvas a pedir.',
];
