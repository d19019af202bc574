import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import type { Promotion } from '@shop/contracts/promotion';
import { someSettings } from '@shop/contracts/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import './promotion-dialog.tsx';
import { PromotionsSection } from './promotions-section.tsx';

beforeEach(() => sessionStorage.clear());

const on = { withCodes: false, isActive: true };
const OTONO: Promotion = {
  ...on,
  name: 'Otoño',
  kind: 'percent',
  value: 15,
  fromAmount: 500,
  withCodes: true,
};
const PIECES: Promotion = {
  ...on,
  name: 'Tres por dos',
  kind: 'pieces',
  take: 3,
  pay: 2,
  endsOn: '2020-01-31',
};
const LESS: Promotion = { ...on, name: 'Menos', kind: 'amount', value: 50, fromPieces: 4, isActive: false };

type Sent = { promotions: Promotion[] | null; version: number; name: string };
const stored = (promotions: Promotion[], version = 3) => someSettings({ version, promotions });
const open = (promotions: Promotion[] = [OTONO, PIECES, LESS]) => {
  answer('get', '/admin/settings', stored(promotions));
  const view = renderPage(<PromotionsSection />);
  const press = (name: string | RegExp, role = 'button') => view.user.click(screen.getByRole(role, { name }));
  const write = async (label: string, text: string) => {
    const input = within(screen.getByRole('dialog')).getByLabelText(
      new RegExp(`^${label.replace(/[()]/g, '.')}`),
    );
    await view.user.clear(input);
    await view.user.type(input, text);
  };
  const save = () => press('Guardar');
  return { ...view, press, write, save };
};
const saving = (then = stored([])) => {
  const asked = answer('put', '/admin/settings', then);
  return { asked, body: () => asked.at(-1)?.body as Sent };
};

