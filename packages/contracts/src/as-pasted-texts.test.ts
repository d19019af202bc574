import { expect, test } from '@jest/globals';
import { loginRequest } from './auth.ts';
import { contactRequest } from './contact.ts';
import { elixirCreate } from './elixir.ts';
import { flowerCreate } from './flower.ts';
import { lotCode } from './lot.ts';
import { aFlowerCreate, anElixirCreate } from './testing/builders.ts';
import { tracking } from './tracking.ts';

test('when what the back office names is pasted then it is stored as it is seen', () => {
  const seen = (text: string) => [`\u200b${text.replace(' ', '\u00a0\t')}\u00ad`, text] as const;
  const [name, plain] = seen('Miel de abeja');

  expect(elixirCreate.parse(anElixirCreate({ name })).name).toBe(plain);
  expect(flowerCreate.parse(aFlowerCreate({ name })).name).toBe(plain);
  expect(loginRequest.parse({ username: '\u200eduena\u00a0', password: ' \u200b ' })).toEqual({
    username: 'duena',
    password: ' \u200b ',
  });
  expect(tracking.parse({ carrier: 'DHL\u200b', number: '“1234\u00a05678”' }).number).toBe('1234 5678');
  expect(lotCode.parse('taj\u20132026\u201301.')).toBe('TAJ-2026-01');
});

test('when a text has several lines then they stay, and what nobody sees goes', () => {
  const message = 'Hola:\r\n\r\n\u200b¿Envían  a\u00a0Oaxaca?\ufeff';
  expect(contactRequest.parse({ name: 'Ana', email: 'a@example.com', message }).message).toBe(
    'Hola:\r\n\r\n¿Envían  a Oaxaca?',
  );
});
