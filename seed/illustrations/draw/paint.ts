import { n, tag } from './svg.ts';

/** [where 0..1, colour, opacity 0..1] */
export type Stop = [at: number, color: string, opacity?: number];

/** Definitions by their content's name: equal paints share one definition, so pictures need no bookkeeping. */
const definitions = new Map<string, string>();

const nameOf = (content: string) => {
  let h = 5381;
  for (let i = 0; i < content.length; i++) h = (Math.imul(h, 33) ^ content.charCodeAt(i)) >>> 0;
  return `d${h.toString(36)}${content.length.toString(36)}`;
};

const define = (content: string) => {
  const id = nameOf(content);
  definitions.set(id, content.replace(' ', ` id="${id}" `));
  return `url(#${id})`;
};

const stopTags = (stops: Stop[]) =>
  stops
    .map(([at, color, opacity]) => tag('stop', { offset: at, 'stop-color': color, 'stop-opacity': opacity }))
    .join('');

export type Line = { x1: number; y1: number; x2: number; y2: number };
export const DOWN: Line = { x1: 0, y1: 0, x2: 0, y2: 1 };
export const ACROSS: Line = { x1: 0, y1: 0, x2: 1, y2: 0 };
export const SLANT: Line = { x1: 0, y1: 0, x2: 1, y2: 1 };

/** Gradient over the shape's own box. */
export const linear = (stops: Stop[], line: Line = DOWN) =>
  define(tag('linearGradient', line, stopTags(stops)));

export const radial = (stops: Stop[], spot: { cx?: number; cy?: number; r?: number } = {}) =>
  define(tag('radialGradient', { cx: 0.5, cy: 0.5, r: 0.5, ...spot }, stopTags(stops)));

/** Soft blur; `deviation` in the units of the drawing. */
export const blur = (deviation: number) =>
  define(
    tag(
      'filter',
      { x: '-50%', y: '-50%', width: '200%', height: '200%' },
      tag('feGaussianBlur', { stdDeviation: deviation }),
    ),
  );

/** Filter: the drawing with a soft warm shadow at its lower right. */
export const cast = (reach: number, softness: number, opacity: number) =>
  define(
    tag(
      'filter',
      { x: '-4%', y: '-4%', width: '110%', height: '110%' },
      tag('feDropShadow', {
        dx: reach * 0.8,
        dy: reach,
        stdDeviation: softness,
        'flood-color': '#2a1206',
        'flood-opacity': opacity,
      }),
    ),
  );

export const clip = (d: string) =>
  define(tag('clipPath', { clipPathUnits: 'userSpaceOnUse' }, tag('path', { d })));

/** A drawing kept once and repeated by reference: for small things that come by the dozen. */
export const stamp = (body: string): string => {
  const id = nameOf(body);
  definitions.set(id, `<g id="${id}">${body}</g>`);
  return `<use href="#${id}"/>`;
};

const collect = (text: string, found: Map<string, string>) => {
  for (const [, id = ''] of text.matchAll(/#(d\w+)(?=[)"])/g)) {
    const content = definitions.get(id);
    if (content === undefined || found.has(id)) continue;
    found.set(id, content);
    collect(content, found);
  }
  return found;
};

/** A whole picture, with the definitions that its body refers to. */
export const picture = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" ` +
  `viewBox="0 0 ${n(width)} ${n(height)}"><defs>${[...collect(body, new Map()).values()].join('')}</defs>${body}</svg>`;
