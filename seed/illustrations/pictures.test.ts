import { describe, expect, test } from '@jest/globals';
import { pictureNames } from '../picture-names.ts';
import { mix } from './draw/color.ts';
import { along, type Point } from './draw/curve.ts';
import { seeded } from './draw/random.ts';
import { drawingOf } from './flowers/by-name.ts';
import { flowers } from '../content/flowers.ts';
import { pictures } from './pictures.ts';
import { textWidth } from './type/text.ts';

describe('pictures', () => {
  test('when a picture is in the list of images, then there is a drawing of it, and of nothing else', () => {
    expect(Object.keys(pictures).sort()).toEqual([...pictureNames].sort());
  });

  test('when the same picture is drawn twice, then it is the same to the last digit', () => {
    for (const name of ['elixir-03', 'flor-10', 'panal-y-luz'])
      expect(pictures[name]?.()).toBe(pictures[name]?.());
  });

  test('when a picture is drawn, then it needs no font and has no number that went wrong', () => {
    for (const name of ['elixir-06', 'about-historia']) {
      expect(pictures[name]?.()).not.toMatch(/<text|font-|NaN|undefined|Infinity/);
    }
  });

  test('when a drawing refers to a paint, then the picture defines it', () => {
    const svg = pictures['flor-14']?.() ?? '';
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const wanted = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id);
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((id) => !defined.has(id))).toEqual([]);
  });

  test('when a flower of the catalogue is asked for, then it has a bloom and a sprig of its own', () => {
    const blooms = flowers.map(({ name }) => drawingOf(name).bloom(seeded('test')));
    expect(new Set(blooms).size).toBe(flowers.length);
    expect(() => drawingOf('Rosa de plástico')).toThrow('Rosa de plástico');
  });
});

describe('drawing tools', () => {
  test('when chance starts from the same text, then it repeats itself; from another, it does not', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, seeded(seed).unit);
    expect(draw('miel')).toEqual(draw('miel'));
    expect(draw('miel')).not.toEqual(draw('flor'));
  });

  test('when colours are mixed, then the ends are the colours themselves', () => {
    expect(mix('#e8a317', '#2f1509', 0)).toBe('#e8a317');
    expect(mix('#e8a317', '#2f1509', 1)).toBe('#2f1509');
  });

  test('when a stem grows straight up, then half way is half way and points up', () => {
    const points: Point[] = [
      [0, 0],
      [0, -100],
      [0, -200],
    ];
    expect(along(points, 0.5)).toMatchObject({ x: 0, y: -100, turn: 0 });
  });

  test('when letters stand close, then the line is narrower than its letters apart', () => {
    expect(textWidth('Ta', 1000)).toBeLessThan(textWidth('T', 1000) + textWidth('a', 1000));
  });
});
