import { expect, test } from '@jest/globals';
import { passwordFault, passwordProblem } from './password-rules.ts';

/** A password of this length without known pieces. */
const ofLength = (length: number) => 'mWz4-kR8!vT3_hN6?'.repeat(16).slice(0, length);

test.each([
  [9, 'Usa al menos 10 caracteres', 'the password must have at least 10 characters'],
  [10, undefined, undefined],
  [255, undefined, undefined],
  [256, 'Usa como máximo 255 caracteres', 'the password must have at most 255 characters'],
])(
  'when a password has %i characters then people and operators are told the same of it',
  (length, es, en) => {
    expect([passwordFault('eva', ofLength(length)), passwordProblem('eva', ofLength(length))]).toEqual([
      es,
      en,
    ]);
  },
);

const USERNAME = 'No la formes con tu nombre de usuario';
const SAME = 'Usa al menos 5 caracteres distintos';
const KNOWN = 'Es de las que se prueban primero: usa tres o cuatro palabras que no vayan juntas';
const EVA = 'eva';
test.each<[string, string, string, string | undefined]>([
  ['five characters beside the username', 'constanza', 'Constanzax7#Q', USERNAME],
  ['the username alone, twice', 'Constanza', 'constanzaCONSTANZA', USERNAME],
  ['five and one beside the username', 'constanza', 'constanzak#vq9', KNOWN],
  ['six beside the username', 'kvhwzt', 'kvhwztq9#x1m', KNOWN],
  ['seven beside the username', 'kvhwzt', 'kvhwztq9#x1mz', undefined],
  ['four different characters', EVA, 'kvhwkvhwvk', SAME],
  ['five different characters', EVA, 'kvhwzkvhwzvk', undefined],
  ['a known word and six more', EVA, 'passwordk#vz9', KNOWN],
  ['a known word and seven more', EVA, 'passwordk#vz9w', undefined],
  ['a known word in capitals', EVA, 'PASSWORDk#vz9', KNOWN],
  ['a known word with digits for letters', EVA, 'p@$$w0rdk#vz9', KNOWN],
  ['two known words that share letters', EVA, 'gabrielandroid', KNOWN],
  ['a known word that begins with another', EVA, 'administrador1', KNOWN],
  ['a known word that is made of the username', 'admin', 'administrador7', KNOWN],
  ['a year', EVA, 'k#vz1987w2024', undefined],
  ['years', EVA, '1987k#2024v2001', KNOWN],
  ['digits that are no years', EVA, '1887k#2124v21z', undefined],
  ['rows of four keys', EVA, 'qwerzxcvk#v9', KNOWN],
  ['rows of three keys', EVA, 'qwe#asd!zxc', undefined],
  ['a row from its middle', EVA, 'rtyuiopk#v9', KNOWN],
  ['a row to its middle', EVA, 'abcdefghk#v9', KNOWN],
  ['a row to its end', EVA, 'uvwxyzk#v97', KNOWN],
  ['a row backwards', EVA, 'poiuytrewk#v9', KNOWN],
  ['digits in a row', EVA, '34567890k#v9', KNOWN],
  ['one character again and again', EVA, 'kkkkkkkkkvhwzq', KNOWN],
])('when a password is made of %s then the rules say so', (_, username, password, fault) => {
  expect(passwordFault(username, password)).toBe(fault);
});

test('when the operator’s password is refused then the reason is in English', () => {
  expect(
    [
      ['constanza', 'constanza123'],
      [EVA, 'kvhwkvhwvk'],
      [EVA, 'mexico2024mexico'],
    ].map(([username = '', password = '']) => passwordProblem(username, password)),
  ).toEqual([
    'the password must not be made of the username',
    'the password must have at least 5 different characters',
    'the password is one of those that are tried first',
  ]);
});
