import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { SHOP_WORDS } from '@shop/contracts/shop-words';
import { anElixir, anOwnText, aTextDraft } from '@shop/contracts/testing/builders';
import { withSlugs } from '@shop/contracts/testing/with-slugs';
import { screen, waitFor, within } from '@testing-library/react';
// Imported in advance: their first transformation takes longer than a test waits.
import './new-post.tsx';
import './text-dialog.tsx';
import { TextsPage } from './texts.page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer('get', '/admin/texts/words', SHOP_WORDS);
});

const POST = anOwnText({
  id: 31,
  page: 'recetas',
  section: 'atole-de-name',
  title: null,
  content: null,
  unpublished: true,
  publishedVersion: 0,
  draft: aTextDraft({ title: 'Atole de ñame', content: null }),
});

test('when a recipe is begun then its title gives it its address and its window opens', async () => {
  answer('get', '/admin/texts', []);
  const made = answer('post', '/admin/texts', POST, 201);
  const { user } = renderPage(<TextsPage />);
  await user.click(await screen.findByRole('button', { name: 'Nueva receta' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Empezar' }));
  expect(await within(dialog).findByText('Escribe un título de al menos 3 letras')).toBeVisible();
  answer('get', '/admin/texts', [POST]);

  await user.type(within(dialog).getByLabelText('Título'), 'Atole de ñame');
  await user.click(within(dialog).getByRole('button', { name: 'Empezar' }));

  expect(await screen.findByRole('form', { name: 'Editar Atole de ñame' })).toBeVisible();
  expect(made[0]?.body).toEqual({ page: 'recetas', section: 'atole-de-name', title: 'Atole de ñame' });
  expect(screen.getByRole('link', { name: 'Ver en la página' })).toHaveAttribute(
    'href',
    '/recetas/atole-de-name?borrador',
  );
});

test('when a line of a recipe is one of the menu’s blends then it is chosen by its name and kept by its address', async () => {
  answer('get', '/admin/texts', [POST]);
  answer('get', '/elixirs/predesigned/all', withSlugs([anElixir({ name: 'Monte Blanco' })]));
  const saved = answer('put', '/admin/texts/:id/draft', POST);
  const { user, container } = renderPage(<TextsPage />, { path: '/admin/texts?ventana=texto.31' });
  await user.click(await screen.findByRole('button', { name: 'Agregar línea' }));
  await user.type(within(screen.getByRole('group', { name: 'Línea 1' })).getByLabelText('Texto'), '1 taza');
  await user.click(screen.getByRole('button', { name: 'Agregar línea' }));
  const second = within(screen.getByRole('group', { name: 'Línea 2' }));
  expect(second.getByLabelText('Qué es')).toHaveValue('ingredient');

  await user.selectOptions(second.getByLabelText('Qué es'), 'Mezcla del menú');
  await second.findByRole('option', { name: 'Monte Blanco' });
  await user.selectOptions(second.getByLabelText('Mezcla'), 'Monte Blanco');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect((saved[0]?.body as { items: object[] }).items).toMatchObject([
    { kind: 'ingredient', text: '1 taza' },
    { kind: 'product', title: 'Monte Blanco', text: 'monte-blanco' },
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('when a recipe is public then its window can take it off the shop, and one that is not has no such button', async () => {
  answer('get', '/admin/texts', [
    anOwnText({ ...POST, title: 'Atole', unpublished: undefined, publishedVersion: 2, draft: undefined }),
  ]);
  const removed = answer('delete', '/admin/content/:id', POST);
  const { user } = renderPage(<TextsPage />, { path: '/admin/texts?ventana=texto.31' });

  await user.click(await screen.findByRole('button', { name: 'Quitar de la tienda' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));

  await waitFor(() => expect(removed).toHaveLength(1));
});
