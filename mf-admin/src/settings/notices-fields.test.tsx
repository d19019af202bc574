import { beforeEach, expect, jest, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { open, save, stored } from '../testing/settings-page.tsx';

// A long form is drawn and looked through, on a machine that may be busy with others.
jest.setTimeout(90_000);

beforeEach(() => sessionStorage.clear());

test('when shoppers may ask for mails then that is sent, and nothing where nobody decided it', async () => {
  const { user } = await open();
  const notices = { reminderHours: 6, stock: true, news: false, opinionDays: 7 };
  const sent = answer('put', '/admin/settings', { ...stored, notices, version: 4 });
  await user.type(screen.getByLabelText(/Recordar la compra sin terminar/), '6');
  await user.click(screen.getByRole('switch', { name: /Avisar cuando vuelva a haber/ }));
  await user.type(screen.getByLabelText(/Pedir opinión y mostrar opiniones/), '7');

  await user.click(save());
  await waitFor(() => expect(sent[0]?.body).toEqual({ ...stored, notices }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull());
  await user.type(screen.getByLabelText(/^Lema/), '!');
  await user.click(save());

  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).not.toHaveProperty('notices');
});