test('when there are promotions then each says what it takes off, when, and how it stands', async () => {
  const { container } = open();
  await screen.findByText('Otoño');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Otoño15 % · Desde \$500\.00 MXN · Sin fecha · También con códigosActiva/),
    expect.stringMatching(/^Tres por dosLleva 3 y paga 2 · Hasta el 31 ene 2020Vencida/),
    expect.stringMatching(/^Menos\$50\.00 MXN menos · Desde 4 piezas · Sin fechaApagada/),
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('when there are none then the first can be made, and what is missing stands at its field', async () => {
  const { press, write, save, user } = open([]);
  await screen.findByRole('button', { name: 'Crear promoción' });
  await press('Crear promoción');
  const dialog = await screen.findByRole('dialog', { name: 'Crear promoción' });
  expect(await axeViolations(dialog)).toEqual([]);
  await save();
  expect(await within(dialog).findByText(/Escribe cómo se llama/)).toBeVisible();

  await write('Nombre', 'Lleva 3 paga 2');
  const { asked, body } = saving(stored([{ ...PIECES, name: 'Lleva 3 paga 2' }], 4));
  await user.selectOptions(within(dialog).getByLabelText('Qué descuenta'), 'pieces');
  await write('Se pagan', '3');
  await save();
  expect(await within(dialog).findByText('Se pagan menos de las que se llevan')).toBeVisible();
  await write('Se pagan', '2');
  await save();

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(body()).toMatchObject({
    version: 3,
    promotions: [{ name: 'Lleva 3 paga 2', kind: 'pieces', take: 3, pay: 2, ...on }],
  });
  expect(body().promotions![0]).not.toHaveProperty('value');
  expect(await screen.findByText('Lleva 3 paga 2')).toBeVisible();
});

test('when one is changed then the others stay, and an empty limit is none', async () => {
  const { press, write, save, user } = open();
  await screen.findByText('Otoño');
  await press('Editar Otoño');
  const dialog = await screen.findByRole('dialog', { name: 'Editar promoción' });
  await write('Nombre', 'MENOS');
  await save();
  expect(await within(dialog).findByText('Ya hay otra con ese nombre')).toBeVisible();
  await write('Nombre', 'Buen Fin');
  await user.clear(within(dialog).getByLabelText(/^Desde .MXN/));
  const { asked, body } = saving();
  await save();

  await waitFor(() => expect(asked).toHaveLength(1));
  const { fromAmount: _none, ...rest } = OTONO;
  expect(body().promotions).toEqual([{ ...rest, name: 'Buen Fin' }, PIECES, LESS]);
});

test('when somebody saved something else of the shop meanwhile then both stay', async () => {
  const { press } = open([OTONO]);
  await screen.findByText('Otoño');
  const current = { ...stored([OTONO, LESS], 7), name: 'Otro nombre' };
  const first = answer('put', '/admin/settings', { message: 'Otra persona.', current }, 409);
  await press(/Otoño encendida/, 'switch');
  await waitFor(() => expect(first.length).toBeGreaterThan(1));
  expect(first[1]!.body).toMatchObject({
    version: 7,
    name: 'Otro nombre',
    promotions: [{ ...OTONO, isActive: false }, LESS],
  });
});

test('when somebody changed the same one meanwhile then both changes stand beside each other before anything is saved', async () => {
  const { press, write, save } = open([OTONO, LESS]);
  await screen.findByText('Otoño');
  await press('Editar Otoño');
  const dialog = await screen.findByRole('dialog', { name: 'Editar promoción' });
  await write('Descuento (%)', '20');
  const theirs = { ...OTONO, value: 30, fromPieces: 2 };
  const current = stored([theirs, LESS], 7);
  const refused = answer('put', '/admin/settings', { message: 'Otra persona.', current }, 409);
  await save();

  expect(await within(dialog).findByText('Otra persona guardó cambios mientras editabas')).toBeVisible();
  expect(
    within(dialog).getByText(/Ya está en el formulario lo que cambió: Desde cuántas piezas/),
  ).toBeVisible();
  expect(refused).toHaveLength(1);
  const { asked, body } = saving(stored([{ ...theirs, value: 20 }, LESS], 8));
  await save();

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(body()).toMatchObject({ version: 7, promotions: [{ ...theirs, value: 20 }, LESS] });
});

test('when somebody deleted it meanwhile then it does not come back by itself', async () => {
  const { press, write, save } = open([OTONO, LESS]);
  await screen.findByText('Otoño');
  await press('Editar Otoño');
  await screen.findByRole('dialog', { name: 'Editar promoción' });
  await write('Descuento (%)', '20');
  const current = stored([LESS], 7);
  const refused = answer('put', '/admin/settings', { message: 'Otra persona.', current }, 409);
  await save();

  await waitFor(() => expect(screen.queryByText('Otoño')).toBeNull());
  expect(refused).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Editar promoción' })).toBeVisible();
});

test('when another one is opened before the first is stored then its window stays', async () => {
  const { press, write, save, shownToasts } = open([OTONO, LESS]);
  await screen.findByText('Otoño');
  await press('Editar Otoño');
  await screen.findByRole('dialog', { name: 'Editar promoción' });
  await write('Descuento (%)', '20');
  const saved = Promise.withResolvers<void>();
  server.use(
    http.put(`${API_BASE}/admin/settings`, async () => {
      await saved.promise;
      return HttpResponse.json(stored([{ ...OTONO, value: 20 }, LESS], 4));
    }),
  );
  await save();
  await press('Cancelar');
  await press('Editar Menos');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar promoción' }));
  expect(dialog.getByLabelText('Nombre')).toHaveValue('Menos');

  saved.resolve();

  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.getByRole('dialog', { name: 'Editar promoción' })).toBeVisible();
});

test('when the last one is deleted then there are none any more', async () => {
  const { press } = open([OTONO]);
  await screen.findByText('Otoño');
  await press('Eliminar Otoño');
  const { asked, body } = saving(someSettings({ version: 4 }));
  await press('Eliminar');

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(body().promotions).toBeNull();
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

test('when somebody changed it before it is deleted then the change is shown first, and another press deletes it', async () => {
  const { press } = open([OTONO, LESS]);
  await screen.findByText('Otoño');
  await press('Eliminar Otoño');
  const current = stored([{ ...OTONO, value: 30 }, LESS], 7);
  const refused = answer('put', '/admin/settings', { message: 'Otra persona.', current }, 409);
  await press('Eliminar');

  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText(/^30 % · Desde/)).toBeVisible();
  expect(refused).toHaveLength(1);
  const { asked, body } = saving(stored([LESS], 8));
  await press('Eliminar');

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(body()).toMatchObject({ version: 7, promotions: [LESS] });
});

test('when they cannot be read then that is said, and they can be asked for again', async () => {
  answer('get', '/admin/settings', { message: '' }, 503);
  const { user } = renderPage(<PromotionsSection />);
  expect(await screen.findByText('No pudimos cargar las promociones.')).toBeVisible();
  answer('get', '/admin/settings', stored([OTONO]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Otoño')).toBeVisible();
});
