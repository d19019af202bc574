import { expect, test } from '@jest/globals';
import { NotFoundPage } from '@shop/app-kit';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aContent } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { RecipesPage } from './recipes.page.tsx';

const NotFound = () => <p>404 Page Not Found</p>;
const open = () =>
  renderPage(
    <NotFoundPage value={NotFound}>
      <RecipesPage />
    </NotFoundPage>,
  );
const post = (id: number, section: string, title: string) =>
  aContent({ id, page: 'recetas', section, title, content: `Así es ${title}.` });

test('when the posts are opened then each leads to its page, the newest first', async () => {
  answer('get', '/content/recetas', [post(1, 'atole', 'Atole'), post(2, 'pan', 'Pan')]);

  const { container } = open();

  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pan', '/recetas/pan'],
    ['Atole', '/recetas/atole'],
  ]);
  expect(screen.getByText('Así es Pan.')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when there is none yet then it is no page', async () => {
  answer('get', '/content/recetas', []);

  open();

  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
});
