import { expect, test } from '@jest/globals';
import { boughtIn } from './orders-csv.ts';

test('when a kit was bought then the cell names all that was in it', () => {
  const parts = [
    { elixirId: 1, count: 1, name: 'Luna' },
    { elixirId: 2, count: 2, name: 'Sol' },
  ];

  const cell = boughtIn([
    { quantity: 2, elixirName: 'Para dos', parts },
    { quantity: 1, elixirName: 'Luna' },
  ]);

  expect(cell).toBe('2 × Para dos (2 × Luna, 4 × Sol); 1 × Luna');
});
