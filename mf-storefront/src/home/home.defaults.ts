import type { BenefitsContent, HeroContent } from '@shop/contracts/content';
import type { SectionText } from '../content/sections.ts';

/** Texts for when the content service does not answer; the same words as the seed's (SF4, SF5). */
export const DEFAULT_HERO: HeroContent & { imageUrl: string } = {
  title: 'Gotas de miel y flor: el sabor antiguo del Mayab',
  content:
    'Recogemos miel de meliponarios y apiarios de Yucatán y la unimos, gota a gota, con flores nativas de México. Once mezclas listas para enviar y un taller para que inventes la tuya.',
  imageUrl: '/media/semilla/hero-jobon-y-flores.webp',
};

export const DEFAULT_BENEFITS: BenefitsContent = {
  title: 'Dos maneras de probar el monte',
  content:
    'Elige una mezcla hecha por nosotros o arma la tuya flor por flor. Las dos salen de la misma mesa: tandas pequeñas, flores de temporada y miel sin calentar.',
};

/** The two cards of the benefits (SF6). */
export const DEFAULT_CARDS = [
  {
    section: 'benefit-predesigned',
    title: 'Mezclas Prediseñadas',
    content:
      '11 combinaciones listas para enviar. Cada una con su origen, sus notas de sabor y una idea para servirla.',
    imageUrl: '/media/semilla/gotero-ambar-detalle.webp',
  },
  {
    section: 'benefit-custom',
    title: 'Elixires Personalizados',
    content: 'Elige tus flores, ponle nombre y nosotros preparamos el frasco. Un solo precio, sin sorpresas.',
    imageUrl: '/media/semilla/mesa-de-petalos.webp',
  },
] as const satisfies SectionText[];
