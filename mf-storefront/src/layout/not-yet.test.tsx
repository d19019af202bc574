import { expect, test } from '@jest/globals';
import { NotFoundPage } from '@shop/app-kit';
import { renderPage } from '@shop/app-kit/testing';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AboutPage } from '../about/about.page.tsx';
import { FlowerPage } from '../flower/flower.page.tsx';
import { LegalPage } from '../legal/legal.page.tsx';
import { LotPage } from '../lot/lot.page.tsx';
import { CollectionPage } from '../menu/collection.page.tsx';
import { MenuPage } from '../menu/menu.page.tsx';
import { NoticesPage } from '../notices/notices.page.tsx';
import { OpinionPage } from '../opinion/opinion.page.tsx';
import { RecipePage } from '../recipes/recipe.page.tsx';
import { RecipesPage } from '../recipes/recipes.page.tsx';

const TOKEN = 'a'.repeat(43);
type Open = [path: string, route: string, Shown: ComponentType];
/** How each page is opened, what it says while it loads and when that fails, and the awaited call. */
const PAGES: [...Open, loading: string, failed: string, read: string][] = [
  ['/about', '/about', AboutPage, 'Cargando nuestra historia…', 'nuestra historia.', '/content/about'],
  ['/menu', '/menu', MenuPage, 'Cargando el menú…', 'el menú.', '/elixirs/predesigned/all'],
  [
    '/menu/coleccion/te',
    '/menu/coleccion/:slug',
    CollectionPage,
    'Cargando el menú…',
    'esta colección.',
    '/collections/te',
  ],
  [
    '/flores/tajonal',
    '/flores/:slug',
    FlowerPage,
    'Cargando la flor…',
    'esta flor.',
    '/flowers/named/tajonal',
  ],
  ['/lotes/taj-1', '/lotes/:code', LotPage, 'Cargando el lote…', 'este lote.', '/lots/taj-1'],
  ['/recetas', '/recetas', RecipesPage, 'Cargando las recetas…', 'las recetas.', '/content/recetas'],
  ['/recetas/te', '/recetas/:slug', RecipePage, 'Cargando la receta…', 'esta receta.', '/content/recetas'],
  [
    '/legal/privacidad',
    '/legal/privacidad',
    LegalPage,
    'Cargando el texto…',
    'este texto.',
    '/content/legal',
  ],
  [
    `/avisos?t=aviso-0123456789.${TOKEN}`,
    '/avisos',
    NoticesPage,
    'Cargando tus avisos…',
    'conectar',
    '/consents/',
  ],
  [
    `/opinion?t=pedido-0123456789.7.${TOKEN}`,
    '/opinion',
    OpinionPage,
    'Cargando tu opinión…',
    'conectar',
    '/opinions/',
  ],
];

const NotFound = () => <p>404 Page Not Found</p>;
const open = (...[path, route, Shown]: Open) =>
  renderPage(
    <NotFoundPage value={NotFound}>
      <Routes>
        <Route path={route} element={<Shown />} />
      </Routes>
    </NotFoundPage>,
    { path },
  );

test.each(PAGES)('when %s waits for what it reads then that is said', (path, route, Shown, words) => {
  cutOff('get', '/*');

  open(path, route, Shown);

  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test.each(PAGES)(
  'when %s cannot read it then it says so under a heading, and a retry asks for it again',
  async (...[path, route, Shown, , failed, read]) => {
    cutOff('get', '/*');
    const { user } = open(path, route, Shown);
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const asked = answer('get', '/*', { message: '' }, 503);

    await user.click(again);

    await waitFor(() => expect(asked.map(({ url }) => url.pathname).join()).toContain(read));
  },
);

test.each([
  ['/flores/ninguna', '/flores/:slug', FlowerPage],
  ['/lotes/ninguno', '/lotes/:code', LotPage],
  ['/recetas/ninguna', '/recetas/:slug', RecipePage],
])('when %s names nothing then the shop’s page for unknown addresses stands there', async (...page) => {
  answer('get', '/content/recetas', []);
  answer('get', '/flowers/named/:slug', { message: '' }, 404);
  answer('get', '/lots/:code', { message: '' }, 404);

  open(...page);

  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
});
