/** Colours ('#rrggbb'), mixed as eyes see them (OKLab) or as liquids mix. */
export type Lab = [lightness: number, greenRed: number, blueYellow: number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const linearOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255));
const hexOf = (linear: number[]): string =>
  `#${linear
    .map((part) =>
      Math.round(255 * Math.min(1, Math.max(0, fromLinear(part))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const toLab = (hex: string): Lab => {
  const [r = 0, g = 0, b = 0] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

export const toHex = ([lightness, a, b]: Lab): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexOf([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
};

/** `share` (0 to 1) of `other` in `color`. */
export const mix = (color: string, other: string, share: number): string => {
  const [from, to] = [toLab(color), toLab(other)];
  return toHex(from.map((part, at) => part + (to[at]! - part) * share) as Lab);
};

/** The colour of equal parts poured together: each absorbs its share of light, so this is their geometric mean. */
export const pour = (colors: string[]): string => {
  const parts = colors.map(linearOf);
  const through = (channel: number) =>
    parts.reduce((product, linear) => product * Math.max(0.004, linear[channel]!) ** (1 / parts.length), 1);
  return hexOf([0, 1, 2].map(through));
};

/** The distance from grey. */
export const strength = (color: string): number => Math.hypot(...toLab(color).slice(1));
