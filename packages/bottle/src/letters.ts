import { GLYPHS } from './glyphs.ts';

const EM = 500;
/** The width of a letter without an outline. */
const UNKNOWN_WIDTH = 0.62;

const glyphOf = (letter: string): string | undefined =>
  GLYPHS[letter] ?? GLYPHS[letter.normalize('NFD')[0] ?? ''];
const advanceOf = (letter: string) => {
  const glyph = glyphOf(letter);
  return glyph === undefined ? UNKNOWN_WIDTH : parseInt(glyph, 10) / EM;
};

type Look = { size: number; color: string; spacing?: number };

/** Width of a line in units of the drawing; `spacing` is added between letters, as a fraction of the size. */
export const widthOf = (text: string, { size, spacing = 0 }: Omit<Look, 'color'>): number =>
  size * ([...text].reduce((sum, letter) => sum + advanceOf(letter) + spacing, 0) - spacing);

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A line of text as outlines, centred at x = 0, on the baseline y. Other scripts use the fonts at hand. */
export const write = (text: string, y: number, look: Look): string => {
  const { size, color, spacing = 0 } = look;
  if ([...text].some((letter) => glyphOf(letter) === undefined))
    return `<text y="${y}" fill="${color}" font-size="${size}" font-weight="600" font-family="Georgia,serif" text-anchor="middle">${escape(text)}</text>`;
  let x = 0;
  const outlines = [...text].map((letter) => {
    // Each contour starts with an absolute point and continues relatively: moving that point moves it all.
    const path = glyphOf(letter)!
      .replace(/^\d+/, '')
      .replace(/M(-?\d+)/g, (_, from) => `M${Math.round(Number(from) + x)}`);
    x += (advanceOf(letter) + spacing) * EM;
    return path;
  });
  const scale = size / EM;
  const start = Math.round((-widthOf(text, look) / 2) * 10) / 10;
  return `<path fill="${color}" transform="translate(${start} ${y})scale(${scale})" d="${outlines.join('')}"/>`;
};

/** Words that are too long for a line are cut at its end. */
const pieces = (text: string, fits: (line: string) => boolean): string[] =>
  text.split(' ').flatMap((word) => {
    if (fits(word)) return word;
    const parts: string[] = [''];
    for (const letter of word) {
      if (!fits(parts.at(-1)! + letter)) parts.push('');
      parts[parts.length - 1] += letter;
    }
    return parts;
  });

/** The text in lines no wider than `width`. */
export const wrap = (text: string, width: number, size: number): string[] => {
  const fits = (line: string) => widthOf(line, { size }) <= width;
  const lines: string[] = [];
  for (const word of pieces(text, fits)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
