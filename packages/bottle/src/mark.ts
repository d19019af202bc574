import { wordsOn, type BrandColors } from '@shop/contracts/palette';
import { initialOf } from '@shop/contracts/shop';
import { widthOf, write } from './letters.ts';

const CELL = 'M24 1.5 43.5 12.75v22.5L24 46.5 4.5 35.25v-22.5z';
const EDGE = 'M24 5.3 40.2 14.65v18.7L24 42.7 7.8 33.35v-18.7z';
/** Centres a capital letter in the cell. */
const BASELINE = 32.6;

type Look = { name: string; colors: Pick<BrandColors, 'ground' | 'text' | 'button' | 'dark'> };

const cell = ({ name, colors }: Look): string =>
  `<path d="${CELL}" fill="${colors.button}"/><path d="${EDGE}" fill="none" stroke="${colors.ground}" stroke-width="1.2"/>` +
  `<g transform="translate(24 0)">${write(initialOf(name), BASELINE, { size: 25, color: wordsOn(colors.button, colors.text) })}</g>`;

/** The mark of a shop without a logo: its first letter in a honeycomb cell, in its colours. */
export const mark = (look: Look): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${cell(look)}</svg>`;

/** The same on a background, for places that cut off corners or do not support transparency. */
export const squareMark = (look: Look, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-6 -6 60 60">` +
  `<path d="M-6-6h60v60h-60z" fill="${look.colors.ground}"/>${cell(look)}</svg>`;

const COMB = 'm0-48 41.6 24v48L0 48l-41.6-24v-48Z';
const [CARD_WIDTH, CARD_HEIGHT] = [1200, 630];
const MIDDLE = CARD_WIDTH / 2;
const MARGIN = 90;

/** The area between two heights of the card. */
const band = (y: number, height: number): string => `M0 ${y}h${CARD_WIDTH}v${height}H0z`;
const WHOLE = band(0, CARD_HEIGHT);

/** A centred line of the card, smaller when it would not fit. */
const line = (text: string, y: number, { size, color }: { size: number; color: string }): string => {
  const room = CARD_WIDTH - 2 * MARGIN;
  return write(text, y, { size: Math.min(size, room / widthOf(text, { size: 1 })), color });
};

/** The picture that other sites show for a page without its own: mark, name and tagline. */
export const shareCard = (look: Look & { tagline: string }): string => {
  const { name, tagline, colors } = look;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">` +
    `<defs><pattern id="c" width="83.2" height="144" patternUnits="userSpaceOnUse"><path transform="translate(41.6 48)" fill="none" stroke="${colors.button}" stroke-opacity=".35" stroke-width="3" d="${COMB}M0 48v48"/></pattern></defs>` +
    `<path d="${WHOLE}" fill="${colors.ground}"/><path d="${WHOLE}" fill="url(#c)" opacity=".5"/>` +
    `<path d="${band(CARD_HEIGHT - 64, 64)}" fill="${colors.dark}"/><path d="${band(CARD_HEIGHT - 70, 8)}" fill="${colors.button}"/>` +
    `<g transform="translate(${MIDDLE - 4 * 24} 64)scale(4)">${cell(look)}</g>` +
    `<g transform="translate(${MIDDLE} 0)">${line(name, 388, { size: 96, color: colors.text })}` +
    `${tagline && line(tagline, 470, { size: 42, color: colors.text })}</g></svg>`
  );
};
