import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FlowerPage } from '../flower/flower.page.tsx';
import { LegalPage } from '../legal/legal.page.tsx';
import { LotPage } from '../lot/lot.page.tsx';
import { NoticesPage } from '../notices/notices.page.tsx';
import { OpinionPage } from '../opinion/opinion.page.tsx';
import { RecipePage } from '../recipes/recipe.page.tsx';
import { RecipesPage } from '../recipes/recipes.page.tsx';

const TOKEN = 'a'.repeat(43);
/** Address, route, component, loading text, and awaited call of each page. */
const PAGES: [string, string, ComponentType, string, string][] = [
  ['/flores/tajonal', '/flores/:slug', FlowerPage, 'Cargando la flor…', '/flowers/named/tajonal'],
  ['/lotes/taj-1', '/lotes/:code', LotPage, 'Cargando el lote…', '/lots/taj-1'],
  ['/recetas', '/recetas', RecipesPage, 'Cargando las recetas…', '/content/recetas'],
  ['/recetas/te', '/recetas/:slug', RecipePage, 'Cargando la receta…', '/content/recetas'],
  ['/legal/privacidad', '/legal/privacidad', LegalPage, 'Cargando el texto…', '/content/legal'],
  [`/avisos?t=aviso-0123456789.${TOKEN}`, '/avisos', NoticesPage, 'Cargando tus avisos…', '/consents/'],
  [`/opinion?t=pedido-0123456789.7.${TOKEN}`, '/opinion', OpinionPage, 'Cargando tu opinión…', '/opinions/'],
];

const open = (path: string, route: string, Shown: ComponentType) =>
  renderPage(
    <Routes>
      <Route path={route} element={<Shown />} />
    </Routes>,
    { path },
  );

test.each(PAGES)('when %s waits for what it reads then that is said', (path, route, Shown, words) => {
  cutOff('get', '/*');

  open(path, route, Shown);

  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test.each(PAGES)(
  'when %s cannot read it then a retry asks for it again',
  async (...[path, route, Shown, , read]) => {
    cutOff('get', '/*');
    const { user } = open(path, route, Shown);
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    const asked = answer('get', '/*', { message: '' }, 503);

    await user.click(again);

    await waitFor(() => expect(asked.map(({ url }) => url.pathname).join()).toContain(read));
  },
);
