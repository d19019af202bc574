import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aFlower } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import './flower-dialogs.tsx';
import { FlowersPage } from './flowers.page.tsx';

beforeEach(() => sessionStorage.clear());

const GARDEN = [
  aFlower({ id: 1, name: 'Xtabentún' }),
  aFlower({ id: 2, name: 'Ámbar de monte', isAvailable: false }),
  aFlower({ id: 3, name: 'Dalia' }),
];
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Guardar' });

const open = async (button: string, flowers = GARDEN) => {
  answer('get', '/flowers', flowers);
  const view = renderPage(<FlowersPage />, { path: '/admin/flowers' });
  await view.user.click(await screen.findByRole('button', { name: button }));
  return view;
};

describe('flowers list', () => {
  test('when it is sorted by name then accents make no difference, and the other way round', async () => {
    const { user } = await open('Nombre');
    await waitFor(() => expect(names()).toEqual(['Ámbar de monte', 'Dalia', 'Xtabentún']));

    await user.click(screen.getByRole('button', { name: 'Nombre' }));

    await waitFor(() => expect(names()).toEqual(['Xtabentún', 'Dalia', 'Ámbar de monte']));
  });

  test('when it is searched without accents or by availability then only those are listed', async () => {
    const { user } = await open('Refrescar');
    await user.type(field('Buscar'), 'ambar');
    await waitFor(() => expect(names()).toEqual(['Ámbar de monte']));

    await user.selectOptions(field('Disponible'), 'true');

    expect(await screen.findByText('Ninguna flor coincide con la búsqueda.')).toBeVisible();
  });
});

describe('flower dialogs', () => {
  test('when an empty flower is saved then every rule is told in its words', async () => {
    const { user } = await open('Agregar Flor');
    await screen.findByRole('dialog', { name: 'Agregar Flor' });

    await user.click(save());

    for (const text of [
      'El nombre debe tener al menos 3 caracteres',
      'La descripción debe tener al menos 10 caracteres',
      'Las propiedades deben tener al menos 10 caracteres',
      'Debe ser una URL válida',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('switch', { name: /^Disponible/ })).toBeChecked();
  });

  test('when adding fails then the window stays with what was typed, also in the next session', async () => {
    answer('post', '/flowers', { message: 'caído' }, 503);
    const first = await open('Agregar Flor');
    await screen.findByRole('dialog', { name: 'Agregar Flor' });
    await first.user.type(field('Nombre'), 'Pericón');
    await first.user.type(field('Descripción'), 'Flor amarilla de la milpa.');
    await first.user.type(field('Propiedades'), 'Aroma de anís y de monte.');
    await first.user.type(field('URL de Imagen'), 'https://example.com/p.webp');

    await first.user.click(save());

    await waitFor(() =>
      expect(first.shownToasts()[0]).toMatchObject({
        title: 'Error',
        description: 'No se pudo agregar la flor. Inténtalo de nuevo.',
      }),
    );
    expect(field('Nombre')).toHaveValue('Pericón');
    first.unmount();
    renderPage(<FlowersPage />, { path: '/admin/flowers?ventana=new' });
    await waitFor(() => expect(field('Nombre')).toHaveValue('Pericón'));
    expect(field('Propiedades')).toHaveValue('Aroma de anís y de monte.');
  });

  test('when editing is cancelled then the next time it starts from the flower itself', async () => {
    const { user } = await open('Editar Dalia');
    await user.type(await screen.findByLabelText('Nombre'), ' roja');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Editar Dalia' }));

    expect(await screen.findByLabelText('Nombre')).toHaveValue('Dalia');
  });

  test('when the window is left by Escape with something typed then it asks before that is lost', async () => {
    const { user } = await open('Editar Dalia');
    await user.type(await screen.findByLabelText('Nombre'), ' roja');

    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
    expect(await axeViolations(question)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByLabelText('Nombre')).toHaveValue('Dalia roja');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Editar Dalia' }));
    expect(await screen.findByLabelText('Nombre')).toHaveValue('Dalia');
  });

  test('when nothing was typed then Escape closes the window at once', async () => {
    const { user } = await open('Editar Dalia');
    await screen.findByLabelText('Nombre');

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('when a flower is updated or deleted then the toasts say so and the list is read again', async () => {
    const { user, shownToasts } = await open('Editar Dalia');
    const sent = answer('patch', '/flowers/:id', aFlower());
    await user.type(await screen.findByLabelText('Nombre'), ' roja');
    answer('get', '/flowers', [aFlower({ id: 3, name: 'Dalia roja' })]);
    await user.click(save());
    expect(await screen.findByText('Dalia roja')).toBeVisible();
    expect(sent[0]).toMatchObject({ params: { id: '3' }, body: { name: 'Dalia roja' } });
    expect(shownToasts()[0]).toMatchObject({ title: 'Flor actualizada' });
    answer('delete', '/flowers/:id', aFlower());

    await user.click(await screen.findByRole('button', { name: 'Eliminar Dalia roja' }));
    const question = await screen.findByRole('alertdialog', { name: 'Eliminar flor' });
    expect(question).toHaveTextContent(
      '¿Estás seguro que deseas eliminar esta flor? Esta acción no se puede deshacer.',
    );
    expect(question).toHaveTextContent('Dalia roja (ID: 3)');
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Flor eliminada' }));
  });
});
