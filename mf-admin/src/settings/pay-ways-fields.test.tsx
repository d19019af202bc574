import { beforeEach, expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor, within } from '@testing-library/react';
import { open, save, stored } from '../testing/settings-page.tsx';

beforeEach(() => sessionStorage.clear());

test('when the owner says with what one can pay then it is sent, and nothing of it before', async () => {
  const { user } = await open();
  const sent = answer('put', '/admin/settings', { ...stored, version: 4 });
  const kinds = screen.getByRole('group', { name: 'Se ofrece' });
  await user.click(within(kinds).getByLabelText('Transferencia (SPEI)'));
  await user.type(screen.getByLabelText(/^Hasta cuántos meses/), '6');
  await user.click(screen.getByRole('button', { name: 'Agregar meses sin intereses' }));
  await user.type(screen.getByLabelText('Meses sin intereses'), '3');
  await user.type(screen.getByLabelText('Desde (MXN)'), '490');
  await user.click(screen.getByLabelText(/^Elegir en la tienda/));
  await user.selectOptions(screen.getByLabelText('Páginas de pago'), 'Orders, las nuevas');
  await user.click(save());

  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      ...stored,
      payKinds: ['card', 'cash', 'balance'],
      payChoice: true,
      paymentProvider: 'mercadopago-orders',
      maxInstallments: 6,
      freeMonths: [{ months: 3, from: 490 }],
    }),
  );
});

test('when the owner takes transfers then the account is checked and sent', async () => {
  const { user } = await open();
  const sent = answer('put', '/admin/settings', { ...stored, version: 4 });
  expect(screen.queryByLabelText('CLABE')).toBeNull();
  await user.click(screen.getByLabelText(/^Transferencia a tu cuenta/));
  await user.type(screen.getByLabelText('CLABE'), '032 180 0001 1835 9718');
  await user.type(screen.getByLabelText('Banco'), 'IXE');
  await user.type(screen.getByLabelText('A nombre de'), 'Mieles SA de CV');
  await user.click(save());
  expect(await screen.findByText(/^Revisa la CLABE/)).toBeVisible();
  expect(sent).toEqual([]);

  await user.clear(screen.getByLabelText('CLABE'));
  await user.type(screen.getByLabelText('CLABE'), '032 180 0001 1835 9719');
  await user.click(save());
  const ownTransfer = { clabe: '032180000118359719', bank: 'IXE', beneficiary: 'Mieles SA de CV', days: 3 };
  await waitFor(() => expect(sent[0]?.body).toEqual({ ...stored, ownTransfer }));
});
