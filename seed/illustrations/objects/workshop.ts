import { times } from '../draw/curve.ts';
import { clip, radial } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { ellipse, group, place, stroke, tag } from '../draw/svg.ts';
import { drawingOf } from '../flowers/by-name.ts';
import { cempasuchil } from '../flowers/cempasuchil.ts';
import { bottle } from './bottle.ts';
import { label } from './label.ts';

/** Petals resting in the honey. */
export const steeping = (r: Random) =>
  group(
    {
      'clip-path': clip(
        'M-146 -258L146 -258L146 -40C146 -20 140 -12 126 -12L-126 -12C-140 -12 -146 -20 -146 -40Z',
      ),
    },
    ...times(13, (i) =>
      place(
        { x: r.around(0, 118), y: -40 - i * 17, size: r.between(0.26, 0.44), turn: r.between(0, 90) },
        drawingOf(i % 3 ? 'Cempasúchil' : 'Dalia').bloom(r),
      ),
    ),
  );

/** Bunches that dry in the shade, heads down, on a string. */
export const drying = (r: Random) =>
  [
    stroke('M-20 96C300 150 900 150 1300 92', '#7a4a20', 5),
    ...['Toronjil morado', 'Tajonal', 'Pericón', 'Dalia', 'Sak káatsim'].map((name, i) =>
      place(
        {
          x: 130 + i * 256,
          y: 112 + Math.sin(((i + 0.5) / 5) * Math.PI) * 26,
          turn: 180 + r.around(0, 5),
          size: 0.4,
        },
        drawingOf(name).sprig(r),
      ),
    ),
    ...times(5, (i) =>
      tag('rect', {
        x: 117 + i * 256,
        y: 104 + Math.sin(((i + 0.5) / 5) * Math.PI) * 26,
        width: 26,
        height: 34,
        rx: 5,
        fill: '#d9a868',
      }),
    ),
  ].join('');

export const small = (x: number, look: { name: string; honey: string }, r: Random) => {
  const { name, honey } = look;
  const size = 0.54;
  const flower = cempasuchil.bloom(r);
  return (
    ellipse(
      { x: x + 14, y: 822, rx: 150 * size, ry: 20 },
      radial([
        [0, '#2a1206', 0.6],
        [1, '#2a1206', 0],
      ]),
    ) +
    place(
      { x, y: 824, size },
      bottle({ honey, bulb: '#3a2418', label: label({ name, accent: '#e8a317', flower }) }),
    )
  );
};
