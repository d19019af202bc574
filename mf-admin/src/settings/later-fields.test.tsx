import { beforeEach, expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { open, save, stored, untilStored } from '../testing/settings-page.tsx';

beforeEach(() => sessionStorage.clear());

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('switch', { name }));

test('when what may be left empty is written then it is sent as it was written, and emptied it is taken back', async () => {
  const { user } = await open();
  const written = {
    timeZone: 'America/Tijuana' as const,
    hours: 'Sábados',
    nameBesideLogo: false,
    returnDays: 30,
    freeReturns: true,
    deliveredAfterDays: 7,
  };
  const sent = answer('put', '/admin/settings', { ...stored, ...written, version: 4 });
  const zone = screen.getByLabelText('Hora de la tienda');
  expect(zone).toHaveDisplayValue('Centro');
  await user.selectOptions(zone, 'Baja California, con horario de verano');
  type('Horario de atención (opcional)', 'Sábados');
  press(/^Mostrar el nombre junto al logo/);
  expect(screen.queryByRole('switch', { name: /^Pagamos el envío de regreso/ })).toBeNull();
  type('Días para devolver (opcional)', '30');
  await user.click(await screen.findByRole('switch', { name: /^Pagamos el envío de regreso/ }));
  type('Dar por entregado después de (días) (opcional)', '7');
  await user.click(save());
  await waitFor(() => expect(sent[0]?.body).toEqual({ ...stored, ...written }));

  await untilStored();
  type('Horario de atención (opcional)', '');
  press(/^Mostrar el nombre junto al logo/);
  type('Días para devolver (opcional)', '');
  type('Dar por entregado después de (días) (opcional)', '');
  await user.click(save());

  await waitFor(() =>
    expect(sent[1]?.body).toMatchObject({
      hours: '',
      nameBesideLogo: true,
      returnDays: null,
      deliveredAfterDays: null,
      version: 4,
    }),
  );
});

test('when products are to be advertised then the addresses of both files stand there to copy', async () => {
  await open();

  expect(screen.getByLabelText('Google Merchant Center')).toHaveValue(`${location.origin}/feeds/google.xml`);
  expect(screen.getByLabelText(/^Catálogo de Meta/)).toHaveValue(`${location.origin}/feeds/meta.csv`);
});
