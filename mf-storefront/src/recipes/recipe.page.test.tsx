import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aContent, anElixir } from '@shop/contracts/testing/builders';
import { PageFactsContext } from '@shop/ui';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RecipePage } from './recipe.page.tsx';

const origin = 'https://tienda.mx';
const facts = { origin } as ComponentProps<typeof PageFactsContext>['value'];
const open = (slug = 'atole', machines = false) =>
  renderPage(
    <PageFactsContext value={machines ? facts : null}>
      <Routes>
        <Route path="/recetas/:slug" element={<RecipePage />} />
      </Routes>
    </PageFactsContext>,
    { path: `/recetas/${slug}` },
  );

const ATOLE = aContent({
  page: 'recetas',
  section: 'atole',
  // An evening in Mexico, which is the next day in UTC.
  createdAt: '2026-11-22T04:00:00.000Z',
  title: 'Atole de Tajonal',
  content: 'Para las mañanas de norte.\nCalienta y cuenta.',
  imageUrl: 'http://localhost:8080/media/subidas/atole.webp',
  imageAlt: 'Un jarro de atole',
  items: [
    { kind: 'ingredient', text: '1 taza de masa' },
    { kind: 'ingredient', text: '' },
    { kind: 'step', text: 'Disuelve la masa.' },
    { kind: 'product', title: 'Velo de Xtabentún', text: 'velo-de-xtabentun' },
  ],
});
// By default, the posts of these tests name blends that are not sold.
beforeEach(() => void answer('get', '/elixirs/predesigned/named/:slug', { message: 'No.' }, 404));
const dataOf = async (container: HTMLElement) => {
  await waitFor(() => expect(container.querySelector('[type="application/ld+json"]')).not.toBeNull());
  const told = JSON.parse(container.querySelector('[type="application/ld+json"]')!.textContent!) as object;
  return told as { '@graph': [object, object] };
};

test('when a recipe is opened then it says what it needs, how it is done and which blend it is made with', async () => {
  answer('get', '/content/recetas', [ATOLE]);

  const { container } = open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Atole de Tajonal' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Un jarro de atole' })).toBeInTheDocument();
  expect(screen.getByText('Calienta y cuenta.')).toBeVisible();
  expect(screen.getByText('1 taza de masa').closest('ul')?.children).toHaveLength(1);
  expect(screen.getByText('Disuelve la masa.').closest('ol')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Velo de Xtabentún' })).toHaveAttribute(
    'href',
    '/menu/velo-de-xtabentun',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('when the blend of a recipe is there then its card has price and button, and one that is gone stays a link', async () => {
  const gone = { kind: 'product' as const, title: 'Ya no hay', text: 'ya-no-hay' };
  answer('get', '/content/recetas', [{ ...ATOLE, items: [...ATOLE.items!, gone] }]);
  const blend = {
    ...anElixir({ name: 'Velo de Xtabentún', price: 310, flowers: [] }),
    slug: 'velo-de-xtabentun',
  };
  answer('get', '/elixirs/predesigned/named/velo-de-xtabentun', { blend, pairings: [] });
  answer('get', '/elixirs/predesigned/named/ya-no-hay', { message: 'No encontramos ese elixir.' }, 404);

  const { container } = open();

  const card = within(await screen.findByRole('article', { name: 'Velo de Xtabentún' }));
  expect(card.getByText(/310\.00/)).toBeVisible();
  expect(card.getByRole('button', { name: /carrito/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ya no hay' })).toHaveAttribute('href', '/menu/ya-no-hay');
  expect(await axeViolations(container)).toEqual([]);
});

test('when search engines read it then it is a recipe, and without ingredients or steps an article', async () => {
  answer('get', '/content/recetas', [ATOLE]);
  const recipe = open('atole', true);
  expect((await dataOf(recipe.container))['@graph']).toMatchObject([
    {
      '@type': 'Recipe',
      name: 'Atole de Tajonal',
      url: `${origin}/recetas/atole`,
      description: 'Para las mañanas de norte. Calienta y cuenta.',
      datePublished: '2026-11-21',
      dateModified: ATOLE.updatedAt,
      recipeIngredient: ['1 taza de masa'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Disuelve la masa.' }],
    },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { item: `${origin}/recetas` }, {}] },
  ]);
  recipe.unmount();
  const items = [{ kind: 'step', text: 'Disuelve la masa.' }];
  answer('get', '/content/recetas', [{ ...ATOLE, items, firstPublishedAt: '2026-12-01T18:00:00.000Z' }]);

  const { container } = open('atole', true);

  const [article] = (await dataOf(container))['@graph'];
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Atole de Tajonal',
    datePublished: '2026-12-01',
  });
});
