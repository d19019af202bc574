import { expect, test } from '@jest/globals';
import { settingsForm, type FullSettings } from '@shop/contracts/settings';
import { someSettings } from '@shop/contracts/testing/builders';
import { toStore, valuesOf } from './stored-values.ts';

/** The request after a form that began with `stored` got these fields. */
const sentOf = (stored: FullSettings, typed: object) =>
  toStore(settingsForm.parse({ ...valuesOf(stored), ...typed }), valuesOf(stored));

test('when what was stored is emptied then null takes it back', () => {
  const stored = someSettings({ returnDays: 0, paymentProvider: 'mercadopago-orders' });

  expect(sentOf(stored, { returnDays: null, paymentProvider: null })).toMatchObject({
    returnDays: null,
    paymentProvider: null,
  });
});

test('when nothing was stored then nothing is taken back', () => {
  const { returnDays, paymentProvider } = sentOf(someSettings(), {});

  expect([returnDays, paymentProvider]).toEqual([undefined, undefined]);
});
