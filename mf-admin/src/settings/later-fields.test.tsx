import { beforeEach, expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { open, save, stored } from '../testing/settings-page.tsx';

beforeEach(() => sessionStorage.clear());

test('when the owner says how long something may be sent back then that and who pays are sent, and no days take it back', async () => {
  const { user } = await open();
  const sent = answer('put', '/admin/settings', { ...stored, returnDays: 30, freeReturns: true, version: 4 });
  const label = 'Días para devolver (opcional)';
  expect(screen.queryByRole('switch', { name: /^Pagamos el envío de regreso/ })).toBeNull();

  fireEvent.change(screen.getByLabelText(label), { target: { value: '30' } });
  await user.click(await screen.findByRole('switch', { name: /^Pagamos el envío de regreso/ }));
  await user.click(save());
  await waitFor(() => expect(sent[0]?.body).toEqual({ ...stored, returnDays: 30, freeReturns: true }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull());
  fireEvent.change(screen.getByLabelText(label), { target: { value: '' } });
  await user.click(save());
  await waitFor(() => expect(sent[1]?.body).toMatchObject({ returnDays: null, version: 4 }));
});

test('when products are to be advertised then the addresses of both files stand there to copy', async () => {
  await open();

  expect(screen.getByLabelText('Google Merchant Center')).toHaveValue(`${location.origin}/feeds/google.xml`);
  expect(screen.getByLabelText(/^Catálogo de Meta/)).toHaveValue(`${location.origin}/feeds/meta.csv`);
});

test('when orders arrive by themselves after some days then the days are sent, and an empty field takes them back', async () => {
  const { user } = await open();
  const label = 'Dar por entregado después de (días) (opcional)';
  const sent = answer('put', '/admin/settings', { ...stored, deliveredAfterDays: 7, version: 4 });

  await user.type(screen.getByLabelText(label), '7');
  await user.click(save());
  await waitFor(() => expect(sent[0]?.body).toEqual({ ...stored, deliveredAfterDays: 7 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull());
  await user.clear(screen.getByLabelText(label));
  await user.click(save());

  await waitFor(() => expect(sent[1]?.body).toEqual({ ...stored, deliveredAfterDays: null, version: 4 }));
});
