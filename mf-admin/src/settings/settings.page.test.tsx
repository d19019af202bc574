import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerAll, NOTHING_GOES, open, save, stored, untilStored } from '../testing/settings-page.tsx';
import { SettingsPage } from './settings.page.tsx';

beforeEach(() => sessionStorage.clear());

test('when the owner changes the name and saves then everything is sent with the version that was read', async () => {
  const { user, shownToasts, container } = await open();
  const sent = answer('put', '/admin/settings', { ...stored, name: 'Miel del Mayab', version: 4 });
  expect(await axeViolations(container)).toEqual([]);

  await user.clear(screen.getByLabelText('Nombre'));
  await user.type(screen.getByLabelText('Nombre'), 'Miel del Mayab');
  await user.click(save());

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Tienda guardada' }));
  const told = { orderPrefix: 'MM', statementText: 'MIEL MAYAB' };
  expect(sent[0]?.body).toEqual({ ...stored, ...told, name: 'Miel del Mayab' });
});

test('when the page is left and opened again then what was typed is there until it is saved or discarded', async () => {
  const first = await open();
  await first.user.type(screen.getByLabelText('Nombre'), ' mía');
  first.unmount();

  const second = await open();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Flor de Kaab mía');
  await second.user.click(screen.getByRole('button', { name: 'Descartar cambios' }));
  expect(screen.getByLabelText('Nombre')).toHaveValue('Flor de Kaab');
  expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull();
  answer('put', '/admin/settings', { ...stored, name: 'Miel', version: 4 });
  await second.user.clear(screen.getByLabelText('Nombre'));
  await second.user.type(screen.getByLabelText('Nombre'), 'Miel');
  await second.user.click(save());

  await waitFor(() => expect(second.shownToasts()[0]).toMatchObject({ title: 'Tienda guardada' }));
  second.unmount();
  expect(sessionStorage.getItem('draft:tienda')).toBeNull();
});

test('when a colour cannot be read then it is said while one picks, and nothing is sent', async () => {
  const { user } = await open();
  const sent = answer('put', '/admin/settings', stored);

  fireEvent.change(screen.getByLabelText('Enlaces y precios'), { target: { value: '#f2a81d' } });

  expect(await screen.findByText('No se lee bien sobre el fondo: contraste 1.9')).toBeVisible();
  await user.click(save());
  expect(sent).toEqual([]);
});

test('when a field is wrong then its message stands beside it and nothing typed is lost', async () => {
  const { user } = await open();

  await user.type(screen.getByLabelText(/^WhatsApp/), '12');
  await user.click(save());

  expect(await screen.findByText(/^Escribe el teléfono con lada/)).toBeVisible();
  expect(screen.getByLabelText(/^WhatsApp/)).toHaveValue('12');
});

test('when somebody else saved meanwhile then both values are shown and the next save has the newer version', async () => {
  const { user } = await open();
  answer(
    'put',
    '/admin/settings',
    { message: 'Otra persona…', current: { ...stored, name: 'La suya', version: 9 } },
    409,
  );
  await user.type(screen.getByLabelText('Nombre'), ' mía');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Dejar lo mío' }));
  const sent = answer('put', '/admin/settings', stored);

  await user.click(save());

  await waitFor(() => expect(sent[0]?.body).toMatchObject({ name: 'Flor de Kaab mía', version: 9 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dejar lo mío' })).toBeNull());
});

test('when the settings do not come then a retry brings them', async () => {
  cutOff('get', '/admin/settings');
  const { user } = renderPage(<SettingsPage />);
  await screen.findByText('No pudimos cargar los datos de la tienda.');
  answerAll();

  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByLabelText('Nombre')).toHaveValue('Flor de Kaab');
});

test('when the days of delivery are changed then these are sent, and a maximum below the minimum is refused', async () => {
  const { user } = await open();
  const sent = answer('put', '/admin/settings', stored);
  const last = screen.getByLabelText('Camino, máximo');

  await user.clear(last);
  await user.type(last, '2');
  await user.click(save());
  expect(await screen.findByText('No puede ser menos que el mínimo')).toBeVisible();
  await user.clear(last);
  await user.click(save());
  expect(await screen.findByText('Escribe un número de días, de 0 a 60')).toBeVisible();
  await user.type(last, '9');
  await user.click(save());

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ delivery: { ...stored.delivery, roadLast: 9 } });
});

