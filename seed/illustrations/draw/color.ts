/** Colours are mixed in OKLab, where halfway between two hues is not grey. */
type Lab = [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const toLab = (hex: string): Lab => {
  const channel = (at: number) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const toHex = ([L, a, b]: Lab) => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255);
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
};

/** `amount` 0 is all `from`, 1 is all `to`; colours as '#rrggbb'. */
export const mix = (from: string, to: string, amount: number): string => {
  const [a, b] = [toLab(from), toLab(to)];
  const t = Math.min(1, Math.max(0, amount));
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
};

/** Light is sun through honey and shade is warm earth: nothing turns to plain white or black. */
export const lighten = (color: string, amount: number) => mix(color, '#fff4d6', amount);
export const darken = (color: string, amount: number) => mix(color, '#33120a', amount);

/** Negative `amount` darkens, positive lightens. */
export const tone = (color: string, amount: number) =>
  amount < 0 ? darken(color, -amount) : lighten(color, amount);
