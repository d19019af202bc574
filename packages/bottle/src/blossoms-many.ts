/** Blossoms that consist of many small ones. */
import { mix } from '@shop/contracts/oklab';
import { dots, num, point, range, ring, roundPetal, pseudoRandom, type Shades } from './shapes.ts';

const at = ([x, y]: [number, number], scale: number, turn: number, drawing: string) =>
  `<g transform="translate(${x} ${y})rotate(${num(turn)})scale(${scale})">${drawing}</g>`;

const floret = (fill: string, { deep, dark }: Shades) =>
  ring(roundPetal(34, 15), 5, { fill, rim: dark }) +
  `<circle r="9" fill="${deep}" opacity=".55"/>` +
  dots(
    range(5).map((index) => point(index * 72 + 36, 7)),
    3,
    '#f8d568',
  );

export const cluster = (shades: Shades): string => {
  const { dark, base, light } = shades;
  const outer = range(7).map((index) => {
    const place = point(index * 51.4 + 12, 62 + pseudoRandom(index) * 6);
    return at(place, 0.98, index * 31, floret(index % 3 ? base : mix(dark, base, 0.5), shades));
  });
  const inner = range(4).map((index) =>
    at(point(index * 90 + 40, 30), 0.95, index * 47, floret(index % 2 ? light : base, shades)),
  );
  return [...outer, ...inner, at([0, 0], 0.9, 10, floret(light, shades))].join('');
};

/** Stamens in all directions, with pollen at their ends. */
export const puff = ({ deep, base, light, pale, dark }: Shades): string => {
  const threads = range(120).map((index) => {
    const angle = index * 137.5;
    return { from: point(angle, 12), to: point(angle + 4, 66 + pseudoRandom(index) * 32), index };
  });
  const lines = (every: number, color: string, width: number) =>
    `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" d="${threads
      .filter(({ index }) => index % 3 === every)
      .map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`)
      .join('')}"/>`;
  return (
    `<circle r="76" fill="${base}" opacity=".55"/><circle r="46" fill="${dark}" opacity=".45"/>` +
    lines(0, mix(dark, base, 0.4), 3) +
    lines(1, base, 3.2) +
    lines(2, light, 3.2) +
    dots(
      threads.map(({ to }) => to),
      3.2,
      pale,
    ) +
    `<circle r="17" fill="${deep}" opacity=".38"/>`
  );
};

const SPIKE_ROWS = [2, 3, 4, 4, 3, 4, 3, 3, 2, 2, 1];
export const spike = ({ deep, dark, base, light, pale }: Shades): string => {
  const florets = SPIKE_ROWS.flatMap((count, row) =>
    range(count).map((index) => {
      const spread = 24 - row * 1.3;
      const x = num((index - (count - 1) / 2) * spread);
      const fill = [mix(dark, base, 0.45), base, light][(index + row) % 3]!;
      const size = 1 - row * 0.04;
      return at(
        [x, 76 - row * 17],
        Math.round(size * 100) / 100,
        x * 1.1,
        `<path fill="${fill}" stroke="${deep}" stroke-opacity=".45" stroke-width="1.6" d="M0 10C-16 8-21-12-12-24Q-7-17-3-27 0-20 4-28 7-18 12-24C21-12 16 8 0 10Z"/><path fill="none" stroke="${pale}" stroke-width="2" stroke-linecap="round" d="M-5-4q-2-8-1-12M5-4q2-8 1-12"/>`,
      );
    }),
  );
  return `<path fill="none" stroke="#55713b" stroke-width="7" stroke-linecap="round" d="M0 70q2 16-2 34"/>${florets.join('')}`;
};

const HEART = 'M0 22C-34 2-38-30-16-36-6-38 0-28 0-22 0-28 6-38 16-36 38-30 34 2 0 22Z';
export const blossomHeart = ({ deep, dark, base, light, pale }: Shades): string => {
  const one = (fill: string) =>
    `<path fill="${fill}" stroke="${dark}" stroke-width="2" d="${HEART}"/><path fill="${deep}" opacity=".5" d="M0 18C-9 6-9-8 0-16 9-8 9 6 0 18Z"/><path fill="none" stroke="${pale}" stroke-width="2.4" stroke-linecap="round" opacity=".7" d="M-20-26q-8 6-6 14"/>`;
  const outer = range(6).map((index) =>
    at(point(index * 60, 58), 1.08, index * 60, one([base, dark][index % 2]!)),
  );
  const inner = range(3).map((index) => at(point(index * 120 + 30, 22), 0.92, index * 120 + 30, one(light)));
  return [
    ...outer,
    ...inner,
    dots(
      [
        [0, 0],
        [5, 6],
        [-5, 5],
      ],
      3.4,
      '#f8d568',
    ),
  ].join('');
};
