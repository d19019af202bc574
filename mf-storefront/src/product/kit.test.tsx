import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anElixir } from '@shop/contracts/testing/builders';
import { MenuPage } from '../menu/menu.page.tsx';
import { answerMenu } from '../testing/answer-menu.ts';
import { answerTexts } from '../testing/seeded-texts.ts';
import { dataIn, openProduct, said } from '../testing/open-product.tsx';

const PARTS = [
  { elixirId: 1, count: 2, name: 'Luna', price: 100, slug: 'luna', weight: 300 },
  { elixirId: 2, count: 1, name: 'Sol', price: 150 },
];
const aKit = (over: object = {}) =>
  anElixir({ id: 9, name: 'Para dos', price: 300, apart: 350, saves: 50, parts: PARTS, ...over });
const shopHas = (kit: ReturnType<typeof aKit>) => {
  answerMenu([anElixir({ id: 1, name: 'Luna' }), kit]);
  answer('get', '/flowers', []);
};
beforeEach(() => {
  answerTexts('menu');
  answerTexts('product');
});
const SAVES = 'Por separado $350.00 MXN · ahorras $50.00 MXN';

test('when a product is a kit then its page has what is in it, each with its page, and what it saves', async () => {
  shopHas(aKit({ left: 3 }));

  const { container } = openProduct('para-dos');

  const parts = within(await screen.findByRole('list', { name: 'En este kit' }));
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['2 ×Luna', '1 ×Sol']);
  expect(parts.getByRole('link', { name: 'Luna' })).toHaveAttribute('href', '/menu/luna');
  expect(parts.queryByRole('link', { name: 'Sol' })).toBeNull();
  expect(screen.getByText(SAVES)).toBeVisible();
  expect(screen.getByText('Quedan 3')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when a kit saves nothing or is sold out then its page says the one and not the other', async () => {
  shopHas(aKit({ apart: undefined, saves: undefined, isAvailable: false, left: 0 }));

  const { container } = openProduct('para-dos', {}, said());

  expect(await screen.findByRole('list', { name: 'En este kit' })).toBeVisible();
  expect(screen.queryByText(/Por separado/)).toBeNull();
  expect(screen.getByText('Agotado por ahora')).toBeVisible();
  expect((await dataIn(container)).textContent).toContain('OutOfStock');
});

test('when a kit stands on the menu then its card says what is in it and what it saves', async () => {
  shopHas(aKit());

  const { container } = renderPage(<MenuPage />);

  const card = within(await screen.findByRole('article', { name: 'Para dos' }));
  expect(await card.findByText('2 × Luna, 1 × Sol')).toBeVisible();
  expect(card.getByText('Ahorras $50.00 MXN')).toBeVisible();
  expect(card.queryByText(/Por separado/)).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});
