/** The three pages whose texts are edited here, as the tabs call them (AD49). */
export const PAGES = [
  { id: 'home', label: 'Página Principal' },
  { id: 'about', label: 'Acerca de' },
  { id: 'contact', label: 'Contacto' },
] as const;
export type PageId = (typeof PAGES)[number]['id'];

/** The shop's own pages have no tab (H45). */
const OWN = [
  { id: 'menu', label: 'Menú' },
  { id: 'product', label: 'Cada mezcla' },
  { id: 'customize', label: 'El taller' },
  { id: 'checkout', label: 'Compra' },
  { id: 'mails', label: 'Correos' },
  { id: 'site', label: 'Pie, botones y avisos' },
  { id: 'legal', label: 'Textos legales' },
  { id: 'recetas', label: 'Recetas' },
];

export const pageLabel = (page: string): string =>
  [...PAGES, ...OWN].find(({ id }) => id === page)?.label ?? page;
