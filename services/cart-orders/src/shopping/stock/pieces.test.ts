import { expect, test } from '@jest/globals';
import { piecesOf } from './pieces.ts';

test('when a kit and what is in it are bought together then each product is taken once', () => {
  const parts = [
    { elixirId: 1, count: 2, name: 'Luna' },
    { elixirId: 2, count: 1, name: 'Sol' },
  ];
  expect(
    piecesOf([
      { elixirId: 9, quantity: 3, parts },
      { elixirId: 1, quantity: 1 },
    ]),
  ).toEqual([
    { elixirId: 1, quantity: 7 },
    { elixirId: 2, quantity: 3 },
  ]);
});
