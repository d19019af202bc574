import { beforeEach, expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor, within } from '@testing-library/react';
import { open, save, stored } from '../testing/settings-page.tsx';

beforeEach(() => sessionStorage.clear());

test('when the owner says who sells then it is sent, and what Contacto has is not asked twice', async () => {
  const { user } = await open({ contact: { email: 'hola@miel.mx', phone: '', whatsapp: '' } });
  const sent = answer('put', '/admin/settings', { ...stored, version: 4 });
  const seller = within(await screen.findByRole('region', { name: 'Quién vende' }));
  expect(seller.getByText('Vacío es el de Contacto: hola@miel.mx')).toBeVisible();
  expect(await screen.findByText('Falta: nombre o razón social, RFC, domicilio, teléfono.')).toBeVisible();

  await user.type(seller.getByLabelText(/^Nombre o razón social/), 'Ana Pech');
  await user.type(seller.getByLabelText(/^RFC/), 'gode561231gr8');
  await user.click(save());

  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      seller: { name: 'Ana Pech', address: '', phone: '', email: '' },
      sellerRfc: 'GODE561231GR8',
    }),
  );
});
