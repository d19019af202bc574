import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine, anElixir } from '@shop/contracts/testing/builders';
import { aFamily } from '../testing/a-family.ts';
import { answerMenu } from '../testing/answer-menu.ts';
import { answerTexts } from '../testing/seeded-texts.ts';
import { MenuPage } from './menu.page.tsx';

beforeEach(() => {
  answerTexts('menu');
  answerMenu([anElixir(), ...aFamily()]);
});
const card = () => screen.findByRole('article', { name: 'Miel de encino' });
const size = async (name: string | RegExp) => within(await card()).findByRole('radio', { name });

test('when a honey has three sizes then it has one card, from the cheapest that is there', async () => {
  const { container } = renderPage(<MenuPage />);

  expect(await size('60 ml')).toBeChecked();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(within(await card()).getByText('desde')).toBeVisible();
  expect(within(await card()).getByText('$145.00 MXN')).toBeVisible();
  expect(within(await card()).getByText('Quedan 3')).toBeVisible();
  expect(screen.getByText('2 mezclas')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when another size is chosen then picture, price, page and what is added are its own', async () => {
  const sent = answer('post', '/cart/items', aCart([aCartLine(anElixir({ id: 22 }))]), 201);
  const { user } = renderPage(<MenuPage />);

  await user.click(await size('250 ml'));

  const shown = within(await card());
  expect(shown.getByText('$420.00 MXN')).toBeVisible();
  expect(shown.queryByText('desde')).toBeNull();
  expect(shown.queryByText('Quedan 3')).toBeNull();
  expect(shown.getByRole('link')).toHaveAttribute('href', '/menu/miel-de-encino-22');
  expect(shown.getByRole('img')).toHaveAttribute('src', expect.stringContaining('elixir-02'));
  await user.click(shown.getByRole('button', { name: 'Añadir al carrito' }));
  await shown.findByRole('button', { name: 'Añadir al carrito' });
  expect(sent.map(({ body }) => body)).toEqual([{ cartId: 'new', elixirId: 22, quantity: 1 }]);
});

test('when a size is sold out then it says so and cannot be added', async () => {
  const { user } = renderPage(<MenuPage />);

  await user.click(await size(/1000 ml.*Agotado/));

  expect(within(await card()).getByRole('button', { name: 'No disponible' })).toBeDisabled();
});
