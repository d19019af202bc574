import type { BlossomForm } from '@shop/contracts/flower-facts';
import { mix } from '@shop/contracts/oklab';
import { blossomHeart, cluster, puff, spike } from './blossoms-many.ts';
import { dots, num, point, pointedPetal, range, ring, roundPetal, shadesOf, type Shades } from './shapes.ts';

const GOLDEN_DOTS = 26;
const goldenDots = (radius: number) =>
  dots(
    range(GOLDEN_DOTS).map((at) => point(at * 137.5, radius * Math.sqrt((at + 0.5) / GOLDEN_DOTS))),
    4.2,
    '#f6c544',
  );

const daisy = ({ deep, dark, base, light }: Shades) =>
  ring(roundPetal(94, 21), 11, { fill: dark, rim: deep, turn: 16 }) +
  ring(roundPetal(97, 20), 11, { fill: base, rim: dark }) +
  ring('M0-34v-46M-6-36q-3-20-3-34M6-36q3-20 3-34', 11, { fill: 'none', rim: dark }) +
  ring(roundPetal(60, 9), 11, { fill: light, turn: 0 }).replace('<g ', '<g opacity=".35" ') +
  '<circle r="34" fill="#7a4415"/><circle r="29" fill="#9a5c1c"/>' +
  goldenDots(28);

/** Dahlia coccinea has a single ring of eight broad rays. */
const dahlia = ({ deep, dark, base, light }: Shades) =>
  ring(roundPetal(98, 38), 8, { fill: dark, rim: deep, turn: 22.5 }) +
  ring(roundPetal(104, 37), 8, { fill: base, rim: dark }) +
  ring('M0-34v-54M-11-36q-6-20-7-38M11-36q6-20 7-38', 8, { fill: 'none', rim: dark }) +
  ring(roundPetal(62, 12), 8, { fill: light }).replace('<g ', '<g opacity=".3" ') +
  '<circle r="27" fill="#8a4a12"/>' +
  goldenDots(26);

/** A circle with a ruffled edge. */
const ruffle = (radius: number, waves: number, turn: number): string => {
  const at = (index: number) => point(turn + (index * 360) / waves, radius).join(' ');
  const size = num((radius * Math.PI) / waves);
  return `M${at(0)}${range(waves)
    .map((index) => `A${size} ${size} 0 0 1 ${at(index + 1)}`)
    .join('')}Z`;
};
const pompom = ({ dark, base }: Shades) =>
  range(7)
    .map((layer) => {
      const fill = layer === 0 ? dark : mix(base, '#ffcf5a', layer * 0.085);
      return `<path fill="${fill}" stroke="${dark}" stroke-opacity=".75" stroke-width="1.8" d="${ruffle(96 - layer * 14, 22 - layer * 2, layer * 11)}"/>`;
    })
    .join('');

/** Five joined lobes, with the star of a bindweed in the centre. */
const LOBES = `M${point(36, 78).join(' ')}${range(5)
  .map((at) =>
    [58, 86, 108].map((turn, index) => point(turn + at * 72, [112, 112, 78][index]!).join(' ')).join(' '),
  )
  .map((points) => `C${points}`)
  .join('')}Z`;
const bell = ({ deep, dark, base, light, pale }: Shades) =>
  `<path fill="${base}" stroke="${dark}" stroke-width="2.5" d="${LOBES}"/>` +
  `<path fill="${light}" transform="scale(.8)" opacity=".7" d="${LOBES}"/>` +
  ring('M-5 0C-15-28-9-60-2-84h4C9-60 15-28 5 0Z', 5, { fill: dark }).replace('<g ', '<g opacity=".5" ') +
  ring('M-12-34q-14-18-22-40M12-34q14-18 22-40', 5, { fill: 'none', rim: deep }).replace(
    '<g ',
    '<g opacity=".28" ',
  ) +
  `<circle r="24" fill="${deep}" opacity=".35"/><circle r="15" fill="#8d7a1e" opacity=".6"/>` +
  ring('M0 0v-17', 5, { fill: 'none', rim: pale, turn: 20 }) +
  dots(
    range(5).map((at) => point(20 + at * 72, 19)),
    4.5,
    '#f6d166',
  );

const star = ({ deep, dark, base, light }: Shades) =>
  ring('M0 0C-9-22-24-62-17-88C-12-106 12-106 17-88C24-62 9-22 0 0Z', 5, { fill: dark, turn: 4 }) +
  ring('M0 0C-9-22-21-60-15-85C-11-102 11-102 15-85C21-60 9-22 0 0Z', 5, { fill: base, rim: dark }) +
  ring('M0-26v-56', 5, { fill: 'none', rim: deep }).replace('<g ', '<g opacity=".4" ') +
  `<circle r="15" fill="${light}" stroke="${deep}" stroke-width="2"/>` +
  `<path fill="none" stroke="${deep}" stroke-width="4" stroke-linecap="round" d="M0 0q8-14 6-34"/>` +
  dots(
    [
      [6, -36],
      [-1, -38],
      [12, -34],
    ],
    5,
    '#d9952b',
  );

const orchid = ({ deep, dark, base, light }: Shades) =>
  ring(pointedPetal(102, 21), 3, { fill: dark, rim: deep }) +
  ring(pointedPetal(98, 25), 2, { fill: base, rim: dark, turn: 60 }).replace(/rotate\(240\)/, 'rotate(-60)') +
  ring('M0-24v-60', 5, { fill: 'none', rim: deep }).replace('<g ', '<g opacity=".3" ') +
  `<path fill="${light}" stroke="${dark}" stroke-width="2" d="M-28-14C-46 18-48 46-34 58q7 9 13 1 6 11 12 2 8 11 17 0 7 9 13-2 7 8 13-1C48 46 46 18 28-14 12-26-12-26-28-14Z"/>` +
  '<path fill="#f0b52a" d="M-15-4C-24 14-22 36-10 44 0 50 10 48 14 42 24 32 22 12 15-4 6-12-6-12-15-4Z"/>' +
  '<path fill="none" stroke="#b8701a" stroke-width="3" stroke-linecap="round" d="M-6 6q-3 16 0 28M0 4v34M6 6q3 16 0 28"/>' +
  `<path fill="${base}" stroke="${dark}" stroke-width="2" d="M-11-2c-4-16 2-26 11-26s15 10 11 26Z"/>`;

const FORMS: Record<BlossomForm, (shades: Shades) => string> = {
  bell,
  cluster,
  dahlia,
  daisy,
  orchid,
  pompom,
  puff,
  spike,
  star,
  heart: blossomHeart,
};

/** A blossom about 200 wide around 0,0. */
export const blossom = ({ form, petals }: { form: BlossomForm; petals: string }): string =>
  FORMS[form](shadesOf(petals));
