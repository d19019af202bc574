import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { api } from '@shop/app-kit';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { aContent, anOwnText } from '@shop/contracts/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { ContentPage } from './content.page.tsx';

beforeEach(() => sessionStorage.clear());

const HERO = aContent({
  id: 3,
  page: 'home',
  section: 'hero',
  title: 'Gotas de miel',
  content: 'Del Mayab.',
});
const GONE = anOwnText({ ...HERO, title: null, content: null, version: 4, unpublished: true });
const field = (name: RegExp | string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const formTitle = (name: string) => screen.findByRole('heading', { name });

const open = async () => {
  answer('get', '/content/home', [HERO]);
  answer('get', '/content/about', []);
  const view = renderPage(<ContentPage />);
  await screen.findByText('Gotas de miel');
  return view;
};

describe('content page', () => {
  test('when it opens then the home page is chosen, with its entries beside an empty form', async () => {
    const { container } = await open();

    expect(screen.getByRole('tab', { name: 'Página Principal' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Agregar Contenido' })).toBeVisible();
    expect(field('Sección')).toHaveAttribute('placeholder', expect.stringMatching(/hero.*features/));
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when an entry is what search engines say then its section has a Spanish name', async () => {
    answer('get', '/content/home', [aContent({ ...HERO, section: 'search' })]);
    const { user } = renderPage(<ContentPage />);
    await user.click(await screen.findByRole('button', { name: 'Eliminar buscadores' }));

    expect(screen.getByRole('alertdialog')).toHaveTextContent('buscadores');
  });

  test('when the entries are still to come then a spinner says so in their place (AD51)', async () => {
    server.use(http.get(`${API_BASE}/content/home`, () => delay('infinite')));

    renderPage(<ContentPage />);

    expect(await screen.findByRole('status')).toHaveTextContent('Cargando contenido');
    expect(screen.queryByText('No hay contenido disponible para esta página')).toBeNull();
  });

  test('when the tab changes then its page is listed and the form writes to it', async () => {
    const { user, shownToasts } = await open();
    const sent = answer('post', '/admin/content', aContent(), 201);
    await user.click(screen.getByRole('tab', { name: 'Acerca de' }));
    expect(await screen.findByText('No hay contenido disponible para esta página')).toBeVisible();
    await user.type(field('Sección'), 'taller');
    await user.type(field(/^Título/), 'El taller');

    await user.click(button('Guardar'));

    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        page: 'about',
        section: 'taller',
        title: 'El taller',
        content: '',
        imageUrl: '',
      }),
    );
    await waitFor(() =>
      expect(shownToasts()[0]).toMatchObject({
        title: 'Contenido creado',
        description: 'El contenido se ha creado exitosamente',
      }),
    );
    expect(field('Sección')).toHaveValue('');
  });

  test('when an entry is edited then the form is filled, sends its id, and starts anew afterwards', async () => {
    const { user, shownToasts } = await open();
    const sent = answer('put', '/admin/content/:id', HERO);
    await user.click(button('Editar hero'));
    expect(await formTitle('Editar Contenido')).toBeVisible();
    expect(field(/^Título/)).toHaveValue('Gotas de miel');
    expect(field('Sección')).toHaveFocus();
    await user.type(field(/^Título/), ' y flor');

    await user.click(button('Actualizar'));

    await waitFor(() =>
      expect(shownToasts()[0]).toMatchObject({
        title: 'Contenido actualizado',
        description: 'El contenido se ha actualizado exitosamente',
      }),
    );
    expect(sent[0]).toMatchObject({ params: { id: '3' }, body: { id: 3, title: 'Gotas de miel y flor' } });
    expect(await formTitle('Agregar Contenido')).toBeVisible();
    expect(field(/^Título/)).toHaveValue('');
  });

  test('when somebody else saved meanwhile then both texts are shown, and saving again sends the chosen one', async () => {
    const { user } = await open();
    const theirs = { ...HERO, title: 'Gotas de sol', updatedAt: '2026-07-02T10:00:00.000Z' };
    const refused = answer('put', '/admin/content/:id', { message: 'Otra persona…', current: theirs }, 409);
    await user.click(button('Editar hero'));
    await user.type(field(/^Título/), ' y flor');

    await user.click(button('Actualizar'));

    const clash = await screen.findByRole('region', { name: 'Título' });
    expect(clash).toHaveTextContent(/Gotas de sol.*Gotas de miel y flor/);
    expect(refused[0]?.body).toMatchObject({ updatedAt: HERO.updatedAt });
    const sent = answer('put', '/admin/content/:id', theirs);
    await user.click(within(clash).getByRole('button', { name: 'Dejar lo mío' }));
    await user.click(button('Actualizar'));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ title: 'Gotas de miel y flor', updatedAt: theirs.updatedAt }),
    );
  });

  test.each([undefined, null])(
    'when an entry came with %s for an id then it is edited, never added again, and saving says what is missing',
    async (id) => {
      const { user, shownToasts, store } = await open();
      // Like a broken answer, which only a production build accepts.
      act(() => {
        const changed = { ...HERO, id, title: 'Gotas sin número' };
        const name = 'read GET /api/content/{page}' as never;
        void store.dispatch(api.util.upsertQueryData(name, 'home' as never, [changed] as never));
      });
      await screen.findByText('Gotas sin número');
      const sent = answer('post', '/admin/content', HERO, 201);
      await user.click(button('Editar hero'));
      expect(await formTitle('Editar Contenido')).toBeVisible();

      await user.click(button('Actualizar'));

      await waitFor(() => expect(shownToasts()[0]).toMatchObject({ original: 'ID not provided' }));
      expect(sent).toEqual([]);
      await user.click(button('Cancelar'));
      expect(await formTitle('Agregar Contenido')).toBeVisible();
    },
  );

  test('when editing is cancelled then the form is empty and creates again', async () => {
    const { user } = await open();
    await user.click(button('Editar hero'));

    await user.click(button('Cancelar'));

    expect(await formTitle('Agregar Contenido')).toBeVisible();
    expect(field('Sección')).toHaveValue('');
  });

  test('when the entry is said in Tienda then the form says so', async () => {
    answer('get', '/content/contact', [aContent({ id: 4, page: 'contact', section: 'info' })]);
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Contacto' }));
    expect(screen.queryByText(/^Se escriben en Tienda/)).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Editar info' }));

    expect(await screen.findByText(/^Se escriben en Tienda/)).toBeVisible();
  });

  test.each([
    ['the server says why', { message: 'Esa página ya tiene una sección con ese nombre.' }, undefined],
    ['it does not', { message: '' }, 'Error creating content'],
  ])(
    'when saving fails and %s then the toast says it and the typed values stay',
    async (_, body, original) => {
      const { user, shownToasts } = await open();
      answer('post', '/admin/content', body, 409);
      await user.type(field('Sección'), 'hero');

      await user.click(button('Guardar'));

      await waitFor(() =>
        expect(shownToasts()[0]).toMatchObject({ title: 'Error', ...(original && { original }) }),
      );
      if (body.message) expect(shownToasts()[0]?.description).toBe(body.message);
      expect(field('Sección')).toHaveValue('hero');
    },
  );

  test('when an entry is deleted then it was asked first, and a failure names itself', async () => {
    const { user, shownToasts } = await open();
    answer('delete', '/admin/content/:id', { message: '' }, 500);
    await user.click(button('Eliminar hero'));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/queda en «Textos», en su historial/)).toBeVisible();
    expect(question).toHaveTextContent('¿Estás seguro de que deseas eliminar este contenido?');
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ original: 'Failed to delete content' }));
    answer('delete', '/admin/content/:id', GONE);
    answer('get', '/content/home', []);

    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));

    await waitFor(() =>
      expect(shownToasts()[0]).toMatchObject({
        title: 'Contenido eliminado',
        description: 'El contenido se ha eliminado exitosamente',
      }),
    );
    expect(await screen.findByText('No hay contenido disponible para esta página')).toBeVisible();

    const restored = answer('post', '/admin/texts/:id/restore', anOwnText({ ...HERO, version: 5 }));
    answer('get', '/content/home', [HERO]);
    act(() => shownToasts()[0]!.action!.run());

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Contenido recuperado' }));
    expect(restored[0]).toMatchObject({ params: { id: '3' }, body: { version: 4, from: 3 } });
    expect(await screen.findByText('Gotas de miel')).toBeVisible();
  });

  test('when the content cannot be read then the list is empty and only the log says why', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer('get', '/content/home', { message: '' }, 503);

    renderPage(<ContentPage />);

    expect(await screen.findByText('No hay contenido disponible para esta página')).toBeVisible();
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('home'), expect.anything()));
    log.mockRestore();
  });
});
