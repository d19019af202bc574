import type { Flower } from '@shop/contracts/flower';
import { PLAIN_FLOWER, type BlossomForm } from '@shop/contracts/flower-facts';
import { mix, pour, strength } from '@shop/contracts/oklab';

/** The flower's data for the drawing: `honey` is its tint. */
export type Bloom = { name: string; honey: string; petals: string; form: BlossomForm };
/** Everything a bottle shows except the shop's name: equal recipes give equal drawings everywhere. */
export type Recipe = { name: string; blooms: Bloom[] };

type Looks = Pick<Flower, 'name'> & Partial<Pick<Flower, 'color' | 'petals' | 'blossom'>>;
export const bloomOf = ({ name, color, petals, blossom }: Looks): Bloom => ({
  name,
  honey: color ?? PLAIN_FLOWER.color,
  petals: petals ?? PLAIN_FLOWER.petals,
  form: blossom ?? PLAIN_FLOWER.blossom,
});

const EMPTY_GLASS = '#e8b96c';

/** The honey's colour from all flowers; without any, the empty glass. */
export const honeyOf = (blooms: Bloom[]): string =>
  blooms.length === 0 ? EMPTY_GLASS : pour(blooms.map(({ honey }) => honey));

const DEFAULT_ACCENT = '#c8801a';

/** The colour of the label's band: that of the most colourful petals. */
export const accentOf = (blooms: Bloom[]): string => {
  const strongest = blooms.map(({ petals }) => petals).sort((a, b) => strength(b) - strength(a))[0];
  if (strongest === undefined) return DEFAULT_ACCENT;
  return strength(strongest) < 0.09 ? mix('#4f7f52', strongest, 0.12) : mix(strongest, '#3a1208', 0.16);
};
