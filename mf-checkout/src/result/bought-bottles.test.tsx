import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { aFlower, anOrderItem } from '@shop/contracts/testing/builders';
import { waitFor } from '@testing-library/react';
import { BoughtBottles } from './bought-bottles.tsx';
import { piecesOf } from './bottles-drawn.tsx';

test('when bottles were bought then each piece is one with the honey of its flowers, and five at most', () => {
  const dalia = aFlower({ name: 'Dalia', color: '#a02020' });
  const items = [
    anOrderItem({ elixirName: 'Una', quantity: 2, flowers: ['Dalia', 'Ya no está'] }),
    anOrderItem({ elixirName: 'Otra', quantity: 99, contents: { milliliters: 30 } }),
  ];

  const pieces = piecesOf(items, [dalia]);

  expect(pieces.map(({ recipe }) => recipe.name)).toEqual(['Una', 'Una', 'Otra', 'Otra', 'Otra']);
  expect(pieces[0]?.recipe.blooms.map(({ name }) => name)).toEqual(['Dalia', 'Ya no está']);
  expect(pieces[0]?.recipe.blooms[0]?.honey).toBe('#a02020');
  expect(pieces[4]!.size).toBeLessThan(1);
});

test('when the drawing has come then it stands on the page, and names in it are words only', async () => {
  answer('get', '/flowers', [aFlower({ name: 'Dalia' })]);
  const items = [anOrderItem({ elixirName: '<script>', quantity: 3, flowers: ['Dalia'] })];

  const { container } = renderPage(<BoughtBottles items={items} />);

  await waitFor(() => expect(container.querySelectorAll('svg > g')).toHaveLength(3));
  expect(container.querySelector('script')).toBeNull();
});
