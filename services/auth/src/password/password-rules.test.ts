import { expect, test } from '@jest/globals';
import { passwordFault, passwordProblem } from './password-rules.ts';

/** Of any length, and nothing that would be tried early. */
const ofLength = (length: number) => 'mWz4-kR8!vT3_hN6?'.repeat(16).slice(0, length);

test.each([
  [9, 'Usa al menos 10 caracteres', 'the password must have at least 10 characters'],
  [10, undefined, undefined],
  [255, undefined, undefined],
  [256, 'Usa como máximo 255 caracteres', 'the password must have at most 255 characters'],
])(
  'when a password has %i characters, then people and operators are told the same of it',
  (length, es, en) => {
    expect([passwordFault('eva', ofLength(length)), passwordProblem('eva', ofLength(length))]).toEqual([
      es,
      en,
    ]);
  },
);
