import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anElixir } from '@shop/contracts/testing/builders';
import { answerTexts } from '../testing/seeded-texts.ts';
import { MenuPage } from './menu.page.tsx';

const BLENDS = [
  anElixir({ id: 1, name: 'Monte Blanco', description: 'De flor blanca y final largo.', price: 315 }),
  anElixir({
    id: 2,
    name: 'Velo',
    flowers: ['Xtabentún'],
    description: 'Perfumada, para el café.',
    price: 345,
  }),
  anElixir({ id: 3, name: 'Sol', flowers: ['Tajonal'], description: 'Cítrica y viva.', price: 295 }),
];

const Address = () => <output>{useLocation().search}</output>;

const openMenu = async (path = '/menu') => {
  answer('get', '/elixirs/predesigned/all', BLENDS);
  answerTexts('menu');
  const view = renderPage(
    <>
      <MenuPage />
      <Address />
    </>,
    { path },
  );
  await screen.findByRole('search');
  return view;
};
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

describe('finding on the menu', () => {
  test('when a taste is pressed, then only its blends are shown, counted, and the address says so', async () => {
    const { user, container } = await openMenu();

    await user.click(screen.getByRole('button', { name: 'Floral 2' }));

    expect(names()).toEqual(['Monte Blanco', 'Velo']);
    expect(screen.getByText('2 de 3 mezclas')).toBeVisible();
    expect(screen.getByText('?sabor=floral')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Floral 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Floral 2' }));
    expect(names()).toHaveLength(3);
  });

  test('when words are typed without accents, then the flower is found', async () => {
    const { user } = await openMenu();

    await user.type(screen.getByRole('searchbox', { name: 'Buscar en el menú' }), 'xtabentun');

    await waitFor(() => expect(names()).toEqual(['Velo']));
    expect(screen.getByText('?q=xtabentun')).toBeVisible();
  });

  test('when an address with choices is opened, then they are made', async () => {
    await openMenu('/menu?q=a&flor=tajonal&orden=precio');

    expect(names()).toEqual(['Sol']);
    expect(screen.getByRole('searchbox')).toHaveValue('a');
    expect(screen.getByRole('combobox', { name: 'Filtrar por flor' })).toHaveDisplayValue('Tajonal (1)');
  });

  test('when the order is changed, then the blends stand in it', async () => {
    const { user } = await openMenu();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'Precio: menor a mayor');

    expect(names()).toEqual(['Sol', 'Monte Blanco', 'Velo']);
  });

  test('when nothing is found, then it says so and one press shows everything again', async () => {
    const { user } = await openMenu('/menu?q=chocolate&sabor=floral');
    expect(screen.getByText('Ninguna mezcla es así, todavía')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Ver las 3 mezclas' }));

    expect(names()).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
