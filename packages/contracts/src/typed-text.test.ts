import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { contactRequest } from './contact.ts';
import { customElixirForm } from './custom-elixir.ts';
import { elixirListQuery } from './elixir.ts';
import { orderListQuery } from './order-list.ts';
import { deliveryAddress } from './address.ts';
import { aShipping } from './testing/builders.ts';

const UNSEEN = 'Quita los caracteres que no se ven';
const messageOf = (schema: z.core.$ZodType, value: unknown): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message;
const named: [string, (name: string) => string | undefined][] = [
  ['shipping', (name) => messageOf(deliveryAddress, aShipping({ name }))],
  [
    'contact',
    (name) => messageOf(contactRequest, { name, email: 'a@example.com', message: 'Hola, ¿qué tal?' }),
  ],
  ['custom elixir', (name) => messageOf(customElixirForm, { name, flowerIds: [1] })],
];

describe.each(named)('the name of %s', (_what, messageFor) => {
  test.each(['Ana\rBcc: x', 'Ana\nLuz', 'Ana\0Luz', 'Ana\u202eLuz', 'Ana\u2028Luz'])(
    'when it is %j then it is refused',
    (name) => expect(messageFor(name)).toBe(UNSEEN),
  );

  test.each([
    'https://evil.test/gana',
    'Gana en www.evil.test',
    'Entra a evil.com ya',
    'evil.test/gana premio',
  ])('when it is %j then links are refused', (name) =>
    expect(messageFor(name)).toBe('Escríbelo sin enlaces'),
  );

  test.each([
    'Ma.Elena López',
    'J. Pérez & Hijos, S.A. de C.V.',
    "Íñigo O'Ñandú-Xiu",
    'Ma. del Carmen Com',
    '  Zoë\n',
    'José 🐝',
  ])('when it is %j then it is a name', (name) => expect(messageFor(name)).toBeUndefined());
});

test.each(['address', 'city', 'state'] as const)(
  'when the %s of an address has what nobody sees then it is refused',
  (field) => {
    expect(messageOf(deliveryAddress, aShipping({ [field]: 'Calle 60\0\u202e 97000'.slice(0, 12) }))).toBe(
      UNSEEN,
    );
  },
);

test('when notes have several lines then they are fine, and what nobody sees is still refused', () => {
  expect(messageOf(deliveryAddress, aShipping({ notes: 'Portón azul\r\n\tTocar fuerte' }))).toBeUndefined();
  expect(messageOf(deliveryAddress, aShipping({ notes: 'Portón\0azul' }))).toBe(UNSEEN);
});

test('when what is searched was pasted with what nobody sees then the rest of it is searched', () => {
  expect(z.parse(orderListQuery, { q: ' lu\0cía\u202c ' }).q).toBe('lucía');
  expect(z.parse(elixirListQuery, { q: '\0' }).q).toBe('');
});
