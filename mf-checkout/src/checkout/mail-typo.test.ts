import { expect, test } from '@jest/globals';
import { mailSuggestion } from './mail-typo.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['Ana.Luz@gmal.com ', 'Ana.Luz@gmail.com'],
  ['ana@gmail.com.mx', 'ana@gmail.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yahoo.com.mxx', 'ana@yahoo.com.mx'],
])('when %s is typed then %s was meant', (typed, meant) => {
  expect(mailSuggestion(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@yahoo.com',
  'ana@mail.com',
  'ana@miel.mx',
  'ana@uady.mx',
  'ana',
  'ana@',
  '',
  'a@b@gmial.com',
])('when %s is typed then nothing is asked', (typed) => {
  expect(mailSuggestion(typed)).toBeUndefined();
});
