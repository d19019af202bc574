/** What the sections of the pages are, in the words of a shop owner; one of their own has none. */
const NAMES: Record<string, string> = {
  'home/hero': 'Portada',
  'home/benefits': 'Ventajas: título y presentación',
  'home/benefit-predesigned': 'Ventaja: elixires de la casa',
  'home/benefit-custom': 'Ventaja: elixir a tu gusto',
  'about/hero': 'Portada',
  'about/abeja': 'La abeja nativa',
  'about/proceso': 'Cómo se hace',
  'about/compromiso-origen': 'Compromiso: origen',
  'about/compromiso-abejas': 'Compromiso: abejas',
  'about/compromiso-flores': 'Compromiso: flores',
  'about/compromiso-claridad': 'Compromiso: claridad',
  'contact/intro': 'Presentación',
  'contact/info': 'Dirección, correo y teléfono',
  'contact/redes': 'Redes sociales',
  'legal/terminos': 'Términos y condiciones',
  'legal/privacidad': 'Política de privacidad',
  'legal/envios': 'Política de envíos',
  'legal/devoluciones': 'Devoluciones',
};

export const sectionName = ({ page, section }: { page: string; section: string }): string | undefined =>
  NAMES[`${page}/${section}`];
