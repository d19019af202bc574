import { expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { renderPage } from '@shop/app-kit/testing';
import { anElixir } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { answerTexts } from '../testing/seeded-texts.ts';
import { Product } from './product.tsx';

const WAYS = { ways: [{ id: 'a', kind: 'ship' as const, name: 'Paquetería', price: 129 }] };

test.each([
  ['free everywhere', {}],
  ['by ways of the owner’s', { deliveryWays: WAYS }],
])('when a blend is sold out then nothing says when it would arrive, with delivery %s', async (_, shop) => {
  answerTexts('product');
  answer('get', '/flowers', []);
  const show = (isAvailable: boolean) =>
    renderPage(<Product blend={{ ...anElixir({ id: 3, isAvailable }), slug: 'velo' }} pairings={[]} />, {
      shop,
    });
  const { unmount } = show(true);
  expect(await screen.findByText(/(Pídelo hoy: llega|Suele llegar|Llega)/)).toBeVisible();
  unmount();

  show(false);

  expect(await screen.findByText('Agotado por ahora')).toBeVisible();
  expect(screen.queryByText(/(Pídelo hoy: llega|Suele llegar|Llega)/)).toBeNull();
});
