import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { open, save, stored } from '../testing/settings-page.tsx';
import { SettingsPage } from './settings.page.tsx';

beforeEach(() => sessionStorage.clear());

test('when something is typed while the rest is being saved then it stays, to be saved', async () => {
  const { user, shownToasts } = await open();
  const arrives = Promise.withResolvers<void>();
  server.use(
    http.put(`${API_BASE}/admin/settings`, async () => {
      await arrives.promise;
      return HttpResponse.json({ ...stored, tagline: 'Miel cruda', version: 4 });
    }),
  );
  fireEvent.change(screen.getByLabelText(/^Lema/), { target: { value: 'Miel cruda' } });
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Descartar cambios' })).toBeDisabled());
  fireEvent.change(screen.getByLabelText(/^Calle y número/), { target: { value: 'Calle 60' } });
  arrives.resolve();

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Tienda guardada' }));
  expect(screen.getByLabelText(/^Calle y número/)).toHaveValue('Calle 60');
  const sent = answer('put', '/admin/settings', { ...stored, version: 5 });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Descartar cambios' })).toBeEnabled());
  await user.click(save());
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      tagline: 'Miel cruda',
      address: { street: 'Calle 60' },
      version: 4,
    }),
  );
});

test('when the page was only looked at then another visit shows what is stored by now, and nothing is to be saved', async () => {
  const { unmount, user } = await open();
  expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull();
  await user.type(screen.getByLabelText(/^Lema/), '!');
  await screen.findByRole('button', { name: 'Descartar cambios' });
  await user.type(screen.getByLabelText(/^Lema/), '{Backspace}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull());
  unmount();
  answer('get', '/admin/settings', { ...stored, tagline: 'Miel cruda', version: 4 });
  renderPage(<SettingsPage />);

  expect(await screen.findByDisplayValue('Miel cruda')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull();
});
