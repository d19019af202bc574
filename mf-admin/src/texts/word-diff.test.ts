import { describe, expect, test } from '@jest/globals';
import { wordDiff } from './word-diff.ts';

describe('the difference of two texts', () => {
  test('when a word was replaced then just it is marked', () => {
    expect(wordDiff('Miel de monte, cruda.', 'Miel de flores, cruda.')).toEqual([
      { text: 'Miel de ' },
      { text: 'monte, ', only: 'gone' },
      { text: 'flores, ', only: 'come' },
      { text: 'cruda.' },
    ]);
  });

  test('when a line came or went then it is marked with its end', () => {
    expect(wordDiff('Uno\nDos', 'Uno\nY medio\nDos')).toEqual([
      { text: 'Uno\n' },
      { text: 'Y medio\n', only: 'come' },
      { text: 'Dos' },
    ]);
    expect(wordDiff('Todo', '')).toEqual([{ text: 'Todo', only: 'gone' }]);
    expect(wordDiff('', '')).toEqual([]);
  });

  test('when the stretches are put together again then they are both texts to the letter', () => {
    const [before, after] = ['a  b\n\nc d a', 'b a\nc  d\n d'];
    const whole = (side: 'gone' | 'come') =>
      wordDiff(before, after)
        .filter(({ only }) => !only || only === side)
        .map(({ text }) => text)
        .join('');

    expect([whole('gone'), whole('come')]).toEqual([before, after]);
  });
});
