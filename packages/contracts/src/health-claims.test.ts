import { expect, test } from '@jest/globals';
import { healthClaims } from './health-claims.ts';

test.each([
  ['Cura la tos y PREVIENE resfriados.', ['cura', 'previene']],
  ['Miel antibiótica, antibiotica', ['antibiótica', 'antibiotica']],
  ['Fortalece las defensas de tu familia.', ['fortalece']],
  ['Miel sana', ['sana']],
  ['Miel que sana, y nada más', ['sana']],
  ['Combate  la tos', ['combate']],
  ['Tratamiento para la gastritis', ['tratamiento']],
])('when a text is «%s» then %j promise health', (text, words) => {
  expect(healthClaims(text)).toEqual(words);
});

test.each([
  'Sobre queso curado o un Curazao.',
  'Gotas para el té: floral, dulce y muy ligera.',
  'El tratamiento de tus datos se explica en el aviso.',
  '',
])('when a text is «%s» then nothing promises health', (text) => {
  expect(healthClaims(text)).toEqual([]);
});
