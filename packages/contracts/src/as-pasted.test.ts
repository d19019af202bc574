import { expect, test } from '@jest/globals';
import { contactRequest } from './contact.ts';
import { cartDiscountRequest } from './discount.ts';
import { elixirCreate } from './elixir.ts';
import { flowerCreate } from './flower.ts';
import { lotCode } from './lot.ts';
import { loginRequest } from './auth.ts';
import { shippingDetails } from './shipping.ts';
import { aFlowerCreate, anElixirCreate, aShipping } from './testing/builders.ts';
import { tracking } from './tracking.ts';

const phoneOf = (phone: string) => shippingDetails.safeParse(aShipping({ phone })).data?.phone;
test.each([
  '9991234567',
  ' 9991234567 ',
  '999 123 4567',
  '99 91 23 45 67',
  '(999) 123-45-67',
  '999-123-4567',
  '999.123.4567',
  '999/123/4567',
  '999_123_4567',
  '999\u2010123\u20114567',
  '999\u2012123\u20134567',
  '999\u2014123\u22124567',
  '999\u00a0123\u00a04567',
  '999\u2009123\u202f4567',
  '999\t123\t4567',
  '[999] 123 4567',
  '+529991234567',
  '+52 999 123 4567',
  '+52 (999) 123-4567',
  '(+52) 999 123 4567',
  '+52-999-123-4567',
  '+5219991234567',
  '+52 1 999 123 4567',
  '529991234567',
  '52 999 123 4567',
  '5219991234567',
  '521 999 123 4567',
  '00529991234567',
  '0052 1 999 123 4567',
  '011 52 999 123 4567',
  '01 999 123 4567',
  '019991234567',
  '044 999 123 4567',
  '0459991234567',
  '+52 01 999 123 4567',
  'tel:+529991234567',
  'Tel. 999 123 4567',
  'Cel: 999 123 4567.',
  '\u202a+52 999 123 4567\u202c',
  '\u202d999 123 4567\u202c',
  '\u200e999\u200b123\u200b4567\ufeff',
  '“999 123 4567”',
  '９９９ １２３ ４５６７',
  '＋52 999 123 4567',
])('when a phone is pasted as %j then its ten digits are kept', (phone) =>
  expect(phoneOf(phone)).toBe('9991234567'),
);

test.each([
  'abc',
  '123',
  '99912345678',
  '+1 999 123 4567',
  '+47 99 91 23 45 67',
  '+34 612 345 678',
  '999 123 4567 ext. 12',
  '999 123 4567, 999 765 4321',
  '999\r\n1234567',
  '999\0' + '1234567',
  '\u202e9991234567',
])('when a phone is %j then it is refused', (phone) => expect(phoneOf(phone)).toBeUndefined());

test.each(['', '  ', '\u200b', '\u00a0'])('when a phone is %j then there is none', (phone) =>
  expect(phoneOf(phone)).toBe(''),
);

const nameOf = (name: string) => shippingDetails.safeParse(aShipping({ name })).data?.name;
test.each([
  ['María\u200bLuz', 'MaríaLuz'],
  ['María\u200b Luz', 'María Luz'],
  ['María\u00a0Luz', 'María Luz'],
  ['María\u202fLuz', 'María Luz'],
  ['María\u2003Luz', 'María Luz'],
  ['María\u3000Luz', 'María Luz'],
  ['María\tLuz', 'María Luz'],
  ['María \u00a0\t Luz', 'María Luz'],
  ['María  Luz', 'María Luz'],
  ['Ma\u00adría Luz', 'María Luz'],
  ['\u200eMaría Luz\u200f', 'María Luz'],
  ['\u202aMaría Luz\u202c', 'María Luz'],
  ['\u202bMaría Luz\u202c', 'María Luz'],
  ['\u202dMaría Luz\u202c', 'María Luz'],
  ['\u2066María\u2069 Luz', 'María Luz'],
  ['\u2067María\u2069 Luz', 'María Luz'],
  ['\u2068María\u2069 Luz', 'María Luz'],
  ['\u061cMaría Luz', 'María Luz'],
  ['\ufeffMaría Luz', 'María Luz'],
  ['María\u2060 Luz', 'María Luz'],
  ['María\u200c Luz', 'María Luz'],
  ['María\u200d Luz', 'María Luz'],
  ['María\u034f Luz', 'María Luz'],
  ['María\u3164 Luz', 'María Luz'],
  ['Mari\u0301a Luz', 'María Luz'],
  ['N\u0303an\u0303du', 'Ñañdu'],
  ['  María Luz\n', 'María Luz'],
  ['María Luz\r\n', 'María Luz'],
  ['D\u2019Ávila-Ku', 'D\u2019Ávila-Ku'],
  ['Ana \u{1f469}\u200d\u{1f33e}', 'Ana \u{1f469}\u200d\u{1f33e}'],
  ['Ana \u2764\ufe0f\u200d\u{1f525}', 'Ana \u2764\ufe0f\u200d\u{1f525}'],
])('when a name is pasted as %j then %j is kept', (name, kept) => expect(nameOf(name)).toBe(kept));

