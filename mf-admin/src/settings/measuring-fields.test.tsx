import { beforeEach, expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { open, save, stored } from '../testing/settings-page.tsx';

beforeEach(() => sessionStorage.clear());

test('when the owner types ids of who measures then they are sent, and taken back once both are empty', async () => {
  const { user } = await open();
  const measuring = { ga4: 'G-AB12CD34EF', pixel: '' };
  const sent = answer('put', '/admin/settings', { ...stored, measuring, version: 4 });
  const google = screen.getByLabelText(/^Google Analytics/);
  await user.type(google, 'UA-123');
  await user.click(save());
  expect(await screen.findByText(/Empieza con G-, p. ej./)).toBeVisible();
  expect(sent).toEqual([]);

  await user.clear(google);
  await user.type(google, ' g-ab12cd34ef');
  await user.click(save());
  await waitFor(() => expect(sent[0]?.body).toEqual({ ...stored, measuring }));
  await waitFor(() => expect(google).toHaveValue('G-AB12CD34EF'));
  await user.clear(google);
  await user.click(save());

  await waitFor(() => expect(sent[1]?.body).toEqual({ ...stored, measuring: null, version: 4 }));
});
