type Attributes = Record<string, string | number | undefined>;

/** Two decimals are finer than a pixel and keep the files small. */
export const n = (value: number) => String(Math.round(value * 100) / 100);

export const tag = (name: string, attributes: Attributes, ...children: string[]): string => {
  const list = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const text = list
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${text}/>` : `<${name}${text}>${children.join('')}</${name}>`;
};

export const group = (attributes: Attributes, ...children: string[]) => tag('g', attributes, ...children, '');
export const path = (d: string, attributes: Attributes) => tag('path', { d, ...attributes });
export const fill = (d: string, paint: string, opacity?: number) =>
  path(d, { fill: paint, 'fill-opacity': opacity });
export const circle = (x: number, y: number, r: number, paint: string) =>
  tag('circle', { cx: x, cy: y, r, fill: paint });

export const ellipse = (
  box: { x: number; y: number; rx: number; ry: number },
  paint: string,
  opacity?: number,
) => tag('ellipse', { cx: box.x, cy: box.y, rx: box.rx, ry: box.ry, fill: paint, 'fill-opacity': opacity });

export const stroke = (d: string, paint: string, width: number, opacity?: number) =>
  path(d, {
    fill: 'none',
    stroke: paint,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-opacity': opacity,
  });

export type Place = { x?: number; y?: number; turn?: number; size?: number; flip?: boolean };

/** Moves, turns (degrees, clockwise) and scales a drawing made around its own origin. */
export const place = ({ x = 0, y = 0, turn = 0, size = 1, flip = false }: Place, ...body: string[]) => {
  const scale = flip ? `${n(-size)} ${n(size)}` : String(Math.round(size * 1000) / 1000);
  return group({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})` }, ...body);
};
