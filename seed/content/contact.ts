import type { SeedContent } from './types.ts';

/** Sections of the contact page; addresses and numbers are marked samples until the owner sets real ones. */
export const contact: SeedContent[] = [
  {
    page: 'contact',
    section: 'intro',
    title: 'Escríbenos',
    content:
      '¿Dudas sobre un pedido, un regalo o una compra para tu negocio? Respondemos de lunes a viernes, de 9:00 a 17:00 (hora del centro).',
    imageKey: null,
  },
  {
    page: 'contact',
    section: 'info',
    title: 'Taller',
    content: 'Mérida, Yucatán, México\nhola@flordekaab.example\n+52 999 000 0000 (dato de muestra)',
    imageKey: null,
  },
  {
    page: 'contact',
    section: 'redes',
    title: 'Redes sociales',
    content: 'Instagram · Facebook · WhatsApp (sin enlace hasta configurarlas)',
    imageKey: null,
  },
];
