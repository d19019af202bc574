import { expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { renderPage } from '@shop/app-kit/testing';
import { aContent, anOwnText, aTextDraft } from '@shop/contracts/testing/builders';
import { act, screen, waitFor } from '@testing-library/react';
import { Footer } from '../footer/footer.tsx';
import { showDrafts } from './show-drafts.tsx';
import { withDrafts } from './with-drafts.ts';

const PLACE = { page: 'site', section: 'footer' };
const open = async () => {
  answer('get', '/content/site', [aContent({ ...PLACE, id: 8, content: 'Publicado.' })]);
  const view = renderPage(<Footer />);
  await screen.findByText('Publicado.');
  return view;
};

test('when an administrator previews then the page shows the drafts, also in what it reads later', async () => {
  answer('get', '/admin/texts', [
    anOwnText({ ...PLACE, id: 8, draft: aTextDraft({ content: 'Borrador.' }) }),
    anOwnText({
      page: 'legal',
      section: 'envios',
      id: 9,
      unpublished: true,
      draft: aTextDraft({ content: 'Envío en borrador.' }),
    }),
  ]);
  answer('get', '/content/legal', []);
  const { user, store } = await open();

  await act(() => showDrafts(store));

  expect(await screen.findByText('Borrador.')).toBeVisible();
  expect(screen.queryByText('Publicado.')).toBeNull();
  expect(await screen.findByRole('complementary', { name: 'Vista previa' })).toBeVisible();
  expect(await axeViolations(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Política de Envíos' }));
  expect(await screen.findByText('Envío en borrador.')).toBeVisible();
});

test('when anybody else opens a preview then the page stays what it is, and says why', async () => {
  answer('get', '/admin/texts', { message: 'Inicia sesión para continuar.' }, 401);
  const { store } = await open();

  await act(() => showDrafts(store));

  await waitFor(() => expect(screen.getByText(/sólo se ven con la sesión/)).toBeVisible());
  expect(screen.getByText('Publicado.')).toBeVisible();
});

test('when the hero has a draft then its own query shows it, a hidden line stays hidden, and days are named', () => {
  const hero = anOwnText({ page: 'home', section: 'hero', draft: aTextDraft({ title: null }) });
  const items = [{ text: 'Sí, en {taller} días' }, { text: 'No', hidden: true }];
  const facts = anOwnText({ page: 'home', section: 'facts', id: 2, draft: aTextDraft({ items }) });

  expect(withDrafts('/content/home/hero', {}, { texts: [hero] })).toMatchObject({ title: '' });
  const list = withDrafts('/content/home', [], { texts: [facts] });
  expect(list).toMatchObject([{ items: [{ text: 'Sí, en 1 a 2 días' }] }]);
  expect(withDrafts('/content/about', [], { texts: [facts] })).toBeUndefined();
});
