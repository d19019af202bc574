import { GLYPHS } from './glyphs.ts';

const EM = 500;
/** Of a letter that has no outline here. */
const UNKNOWN_WIDTH = 0.62;

const glyphOf = (letter: string): string | undefined =>
  GLYPHS[letter] ?? GLYPHS[letter.normalize('NFD')[0] ?? ''];
const advanceOf = (letter: string) => {
  const glyph = glyphOf(letter);
  return glyph === undefined ? UNKNOWN_WIDTH : parseInt(glyph, 10) / EM;
};

type Look = { size: number; color: string; spacing?: number };

/** Width of a line in units of the drawing; `spacing` is added between letters, in shares of the size. */
export const widthOf = (text: string, { size, spacing = 0 }: Omit<Look, 'color'>): number =>
  size * ([...text].reduce((sum, letter) => sum + advanceOf(letter) + spacing, 0) - spacing);

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A line of text in outlines, in the middle of x = 0, standing on y. Other scripts than ours are left to the fonts at hand. */
export const write = (text: string, y: number, look: Look): string => {
  const { size, color, spacing = 0 } = look;
  if ([...text].some((letter) => glyphOf(letter) === undefined))
    return `<text y="${y}" fill="${color}" font-size="${size}" font-weight="600" font-family="Georgia,serif" text-anchor="middle">${escape(text)}</text>`;
  let x = 0;
  const outlines = [...text].map((letter) => {
    // Each contour begins where it stands, and goes on from there: to move it is to move its beginning.
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

/** Words that do not fit on a line of their own are cut where the line ends. */
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

/** The text in lines that are not wider than `width`. */
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
