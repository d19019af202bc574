import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Opinion } from '@shop/contracts/opinion';
import { screen, waitFor, within } from '@testing-library/react';
// Imported in advance: its first transformation takes longer than a test waits.
import './opinion-dialog.tsx';
import { OpinionsPage } from './opinions.page.tsx';

beforeEach(() => sessionStorage.clear());

const ID = 'pedido-0123456789.7';
const anOpinion = (over: Partial<Opinion> = {}): Opinion => ({
  ...{ id: ID, orderId: 'pedido-0123456789', orderNumber: 'FK-000012', elixirId: 7, product: 'Monte Blanco' },
  ...{ stars: 4, text: '<b>Rica</b>', name: 'Ana', at: '2026-11-21T12:00:00.000Z', state: 'new', version: 3 },
  ...over,
});
const open = () => renderPage(<OpinionsPage />, { path: `/admin/opinions?ventana=read.${ID}` });

test('when an opinion is read then it is published with an answer, as the version that was read', async () => {
  answer('get', '/admin/opinions', [anOpinion()]);
  const sent = answer('put', '/admin/opinions/:id', anOpinion({ state: 'published' }));
  const { user, container } = renderPage(<OpinionsPage />, { path: '/admin/opinions' });
  await user.click(await screen.findByRole('button', { name: /Leer la opinión de Monte Blanco/ }));
  expect(await screen.findByRole('dialog', { name: 'Opinión de Monte Blanco' })).toHaveTextContent(
    '<b>Rica</b>',
  );
  expect(await axeViolations(container)).toEqual([]);
  await user.type(screen.getByLabelText(/Tu respuesta/), 'Gracias');
  await user.click(screen.getByRole('button', { name: 'Publicar' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([{ state: 'published', answer: 'Gracias', version: 3 }]);
});

test('when one is hidden then a reason is asked for', async () => {
  answer('get', '/admin/opinions', [anOpinion()]);
  const sent = answer('put', '/admin/opinions/:id', anOpinion({ state: 'hidden' }));
  const { user } = open();
  await user.click(await screen.findByRole('heading', { name: 'Ocultarla' }));
  await user.click(await screen.findByRole('button', { name: 'Ocultar' }));
  expect(await screen.findByText('Escribe por qué se oculta')).toBeVisible();

  await user.type(screen.getByLabelText(/Por qué se oculta/), 'Trae un teléfono');
  await user.click(screen.getByRole('button', { name: 'Ocultar' }));

  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ state: 'hidden', why: 'Trae un teléfono', version: 3 }]),
  );
});

test('when it was written anew meanwhile then that is said, and the new words are there', async () => {
  answer('get', '/admin/opinions', [anOpinion()]);
  const { user } = open();
  await screen.findByRole('dialog');
  answer('get', '/admin/opinions', [anOpinion({ text: 'Otra cosa', version: 4 })]);
  answer('put', '/admin/opinions/:id', { message: 'Esta opinión cambió mientras la leías.' }, 409);

  await user.click(screen.getByRole('button', { name: 'Publicar' }));

  expect(await screen.findByText('Esta opinión cambió mientras la leías.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Otra cosa'));
});

test('when a session ends in the middle of an answer then it is there again, and once it is sent no more', async () => {
  answer('get', '/admin/opinions', [anOpinion()]);
  const { user, unmount } = open();
  await user.type(await screen.findByLabelText(/Tu respuesta/), 'Muchas gra');
  unmount();

  const again = open();
  expect(await screen.findByLabelText(/Tu respuesta/)).toHaveValue('Muchas gra');
  answer('put', '/admin/opinions/:id', anOpinion({ state: 'published' }));
  await again.user.click(screen.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  again.unmount();

  open();
  expect(await screen.findByLabelText(/Tu respuesta/)).toHaveValue('');
});

test('when the list is opened then it is of those to be read, and each state is one press away', async () => {
  const asked = answer('get', '/admin/opinions', []);
  const { user } = renderPage(<OpinionsPage />, { path: '/admin/opinions' });
  expect(await screen.findByText('No hay opiniones por leer.')).toBeVisible();
  expect(asked.at(-1)?.url.searchParams.get('state')).toBe('new');
  const tabs = within(screen.getByRole('navigation', { name: 'Estado de las opiniones' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Por leer',
    'Publicadas',
    'Ocultas',
    'Todas',
  ]);

  await user.click(tabs.getByRole('link', { name: 'Publicadas' }));
  await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('state')).toBe('published'));
  await user.click(tabs.getByRole('link', { name: 'Todas' }));

  expect(await screen.findByText(/Todavía nadie ha opinado/)).toBeVisible();
  expect(asked.at(-1)?.url.searchParams.get('state')).toBeNull();
});

test('when an opinion has photos then the owner sees them before anybody does', async () => {
  answer('get', '/admin/opinions', [anOpinion({ photos: ['k'.repeat(24)] })]);

  open();

  expect(await screen.findByAltText('Foto 1 de Ana')).toHaveAttribute(
    'src',
    `/api/admin/opinions/${ID}/photos/${'k'.repeat(24)}`,
  );
});
