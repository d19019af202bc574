import { TASTE_LABEL } from './constants.ts';
import type { Fact } from './facts.ts';

/** The shapes of blossoms that are drawn on the bottle; a bottle's address has their places in this order. */
const BLOSSOM_LABEL = {
  bell: 'Campana',
  cluster: 'Racimo',
  dahlia: 'Dalia',
  daisy: 'Margarita',
  heart: 'Corazones',
  orchid: 'Orquídea',
  pompom: 'Pompón',
  puff: 'Mota',
  spike: 'Espiga',
  star: 'Estrella',
} as const;

/**
 * Facts of a flower beside the required fields. `color` is the tint that it gives the honey, `petals` its own colour;
 * `season` is written as 'noviembre y diciembre'.
 */
export const FLOWER_FACTS = {
  scientificName: { kind: 'line', label: 'Nombre científico', limit: 100 },
  color: { kind: 'color', label: 'Color que da a la miel' },
  petals: { kind: 'color', label: 'Color de sus pétalos' },
  blossom: { kind: 'choice', label: 'Forma de la flor', choices: BLOSSOM_LABEL, ask: 'Selecciona una forma' },
  taste: { kind: 'taste', label: 'Sabor', parts: TASTE_LABEL },
  season: { kind: 'line', label: 'Florece en', limit: 60 },
} as const satisfies Record<string, Fact>;

/** How a flower without these facts is drawn. */
export const PLAIN_FLOWER = { color: '#eda92f', petals: '#f4c542', blossom: 'daisy' } as const;
export type BlossomForm = keyof typeof BLOSSOM_LABEL;
export const BLOSSOMS = /* @__PURE__ */ Object.keys(BLOSSOM_LABEL) as BlossomForm[];
