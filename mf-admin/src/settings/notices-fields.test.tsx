import { beforeEach, expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor, within } from '@testing-library/react';
import { open, save, stored, untilStored } from '../testing/settings-page.tsx';

beforeEach(() => sessionStorage.clear());

test('when shoppers may ask for mails then that is sent, and nothing where nobody decided it', async () => {
  const { user } = await open();
  const notices = { reminderHours: 6, stock: true, news: false, opinionDays: 7, refill: [] };
  const sent = answer('put', '/admin/settings', { ...stored, notices, version: 4 });
  await user.type(screen.getByLabelText(/Recordar la compra sin terminar/), '6');
  await user.click(screen.getByRole('switch', { name: /Avisar cuando vuelva a haber/ }));
  await user.type(screen.getByLabelText(/Pedir opinión y mostrar opiniones/), '7');

  await user.click(save());
  await waitFor(() => expect(sent[0]?.body).toEqual({ ...stored, notices }));
  await untilStored();
  await user.type(screen.getByLabelText(/^Lema/), '!');
  await user.click(save());

  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).not.toHaveProperty('notices');
});

test('when honey of a size is to run out after some days then both are sent, and a size only once', async () => {
  const { user } = await open();
  const refill = [{ milliliters: 250, days: 45 }];
  const sent = answer('put', '/admin/settings', { ...stored, version: 4 });
  const group = within(screen.getByRole('group', { name: 'Avisar «Se acaba tu miel»' }));
  const add = () => user.click(group.getByRole('button', { name: 'Agregar tamaño' }));
  await add();
  await user.type(group.getByLabelText('Tamaño (ml)'), '250');
  await user.type(group.getByLabelText('Después de (días)'), '45');
  await add();
  await user.type(group.getAllByLabelText('Tamaño (ml)')[1]!, '250');
  await user.type(group.getAllByLabelText('Después de (días)')[1]!, '90');
  await user.click(save());
  expect(await group.findByText('Ya hay uno de 250 ml')).toBeVisible();
  await user.click(group.getByRole('button', { name: 'Quitar el tamaño 2' }));

  await user.click(save());

  await waitFor(() => expect(sent[0]?.body).toMatchObject({ notices: { refill } }));
});
