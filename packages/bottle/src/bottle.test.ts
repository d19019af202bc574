import { describe, expect, test } from '@jest/globals';
import { BLOSSOMS } from '@shop/contracts/flower-facts';
import { arrange } from './arrangement.ts';
import { blossom } from './blossoms.ts';
import { mix, pour } from '@shop/contracts/oklab';
import { levelOf } from './glass.ts';
import { label } from './label.ts';
import { wrap, widthOf } from './letters.ts';
import { picture } from './picture.ts';
import { accentOf, bloomOf, honeyOf } from './recipe.ts';

const RED = bloomOf({ name: 'Dalia', color: '#c9471f', petals: '#b51f33', blossom: 'dahlia' });
const PALE = bloomOf({ name: 'Sak káatsim', color: '#f6d680', petals: '#ee9dc6', blossom: 'puff' });
const lightness = (color: string) => parseInt(color.slice(1, 3), 16) + parseInt(color.slice(3, 5), 16);

describe('mixing', () => {
  test('when one colour is poured then it stays itself, and twice the same changes nothing', () => {
    expect(pour(['#c9471f'])).toBe('#c9471f');
    expect(pour(['#c9471f', '#c9471f'])).toBe('#c9471f');
    expect([mix('#f0b634', '#2a0f04', 0), mix('#f0b634', '#2a0f04', 1)]).toEqual(['#f0b634', '#2a0f04']);
  });

  test('when two honeys are poured together then the mixture lies between them whatever comes first', () => {
    const mixture = honeyOf([RED, PALE]);

    expect(honeyOf([PALE, RED])).toBe(mixture);
    expect(lightness(mixture)).toBeGreaterThan(lightness(RED.honey));
    expect(lightness(mixture)).toBeLessThan(lightness(PALE.honey));
    expect(mixture).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('when nobody said how a flower looks then it has a colour all the same', () => {
    expect(honeyOf([bloomOf({ name: 'Nueva' })])).toMatch(/^#[0-9a-f]{6}$/);
    expect(accentOf([])).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('the bottle', () => {
  test('when flowers are added then the honey only rises', () => {
    const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(levelOf);

    expect(levels).toEqual([...levels].sort((a, b) => b - a));
    expect(new Set(levels).size).toBe(9);
  });

  test('when two flowers are chosen then they stand left and right', () => {
    const placed = arrange([RED, PALE]);

    expect(placed.filter(({ x }) => x < 0).every(({ flower }) => flower === 0)).toBe(true);
    expect(placed.filter(({ x }) => x > 0).every(({ flower }) => flower === 1)).toBe(true);
    expect(arrange([])).toEqual([]);
  });

  test('when a form is drawn then it is made of numbers alone and always the same', () => {
    for (const form of BLOSSOMS) {
      const drawing = blossom({ form, petals: '#b51f33' });
      expect(drawing).toBe(blossom({ form, petals: '#b51f33' }));
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('when a recipe is drawn then the picture is whole and needs no style, script or other file', () => {
    for (const blooms of [[], [RED], Array.from({ length: 8 }, () => PALE)]) {
      const svg = picture({ name: 'Para mi mamá', blooms }, 'Miel del Mayab');
      expect(svg).not.toMatch(/NaN|undefined|style=|<script|href="[^#]|<text/);
      const [ids, used] = [/ id="([^"]+)"/g, /(?:url\(|href=")#([^)"]+)/g].map((pattern) =>
        [...svg.matchAll(pattern)].map(([, name]) => name),
      );
      expect(new Set(ids).size).toBe(ids?.length);
      expect(ids).toEqual(expect.arrayContaining(used ?? []));
    }
  });
});

describe('the label', () => {
  const drawn = (name: string, shop = 'Miel del Mayab') => label('a', { name, blooms: [RED] }, shop);

  test('when the name is long then every line fits and nothing is lost', () => {
    const name = 'Noche de la abuela Lucía en Valladolid y Supercalifragilisticoespialidoso';
    const lines = wrap(name, 264, 22);

    expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    for (const line of lines) expect(widthOf(line, { size: 22 })).toBeLessThanOrEqual(264);
  });

  test('when the name is longer than any label then it ends in dots', () => {
    const [long, longest] = ['m'.repeat(90), 'm'.repeat(100)].map((name) => drawn(name).length);

    expect(longest).toBe(long);
    expect(drawn('m'.repeat(100))).not.toContain('NaN');
  });

  test('when the shop’s name is long then it is written smaller and nothing of it is lost', () => {
    const outlines = (shop: string) =>
      / transform="translate\((-?[\d.]+) -222\)scale\(([\d.]+)\)" d="([^"]*)/.exec(
        drawn('Mi elixir', shop),
      ) ?? [];
    const [, usual, size] = outlines('Miel del Mayab');
    const [, from, smaller, path = ''] = outlines('Cooperativa Meliponícola Ñuu Savi Mayab’s');

    expect(Number(usual)).toBeGreaterThan(-132);
    expect([Number(from) >= -132.1, Number(smaller) < Number(size)]).toEqual([true, true]);
    expect(path.match(/M/g)!.length).toBeGreaterThan(40);
  });

  test('when the name is written in letters that have no outline then the words are escaped text', () => {
    expect(drawn('蜜 <b>"&')).toContain('蜜 &#60;b&#62;&#34;&#38;</text>');
  });
});
