import { expect, test } from '@jest/globals';
import { prefixOf, statementOf } from './name-tells.ts';

test.each([
  ['Flor de Kaab', 'FK', 'FLOR DE KAAB'],
  ['Miel de la Sierra', 'MS', 'MIEL SIERRA'],
  ['Colmenas Ñandú y Árbol', 'CNA', 'COLMENAS NAND'],
  ['7 Abejas', undefined, '7 ABEJAS'],
  ['Mi', 'M', undefined],
  ['de la', undefined, 'DE LA'],
  ['蜂蜜', undefined, undefined],
] as const)(
  'when a shop is called %s then its orders begin with %s and statements say %s',
  (name, prefix, text) => {
    expect([prefixOf(name), statementOf(name)]).toEqual([prefix, text]);
  },
);
