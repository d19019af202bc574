import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { cutOff } from '@shop/app-kit/testing/handlers';
import { screen } from '@testing-library/react';
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
const PAGES: [string, string, ComponentType, string][] = [
  ['/flores/tajonal', '/flores/:slug', FlowerPage, 'Cargando la flor…'],
  ['/lotes/taj-1', '/lotes/:code', LotPage, 'Cargando el lote…'],
  ['/recetas', '/recetas', RecipesPage, 'Cargando las recetas…'],
  ['/recetas/te', '/recetas/:slug', RecipePage, 'Cargando la receta…'],
  ['/legal/privacidad', '/legal/privacidad', LegalPage, 'Cargando el texto…'],
  [`/avisos?t=aviso-0123456789.${TOKEN}`, '/avisos', NoticesPage, 'Cargando tus avisos…'],
  [`/opinion?t=pedido-0123456789.7.${TOKEN}`, '/opinion', OpinionPage, 'Cargando tu opinión…'],
];

test.each(PAGES)('when %s waits for what it reads then that is said', (path, route, Shown, words) => {
  cutOff('get', '/*');

  renderPage(
    <Routes>
      <Route path={route} element={<Shown />} />
    </Routes>,
    { path },
  );

  expect(screen.getByRole('status')).toHaveTextContent(words);
});
