/** The three pages whose texts are edited here, as the tabs call them (AD49). */
export const PAGES = [
  { id: 'home', label: 'Página Principal' },
  { id: 'about', label: 'Acerca de' },
  { id: 'contact', label: 'Contacto' },
] as const;
export type PageId = (typeof PAGES)[number]['id'];

export const pageLabel = (page: string) => PAGES.find(({ id }) => id === page)?.label ?? page;
