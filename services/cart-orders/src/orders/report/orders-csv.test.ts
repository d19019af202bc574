import { expect, test } from '@jest/globals';
import { boughtIn, ORDER_COLUMNS } from './orders-csv.ts';

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

test('when an order was paid without an address then its cell has the e-mail of whoever paid', () => {
  const [, mailOf] = ORDER_COLUMNS.find(([title]) => title === 'Correo')!;
  const paid = { payerEmail: 'paga@example.com' } as Parameters<typeof mailOf>[0];

  expect(mailOf(paid)).toBe('paga@example.com');
});
