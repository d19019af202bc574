import { n, path, place } from '../draw/svg.ts';
import { glyphs } from './glyphs.ts';
import { kerning } from './kerning.ts';

export type TextLook = {
  size: number;
  color: string;
  /** Extra room between letters, share of the size. */
  spacing?: number;
  align?: 'middle' | 'start';
};

const layout = (text: string, spacing: number) => {
  const chars = [...text];
  let x = 0;
  const placed = chars.map((char, i) => {
    const at = x;
    x +=
      (glyphs.get(char)?.advance ?? 300) + spacing * 1000 + (kerning.get(char + (chars[i + 1] ?? '')) ?? 0);
    return { char, at };
  });
  return { placed, width: x - spacing * 1000 };
};

/** Width of one line, in the units of `size`. */
export const textWidth = (text: string, size: number, spacing = 0) =>
  (layout(text, spacing).width * size) / 1000;

/** One line of outlined text; (0,0) is the middle (or the start) of its baseline. */
export const outlined = (text: string, { size, color, spacing = 0, align = 'middle' }: TextLook): string => {
  const { placed, width } = layout(text, spacing);
  const shift = align === 'middle' ? -width / 2 : 0;
  const letters = placed
    .filter(({ char }) => char !== ' ')
    .map(({ char, at }) =>
      path(glyphs.get(char)?.outline ?? '', { transform: `translate(${n(at + shift)} 0)` }),
    );
  return place({ size: size / 1000 }, `<g fill="${color}">${letters.join('')}</g>`);
};
