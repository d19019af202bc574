import { expect, test } from '@jest/globals';
import { invoiceRequest } from './invoice.ts';
import { isRfc, asRfc } from './rfc.ts';

test.each(['GODE561231GR8', 'SAT970701NN3', 'BBA830831LJ2', 'XAXX010101000', 'XEXX010101000'])(
  'when an RFC is %s then it is one',
  (rfc) => expect(isRfc(rfc)).toBe(true),
);

test.each([
  'GODE561231GR9',
  'GODE561331GR8',
  'GODE560231GR8',
  'GOD561231GR',
  'SAT970701NN',
  '',
  'XAXX010101001',
  'GODE561231GR8X',
])('when it is %s then it is none', (rfc) => expect(isRfc(rfc)).toBe(false));

test('when it is typed with spaces, hyphens or small letters then that makes no difference', () => {
  expect(asRfc(' gode-561231 gr8 ')).toBe('GODE561231GR8');
});

const PERSON = { rfc: 'GODE561231GR8', name: 'Eugenia Godínez', regime: '612', use: 'G03', zip: '97000' };
const errorsOf = (over: object) =>
  invoiceRequest.safeParse({ ...PERSON, ...over }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test.each<[string, object, string[]]>([
  ['a person with expenses', {}, []],
  ['a company with a regime of people', { rfc: 'SAT970701NN3' }, ['regime']],
  ['a company with its own', { rfc: 'SAT970701NN3', regime: '601' }, []],
  ['a salary with expenses', { regime: '605' }, ['use']],
  ['a salary without effects', { regime: '605', use: 'S01' }, []],
  ['everybody', { rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL', regime: '616', use: 'S01' }, []],
  ['everybody by another name', { rfc: 'XAXX010101000', regime: '616', use: 'S01' }, ['name']],
  ['everybody with a regime', { rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL' }, ['regime']],
  ['abroad', { rfc: 'XEXX010101000', regime: '616', use: 'S01' }, []],
  ['a wrong postal code', { zip: '9700' }, ['zip']],
  ['a mistyped RFC', { rfc: 'GODE561231GR1' }, ['rfc']],
])('when an invoice is for %s then what does not fit is named', (_, over, fields) => {
  expect(errorsOf(over)).toEqual(fields);
});

test.each(['', ' \u200b '])('when no RFC was written (%j) then that is what is said', (rfc) => {
  const found = invoiceRequest
    .safeParse({ ...PERSON, rfc })
    .error?.issues.filter(({ path }) => path[0] === 'rfc');
  expect(found?.map(({ message }) => message)).toEqual(['Escribe tu RFC']);
});
