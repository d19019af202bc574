import { describe, expect, test } from '@jest/globals';
import { contrast } from './contrast.ts';
import { FIRST_COLORS, paletteOf, weakContrasts, type BrandColors } from './palette.ts';

/** The same sequence in every run, from a small generator. */
const random = (() => {
  let seed = 7;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
})();
const anyColor = () =>
  `#${Math.floor(random() * 0xff_ff_ff)
    .toString(16)
    .padStart(6, '0')}`;
const anyColors = (): BrandColors => ({
  ground: anyColor(),
  text: anyColor(),
  dark: anyColor(),
  button: anyColor(),
  link: anyColor(),
  accent: anyColor(),
  detail: anyColor(),
});

describe('the palette of a brand', () => {
  test('when the colours are those of the drawing then all of them can be read', () => {
    expect(weakContrasts(FIRST_COLORS)).toEqual([]);
    expect(paletteOf(FIRST_COLORS)).toMatchObject({ cream: '#FFF9EE', inkSoft: '#654A35', line: '#EBDBC0' });
  });

  test('when a hundred other brands are made then the text that nobody picked can be read on its ground', () => {
    for (let brand = 0; brand < 100; brand += 1) {
      const palette = paletteOf(anyColors());
      for (const [text, ground] of [
        ['inkSoft', 'creamDeep'],
        ['inkFaint', 'paper'],
        ['onDark', 'bark'],
        ['onDarkSoft', 'bark'],
        ['petalText', 'petalSoft'],
        ['onAmber', 'amber'],
        ['onAmber', 'amberHover'],
        ['amberOnDark', 'bark'],
      ] as const)
        expect([palette, contrast(palette[text], palette[ground]) >= 4.5]).toEqual([palette, true]);
      for (const color of Object.values(palette)) expect(color).toMatch(/^#[0-9A-F]{6}(?:6B|00)?$/);
    }
  });

  test.each([
    ['a dark green', '#1F4D33', '#FFFFFF'],
    ['black', '#000000', '#FFFFFF'],
    ['a light green', '#8CCB5E', FIRST_COLORS.text],
    ['white', '#FFFFFF', FIRST_COLORS.text],
  ])('when the button is %s then it is taken and has words of the other kind', (_, button, words) => {
    const colors = { ...FIRST_COLORS, button };

    expect(weakContrasts(colors)).toEqual([]);
    expect(paletteOf(colors)).toMatchObject({ amber: button, onAmber: words });
  });

  test.each([
    ['the page', { ground: '#FFFFFF', button: '#FFFFFF' }],
    ['the page, almost', { button: '#FDE7B6' }],
    ['the footer', { button: FIRST_COLORS.dark }],
  ])('when the button looks like %s then it has an edge', (_, picked) => {
    const { amberEdge } = paletteOf({ ...FIRST_COLORS, ...picked });

    expect(contrast(amberEdge, '#FFFFFF')).toBeGreaterThanOrEqual(3);
    expect(contrast(amberEdge, FIRST_COLORS.dark)).toBeGreaterThanOrEqual(3);
  });

  test('when the button differs from what it stands on then it has no edge', () => {
    expect(paletteOf(FIRST_COLORS)).toMatchObject({ amberEdge: '#F2A81D00' });
  });

  test('when a colour is too weak then it is named with what it stands on', () => {
    expect(
      weakContrasts({ ...FIRST_COLORS, detail: '#F2A81D' }).map(({ field, where }) => [field, where]),
    ).toEqual([
      ['detail', 'el fondo'],
      ['detail', 'blanco'],
    ]);
  });
});
