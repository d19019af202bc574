import { ACROSS, clip, linear } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import { fill, group, path, place, stroke } from '../draw/svg.ts';
import { outlined, textWidth } from '../type/text.ts';
import { comb, frame, hexagon } from './hexagon.ts';

const PAPER = 'M-149 -340C-80 -326 80 -326 149 -340L149 -74C80 -58 -80 -58 -149 -74Z';
const BAND = 'M-149 -112C-80 -97 80 -97 149 -112L149 -74C80 -58 -80 -58 -149 -74Z';

/** Two lines when one would be too small to read, broken where the halves are most alike. */
const lines = (name: string): string[] => {
  const words = name.split(' ');
  if (textWidth(name, 44) < 250 || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (pair: string[]) => Math.max(...pair.map((text) => textWidth(text, 1)));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
};

const title = (name: string) => {
  const rows = lines(name);
  const size = Math.min(42, (258 / Math.max(...rows.map((row) => textWidth(row, 100)))) * 100);
  const top = rows.length === 1 ? -148 : -164;
  return rows
    .map((row, i) => place({ y: top + i * size * 0.98 }, outlined(row, { size, color: palette.ink })))
    .join('');
};

export type LabelLook = { name: string; accent: string; flower: string };

/** Paper around the bottle's belly: emblem with the blend's flower, brand, name, and a comb band in its colour. */
export const label = ({ name, accent, flower }: LabelLook): string =>
  [
    fill(PAPER, palette.ivory),
    fill(BAND, accent),
    group(
      { 'clip-path': clip(BAND) },
      place(
        { x: -160, y: -116 },
        comb({ width: 320, height: 60 }, { cell: 13, color: '#fff3cf', width: 1.6, opacity: 0.55 }),
      ),
    ),
    stroke('M-149 -113C-80 -98 80 -98 149 -113', palette.honey, 3),
    stroke('M-149 -330C-80 -316 80 -316 149 -330', palette.honey, 2.4),
    place(
      { y: -268 },
      fill(hexagon(46), accent, 0.14),
      frame(46, palette.honey, 3),
      place({ size: 0.36 }, flower),
    ),
    place({ y: -205 }, outlined('FLOR DE KAAB', { size: 17, color: '#8a4a12', spacing: 0.16 })),
    title(name),
    path(PAPER, {
      fill: linear(
        [
          [0, '#3a1a08', 0.72],
          [0.12, '#7a4a20', 0.32],
          [0.3, '#ffffff', 0.1],
          [0.48, '#ffffff', 0],
          [0.75, '#7a4a20', 0.14],
          [0.92, '#4a2408', 0.42],
          [1, '#2a0f04', 0.75],
        ],
        ACROSS,
      ),
    }),
  ].join('');
