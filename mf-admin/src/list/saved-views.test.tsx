import { afterEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { SavedViews, SaveView } from './saved-views.tsx';
import { useListParams } from './use-list-params.ts';
import { useSavedViews } from './use-saved-views.ts';

const NAMES = ['q', 'estado'];
const List = () => {
  const saved = useSavedViews('pedidos', useListParams(), NAMES);
  return (
    <>
      <output>{useLocation().search}</output>
      <SaveView saved={saved} />
      <SavedViews saved={saved} />
    </>
  );
};
const saveButton = () => screen.getByRole('button', { name: 'Guardar vista' });
const open = (query: string) => renderPage(<List />, { path: `/admin/orders${query}` });
const address = () => screen.getByRole('status').textContent;

afterEach(() => localStorage.clear());

test('when filters are saved under a name then it brings them back later, without the page', async () => {
  const { user, unmount, baseElement } = open('?estado=processing&pagina=3&ventana=details.1');
  await user.click(saveButton());
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(screen.getByText('Escribe un nombre')).toBeVisible();
  await user.type(screen.getByLabelText('Nombre de la vista'), 'Por enviar');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(screen.getByRole('button', { name: 'Por enviar' })).toHaveAttribute('aria-pressed', 'true');
  expect(saveButton()).toHaveFocus();
  expect(await axeViolations(baseElement)).toEqual([]);
  unmount();

  open('?q=luc&pagina=2');
  await user.click(screen.getByRole('button', { name: 'Por enviar' }));

  expect(address()).toBe('?estado=processing');
});

test('when naming a view is cancelled then nothing is saved and the filters stay', async () => {
  const { user } = open('?estado=processing');
  await user.click(saveButton());
  await user.type(screen.getByLabelText('Nombre de la vista'), 'Por enviar');

  await user.click(screen.getByRole('button', { name: 'Cancelar' }));

  await waitFor(() => expect(saveButton()).toHaveFocus());
  expect(localStorage.getItem('vistas::pedidos')).toBeNull();
  expect(address()).toBe('?estado=processing');
});

test('when a name was typed then Escape asks before it is lost', async () => {
  const { user } = open('?estado=processing');
  await user.click(saveButton());
  await user.type(screen.getByLabelText('Nombre de la vista'), 'Por enviar');

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));

  expect(screen.getByLabelText('Nombre de la vista')).toHaveValue('Por enviar');
  await user.clear(screen.getByLabelText('Nombre de la vista'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when a view is deleted then it is gone, and without filters there is nothing to save', async () => {
  localStorage.setItem('vistas::pedidos', JSON.stringify([{ name: 'Vieja', filters: { q: 'x' } }]));
  const { user } = open('');

  await user.click(screen.getByRole('button', { name: 'Borrar la vista Vieja' }));

  expect(screen.queryByRole('group')).toBeNull();
  expect(saveButton()).toBeDisabled();
  expect(localStorage.getItem('vistas::pedidos')).toBe('[]');
});

test('when what is kept cannot be read then the list opens without views', () => {
  localStorage.setItem('vistas::pedidos', '{"no":');
  open('');

  expect(screen.queryByRole('group')).toBeNull();
});
