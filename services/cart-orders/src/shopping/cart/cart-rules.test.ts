import { expect, test } from '@jest/globals';
import { MAX_LINES } from '@shop/contracts/constants';
import { assertRoom } from './cart-rules.ts';

const line = (elixirId: number) => ({ elixirId, id: elixirId, quantity: 1, at: new Date() });
const full = { items: Array.from({ length: MAX_LINES }, (_, at) => line(at + 1)) } as unknown as Parameters<
  typeof assertRoom
>[0];

test('when a cart is full then more of what is in it has room, and another elixir is a Spanish 409', () => {
  expect(assertRoom(full, [{ elixirId: MAX_LINES }])).toHaveLength(MAX_LINES);
  expect(() => assertRoom(full, [{ elixirId: MAX_LINES + 1 }])).toThrow('demasiados productos distintos');
});
