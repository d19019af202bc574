/** The three pages whose texts are edited here, as the tabs call them (AD49). */
export const PAGES = [
  { id: 'home', label: 'Página Principal' },
  { id: 'about', label: 'Acerca de' },
  { id: 'contact', label: 'Contacto' },
] as const;
export type PageId = (typeof PAGES)[number]['id'];

/** The shop's own page of legal texts has no tab (H45). */
const LEGAL = { id: 'legal', label: 'Textos legales' };

export const pageLabel = (page: string): string =>
  [...PAGES, LEGAL].find(({ id }) => id === page)?.label ?? page;
