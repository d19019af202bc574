import type { SeedContent } from './types.ts';

/** Sections of the home page; the two `benefit-*` ones are the cards to the menu and to the workshop. */
export const home: SeedContent[] = [
  {
    page: 'home',
    section: 'hero',
    title: 'Gotas de miel y flor: el sabor antiguo del Mayab',
    content:
      'Recogemos miel de meliponarios y apiarios de Yucatán y la unimos, gota a gota, con flores nativas de México. Once mezclas listas para enviar y un taller para que inventes la tuya.',
    imageKey: 'semilla/hero-jobon-y-flores.webp',
  },
  {
    page: 'home',
    section: 'benefits',
    title: 'Dos maneras de probar el monte',
    content:
      'Elige una mezcla hecha por nosotros o arma la tuya flor por flor. Las dos salen de la misma mesa: tandas pequeñas, flores de temporada y miel sin calentar.',
    imageKey: null,
  },
  {
    page: 'home',
    section: 'benefit-predesigned',
    title: 'Mezclas Prediseñadas',
    content:
      '11 combinaciones listas para envío inmediato. Cada una con su origen, sus notas de sabor y una idea para servirla.',
    imageKey: 'semilla/gotero-ambar-detalle.webp',
  },
  {
    page: 'home',
    section: 'benefit-custom',
    title: 'Elixires Personalizados',
    content:
      'Escoge tus flores, ponle nombre y nosotros preparamos el frasco. Un solo precio, sin sorpresas.',
    imageKey: 'semilla/mesa-de-petalos.webp',
  },
];