const emailOf = (email: string) => shippingDetails.safeParse(aShipping({ email })).data?.email;
test.each([
  ['ana@example.com', 'ana@example.com'],
  [' ana@example.com ', 'ana@example.com'],
  ['\u200bana@example.com', 'ana@example.com'],
  ['ana@exam\u200bple.com', 'ana@example.com'],
  ['ana@example.com\ufeff', 'ana@example.com'],
  ['ana@example.com\u00a0', 'ana@example.com'],
  ['\u202aana@example.com\u202c', 'ana@example.com'],
  ['ana@exam\u00adple.com', 'ana@example.com'],
  ['ana@example.com.', 'ana@example.com'],
  ['ana@example.com,', 'ana@example.com'],
  ['ana@example.com;', 'ana@example.com'],
  ['ana @ example.com', 'ana@example.com'],
  ['\tana@example.com\t', 'ana@example.com'],
  ['“ana@example.com”', 'ana@example.com'],
  ['<ana@example.com>', 'ana@example.com'],
  ['Ana Luz <ana@example.com>', 'ana@example.com'],
  ['mailto:ana@example.com', 'ana@example.com'],
  ['ana\u2010luz@example.com', 'ana-luz@example.com'],
  ['ana＠example.com', 'ana@example.com'],
  ["o'brien+miel@example.com", "o'brien+miel@example.com"],
  ['ana@españa.com', 'ana@xn--espaa-rta.com'],
  ['ana@ESPAÑA.com', 'ana@xn--espaa-rta.com'],
  ['ana@espan\u0303a.com', 'ana@xn--espaa-rta.com'],
  ['ana@xn--espaa-rta.com', 'ana@xn--espaa-rta.com'],
  ['ana@correo.xn--p1ai', 'ana@correo.xn--p1ai'],
])('when an e-mail is pasted as %j then %s is kept', (email, kept) => expect(emailOf(email)).toBe(kept));

test.each([
  'no es',
  'ana@',
  '@example.com',
  'ana@example',
  'ana luz@example.com',
  'ana@example.com, luz@example.com',
  'ana@example.com\r\nBcc: luz@example.com',
  'ana\r\nBcc: <luz@example.com>',
  'ana\0@example.com',
  'ana@exam\u202eple.com',
  'ana@españa.com:80',
  'ana@ñ@example.com',
  'peñón@example.com',
])('when an e-mail is %j then it is refused', (email) => expect(emailOf(email)).toBeUndefined());

const codeOf = (code: string) => cartDiscountRequest.safeParse({ code }).data?.code;
test.each([
  ['MIEL-10', 'MIEL-10'],
  [' miel-10 ', 'MIEL-10'],
  ['miel - 10', 'MIEL-10'],
  ['MIEL\u201010', 'MIEL-10'],
  ['MIEL\u201110', 'MIEL-10'],
  ['MIEL\u201310', 'MIEL-10'],
  ['MIEL\u201410', 'MIEL-10'],
  ['MIEL\u221210', 'MIEL-10'],
  ['"MIEL-10"', 'MIEL-10'],
  ['“MIEL-10”', 'MIEL-10'],
  ['«MIEL-10»', 'MIEL-10'],
  ['‘MIEL-10’', 'MIEL-10'],
  ['MIEL-10.', 'MIEL-10'],
  ['¡MIEL-10!', 'MIEL-10'],
  ['“MIEL-10”.', 'MIEL-10'],
  ['(MIEL-10)', 'MIEL-10'],
  ['MIEL\u200b-10\u00a0', 'MIEL-10'],
  ['\u202aMIEL-10\u202c', 'MIEL-10'],
  ['ＭＩＥＬ－１０', 'MIEL-10'],
  ['an\u0303o-26', 'AÑO-26'],
])('when a code is pasted as %j then it is %s', (code, kept) => expect(codeOf(code)).toBe(kept));

test.each(['M', 'MIEL_10', 'MIEL\n10', 'MIEL\u202e10', '<b>miel</b>', 'x'.repeat(400)])(
  'when a code is %j then it is refused',
  (code) => expect(codeOf(code)).toBeUndefined(),
);

test.each([
  '97000',
  ' 97000 ',
  '97 000',
  '97\u00a0000',
  'C.P. 97000',
  'CP 97000',
  'c.p.97000.',
  '\u200b97000',
])('when a postal code is pasted as %j then it is 97000', (zip) =>
  expect(shippingDetails.parse(aShipping({ zip })).zip).toBe('97000'),
);

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
