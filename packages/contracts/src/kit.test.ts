import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { kitParts } from './kit.ts';

const part = (elixirId: number, count: unknown = 1) => ({ elixirId, count });
const said = (parts: unknown) => {
  const read = z.safeParse(kitParts, parts);
  return read.success ? read.data : read.error.issues[0]!.message;
};

test('when a kit is written then it holds two to ten products, each once and as often as is said', () => {
  expect(said([part(1), part(2, 12)])).toEqual([part(1), part(2, 12)]);
  expect(said([part(1)])).toBe('Un kit lleva de 2 a 10 productos');
  expect(said(Array.from({ length: 11 }, (_, at) => part(at + 1)))).toBe('Un kit lleva de 2 a 10 productos');
  expect(said([part(1), part(1)])).toBe('Pon cada producto una sola vez y di cuántos');
  for (const count of [0, 13, 1.5, '2'])
    expect(said([part(1), part(2, count)])).toBe('Escribe un número del 1 al 12');
});

test('when it is sent back as it was read then what was told beside goes nowhere, and nothing is no kit', () => {
  expect(said([{ ...part(1), name: 'Luna', price: 10 }, part(2)])).toEqual([part(1), part(2)]);
  expect([said([]), said(null)]).toEqual([null, null]);
});
