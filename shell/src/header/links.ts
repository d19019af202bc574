/** The five public pages, in the order of the header and the footer (SH4, SH14). */
export const PUBLIC_LINKS = [
  { to: '/', label: 'Inicio' },
  { to: '/menu', label: 'Menú Comercial' },
  { to: '/customize', label: 'Personaliza tu Elixir' },
  { to: '/about', label: 'Sobre Nosotros' },
  { to: '/contact', label: 'Contacto' },
] as const;
