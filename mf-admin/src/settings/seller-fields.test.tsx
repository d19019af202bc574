import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { someSettings } from '@shop/contracts/testing/builders';
import { someKeys } from '@shop/contracts/testing/some-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { SettingsPage } from './settings.page.tsx';

beforeEach(() => sessionStorage.clear());

const NOTHING_GOES = {
  nextAt: '2026-11-24T09:00:00.000Z',
  before: null,
  due: { customers: 0, checkouts: 0, mails: 0 },
};

test('when the owner says who sells then it is sent, and what Contacto has is not asked twice', async () => {
  const stored = someSettings({ contact: { email: 'hola@miel.mx', phone: '', whatsapp: '' } });
  answer('get', '/admin/settings', stored);
  answer('get', '/admin/retention', NOTHING_GOES);
  answer('get', '/admin/keys', someKeys());
  const { user } = renderPage(<SettingsPage />);
  const sent = answer('put', '/admin/settings', { ...stored, version: 4 });
  const seller = within(await screen.findByRole('region', { name: 'Quién vende' }));
  expect(seller.getByText('Vacío es el de Contacto: hola@miel.mx')).toBeVisible();
  expect(await screen.findByText('Falta: nombre o razón social, RFC, domicilio, teléfono.')).toBeVisible();

  await user.type(seller.getByLabelText(/^Nombre o razón social/), 'Ana Pech');
  await user.type(seller.getByLabelText(/^RFC/), 'gode561231gr8');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      seller: { name: 'Ana Pech', address: '', phone: '', email: '' },
      sellerRfc: 'GODE561231GR8',
    }),
  );
});