test('when months are set after which data goes then the page says what goes next, and an empty field is never', async () => {
  const { user } = await open();
  expect(await screen.findByText('Ahora no se borra nada por sí solo.')).toBeVisible();
  const months = screen.getByLabelText(/^Borrar datos de clientes/);
  await user.type(months, '3');
  await user.click(save());
  expect(await screen.findByText('Escribe de 6 a 120 meses, o déjalo vacío')).toBeVisible();
  await user.clear(months);
  await user.type(months, '36');
  const sent = answer('put', '/admin/settings', { ...stored, retentionMonths: 36 });
  const due = { customers: 1, checkouts: 2, mails: 0 };
  answer('get', '/admin/retention', { ...NOTHING_GOES, before: '2023-11-24T09:00:00.000Z', due });
  await user.click(save());

  expect(
    await screen.findByText(
      /^El 24 de noviembre de 2026, 03:00 borra lo de antes del 24 de noviembre de 2023: 1 cliente, 2 compras sin terminar, 0 correos/,
    ),
  ).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ retentionMonths: 36 });

  await user.clear(months);
  await user.click(save());
  await waitFor(() => expect(sent[1]?.body).toMatchObject({ retentionMonths: null }));
});

test('when nobody set what parcels weigh then the form shows what counts, and stores it only once it is changed', async () => {
  const { user } = await open();
  const sent = answer('put', '/admin/settings', { ...stored, name: 'Otro', version: 4 });
  const weight = screen.getByLabelText('Peso de una pieza');
  expect(weight).toHaveValue('400');

  await user.clear(screen.getByLabelText('Nombre'));
  await user.type(screen.getByLabelText('Nombre'), 'Otro');
  await user.click(save());
  await waitFor(() => expect(sent[0]?.body).not.toHaveProperty('parcel'));
  await untilStored();
  await user.clear(weight);
  await user.type(weight, '250');
  await user.click(save());

  await waitFor(() =>
    expect(sent[1]?.body).toMatchObject({ parcel: { pieceGrams: 250, length: 25, width: 20, height: 15 } }),
  );
});

test('when the owner gives own blends another size then both are sent, and without it nothing is stored', async () => {
  const { user, container } = await open();
  const ownBlendSizes = [
    { milliliters: 60, price: 375 },
    { milliliters: 120, price: 690.5 },
  ];
  const sent = answer('put', '/admin/settings', { ...stored, ownBlendSizes, version: 4 });
  const section = within(screen.getByRole('region', { name: 'Tamaños de la mezcla propia' }));
  expect(section.getByLabelText('Tamaño (ml)')).toHaveValue('60');

  await user.click(section.getByRole('button', { name: 'Agregar tamaño' }));
  const [, second] = section.getAllByLabelText('Tamaño (ml)');
  await user.type(second!, '60');
  await user.type(section.getAllByLabelText('Precio (MXN)')[1]!, '690.5');
  await user.click(save());
  expect(await screen.findByText('Ya hay uno de 60 ml')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await user.clear(second!);
  await user.type(second!, '120');
  await user.click(save());

  await waitFor(() => expect(sent[0]?.body).toEqual({ ...stored, ownBlendSizes }));
  await untilStored();
  await user.click(screen.getByRole('button', { name: 'Quitar el tamaño 2' }));
  await user.click(save());
  await waitFor(() => expect(sent[1]?.body).toEqual({ ...stored, ownBlendSizes: null, version: 4 }));
});

test('when the parts are read then the accounts stand before what few ever change', async () => {
  const { container } = await open();
  await screen.findByRole('form', { name: 'Mercado Pago' });
  const places = [...container.querySelectorAll('[id]')].map(({ id }) => id);

  const known = ['marca', 'contacto', 'entregas', 'cobros-y-correo', 'avanzado'];
  expect(places.filter((id) => known.includes(id))).toEqual(known);
});

test('when the address ends in something that is no text then the settings open all the same', async () => {
  await open({}, '/admin/settings#%E0%A4%A');

  expect(save()).toBeVisible();
});
