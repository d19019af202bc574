import { describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anElixir } from '@shop/contracts/testing/builders';
import { withSlugs } from '@shop/contracts/testing/with-slugs';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answerMenu, MENU } from '../testing/answer-menu.ts';
import { answerTexts } from '../testing/seeded-texts.ts';
import { CollectionPage } from './collection.page.tsx';
import { MenuPage } from './menu.page.tsx';

const MONTE = anElixir({ id: 1, name: 'Monte Blanco', collections: 'Navidad, Para regalar' });
const SOL = anElixir({ id: 2, name: 'Sol', collections: 'navidad' });

const open = (path: string) => {
  answerTexts('menu');
  return renderPage(
    <Routes>
      <Route path="/menu" element={<MenuPage />} />
      <Route path="/menu/coleccion/:slug" element={<CollectionPage />} />
    </Routes>,
    { path },
  );
};
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

describe('the owner’s collections', () => {
  test('when products stand in some then the menu leads to the page of each, which shows what is in it', async () => {
    answerMenu([MONTE, SOL]);
    answer('get', `${MENU}/collections/navidad`, { label: 'Navidad', blends: withSlugs([MONTE, SOL]) });
    const { user, container } = open('/menu');

    expect(await screen.findByRole('link', { name: 'Para regalar' })).toHaveAttribute(
      'href',
      '/menu/coleccion/para-regalar',
    );
    await user.click(screen.getByRole('link', { name: 'Navidad' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Navidad' })).toBeVisible();
    expect(names()).toEqual(['Monte Blanco', 'Sol']);
    expect(document.title).toBe('Navidad | Flor de Kaab');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Navidad: Monte Blanco, Sol.',
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when no product stands in any then the menu has nothing of them', async () => {
    answerMenu([anElixir()]);
    open('/menu');
    await screen.findByRole('search');

    expect(screen.queryByRole('navigation', { name: 'Colecciones' })).toBeNull();
  });

  test('when nobody knows the collection then it says so and shows the menu', async () => {
    answerMenu([MONTE]);
    answer('get', `${MENU}/collections/verano`, { message: 'No encontramos esa colección.' }, 404);
    open('/menu/coleccion/verano');

    expect(await screen.findByRole('heading', { level: 1, name: 'No tenemos esa colección' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Monte Blanco' })).toBeVisible();
  });
});
