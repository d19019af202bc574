import { describe, expect, test } from '@jest/globals';
import { checkMix } from './check-mix.ts';
import { readRecipe, writeRecipe } from './recipe-address.ts';

const ON_OFFER = Array.from({ length: 12 }, (_, at) => ({ id: at + 1 }));
const NO_NAMES = ['A', ' A ', 'x'.repeat(101), 'compra en www.otra.com', 'dos\nrenglones', 'a\u202eb'];
const read = (query: string) => readRecipe(new URLSearchParams(query), ON_OFFER);

describe('the address of a recipe', () => {
  test('when a recipe is written then reading it gives the same', () => {
    const recipe = { flowerIds: [7, 1], name: 'Día & noche, ¿sí? 100%' };

    expect(read(writeRecipe(recipe))).toEqual({ ...recipe, isWhole: true });
    expect(writeRecipe({ flowerIds: [7], name: '' })).toBe('?flores=7');
  });

  test('when the address names no flowers then there is no recipe', () => {
    expect(read('?nombre=Sol')).toBeUndefined();
  });

  test('when it names what is no flower on offer then the others are taken and it is told', () => {
    expect(read('?flores=3,99,x,,-1,1.5')).toEqual({ flowerIds: [3], name: '', isWhole: false });
    expect(read('?flores=')).toEqual({ flowerIds: [], name: '', isWhole: false });
  });

  test('when it names more than fit then the first eight are taken', () => {
    expect(read('?flores=12,11,10,9,8,7,6,5,4')).toMatchObject({
      flowerIds: [12, 11, 10, 9, 8, 7, 6, 5],
      isWhole: false,
    });
  });

  test('when a flower is named twice then it is there once', () => {
    expect(read('?flores=2,2,1')).toEqual({ flowerIds: [2, 1], name: '', isWhole: true });
  });

  test('when the name is none that a label may carry then it is left out', () => {
    for (const name of NO_NAMES)
      expect(read(`?flores=1&nombre=${encodeURIComponent(name)}`)).toMatchObject({ name: '' });
  });

  test('when a name is read then it is the one that the form takes', () => {
    for (const typed of [
      ...NO_NAMES,
      '',
      'Sol',
      '  Sol  y\u00a0luna\u200b ',
      'x'.repeat(100),
      'Día & noche 🐝',
    ]) {
      const { data } = checkMix({ name: typed, flowerIds: [1] });
      expect(read(`?flores=1&nombre=${encodeURIComponent(typed)}`)?.name).toBe(data?.name ?? '');
    }
  });
});
