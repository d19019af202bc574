import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aContent } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { ContentListPage } from './content-list.page.tsx';

beforeEach(() => sessionStorage.clear());

const open = async () => {
  answer('get', '/content/home', [aContent({ id: 1, page: 'home', section: 'hero', title: 'Gotas' })]);
  answer('get', '/content/about', [aContent({ id: 2, page: 'about', section: 'story', title: 'El patio' })]);
  answer('get', '/content/contact', []);
  const view = renderPage(<ContentListPage />);
  await screen.findByText('Página: home - Sección: hero');
  await screen.findByText('Página: about - Sección: story');
  return view;
};
const title = () => screen.getByLabelText(/^Título/);

test('when there is content then every entry is a card, and one at a time can be edited', async () => {
  const { user, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Editar home hero' }));
  await waitFor(() => expect(title()).toHaveValue('Gotas'));

  await user.click(screen.getByRole('button', { name: 'Editar about story' }));

  await waitFor(() => expect(title()).toHaveValue('El patio'));
  expect(screen.getByRole('button', { name: 'Explorar' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when an entry is saved then it is shown as it is now; cancelling changes nothing', async () => {
  const { user, shownToasts } = await open();
  const sent = answer('put', '/admin/content/:id', aContent());
  await user.click(screen.getByRole('button', { name: 'Editar home hero' }));
  await waitFor(() => expect(title()).toHaveValue('Gotas'));
  await user.type(title(), ' de miel');
  answer('get', '/content/home', [
    aContent({ id: 1, page: 'home', section: 'hero', title: 'Gotas de miel' }),
  ]);

  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText('Gotas de miel')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ page: 'home', section: 'hero', title: 'Gotas de miel' });
  expect(shownToasts()[0]).toMatchObject({ title: 'Contenido actualizado' });
  await user.click(screen.getByRole('button', { name: 'Editar home hero' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Título/)).toBeNull());
  expect(sent).toHaveLength(1);
});

test('when saving fails then the fields stay open with what was typed', async () => {
  const { user, shownToasts } = await open();
  answer('put', '/admin/content/:id', { message: '' }, 500);
  await user.click(screen.getByRole('button', { name: 'Editar home hero' }));
  await waitFor(() => expect(title()).toHaveValue('Gotas'));
  await user.type(title(), '!');

  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ original: 'Error updating content' }));
  expect(title()).toHaveValue('Gotas!');
});

test('when the address asks for the legal texts then they alone are listed, to be edited', async () => {
  answer('get', '/content/legal', [aContent({ id: 7, page: 'legal', section: 'envios', title: 'Envíos' })]);

  const { user } = renderPage(<ContentListPage />, { path: '/?pagina=legal' });

  await user.click(await screen.findByRole('button', { name: 'Editar legal envios' }));
  await waitFor(() => expect(title()).toHaveValue('Envíos'));
  expect(screen.queryByText(/Página: home/)).toBeNull();
});

test('when no page has content then the list says so', async () => {
  for (const page of ['home', 'about', 'contact']) answer('get', `/content/${page}`, []);

  renderPage(<ContentListPage />);

  expect(await screen.findByText('No hay contenido disponible')).toBeVisible();
});
