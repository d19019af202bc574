import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { OwnText } from '@shop/contracts/text';
import type { DeliveryPlan } from '@shop/contracts/delivery-ways';
import { anElixir, anOwnText, someSettings } from '@shop/contracts/testing/builders';
import { someKeys } from '@shop/contracts/testing/some-keys';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SettingsPage } from '../settings/settings.page.tsx';

beforeEach(() => sessionStorage.clear());

const RETENTION = {
  nextAt: '2026-11-24T09:00:00.000Z',
  before: null,
  due: { customers: 0, checkouts: 0, mails: 0 },
};
const PARCEL = { id: 'paqueteria', kind: 'ship', name: 'Paquetería', price: 129, freeFrom: 900 } as const;
const MARKET = {
  id: 'mercado',
  kind: 'pickup',
  name: 'Mercado',
  place: 'Calle 60, Mérida',
  hours: 'Sábados de 9 a 14',
} as const;

const open = async (deliveryWays?: DeliveryPlan, texts: OwnText[] = []) => {
  const stored = someSettings({ version: 3, ...(deliveryWays && { deliveryWays }) });
  answer('get', '/admin/settings', stored);
  answer('get', '/admin/retention', RETENTION);
  answer('get', '/admin/keys', someKeys());
  answer('get', '/admin/texts', texts);
  const blend = { ...anElixir({ price: 295 }), slug: 'amanecer' };
  answer('get', '/elixirs/predesigned/featured', { blends: [blend], cheapest: blend, total: 1 });
  const sent = answer('put', '/admin/settings', stored);
  const view = renderPage(<SettingsPage />);
  const section = await screen.findByRole('region', { name: 'Entregas' });
  const save = () => view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  const plan = () => (sent[0]?.body as { deliveryWays?: unknown } | undefined)?.deliveryWays;
  return { ...view, section, sent, save, plan };
};
type Opened = Awaited<ReturnType<typeof open>>;
const write = async ({ user }: Opened, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    const input = within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`));
    await user.clear(input);
    await user.type(input, text);
  }
};
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));
const rows = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('when the owner never set any then the one way is free, and saving sends none', async () => {
  const { section, sent, save } = await open();

  expect(rows(section)).toEqual(['Envío gratisGratis']);
  expect(within(section).queryByRole('table')).toBeNull();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).not.toHaveProperty('deliveryWays');
});

test('when a way with rules and a place to fetch it are added then they are stored as written', async () => {
  const opened = await open();
  const { section, user, container, save, plan } = opened;

  await press(opened, 'Editar Envío gratis');
  await screen.findByRole('dialog');
  await write(opened, { Nombre: 'Paquetería', 'Precio \\(MXN\\)': '189', 'Gratis desde': '900' });
  await user.click(screen.getByLabelText(/^El precio depende del peso/));
  await write(opened, { 'Hasta \\(g\\)': '1000' });
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Precio (MXN)'), '129');
  await user.click(screen.getByLabelText('A algunos lugares no'));
  await write(opened, { 'Códigos postales que empiezan con': '220, 23' });
  await write(opened, { 'Camino, mínimo': '2', 'Camino, máximo': '4' });
  expect(
    within(screen.getByRole('dialog')).getByText(/^Baja California \(C\.P\. 220…\), Baja California Sur\./),
  ).toBeVisible();
  expect(await axeViolations(document.body)).toEqual([]);
  await press(opened, 'Listo');
  await press(opened, 'Agregar lugar para recoger');
  await screen.findByRole('dialog');
  await write(opened, { Nombre: 'Mercado', Lugar: MARKET.place, Horario: MARKET.hours });
  await press(opened, 'Listo');

  expect(rows(section)).toEqual([
    'PaqueteríaDe $129.00 MXN a $189.00 MXN por peso · gratis desde $900.00 MXN · menos C.P. 220…, C.P. 23… · 2 a 4 días',
    'MercadoSe recoge · Calle 60, Mérida · Sábados de 9 a 14',
  ]);
  await press(opened, 'Ahí no entrego');
  await save();
  await waitFor(() =>
    expect(plan()).toEqual({
      ways: [
        {
          id: 'gratis',
          kind: 'ship',
          name: 'Paquetería',
          price: 189,
          freeFrom: 900,
          bands: [{ upTo: 1000, price: 129 }],
          except: { zips: ['220', '23'] },
          roadFirst: 2,
          roadLast: 4,
        },
        MARKET,
      ],
      leftOut: ['Baja California', 'Baja California Sur'],
    }),
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('when a price, an amount or a postal code is absurd then it is said as the field is left', async () => {
  const opened = await open();
  const { user } = opened;
  await press(opened, 'Agregar envío');
  await screen.findByRole('dialog');

  await write(opened, { 'Precio \\(MXN\\)': '-5', 'Gratis desde': '0' });
  await user.click(screen.getByLabelText('Sólo a algunos lugares'));
  await write(opened, { 'Códigos postales que empiezan con': '00, 1' });
  await user.tab();

  expect(await screen.findByText('Escribe un precio de $0 a $5,000')).toBeVisible();
  expect(screen.getByText('Escribe un importe mayor que cero, o déjalo vacío')).toBeVisible();
  expect(await screen.findByText('Ningún estado tiene códigos postales que empiecen así')).toBeVisible();
  await press(opened, 'Listo');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('when a button is pressed right after a field then it stays under the finger until it is let go', async () => {
  const opened = await open();
  const { user } = opened;
  await press(opened, 'Agregar envío');
  const target = await screen.findByRole('button', { name: 'Listo' });
  expect(within(screen.getByRole('dialog')).getByLabelText('Nombre')).toHaveFocus();

  await user.pointer({ keys: '[MouseLeft>]', target });
  await act(async () => undefined);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target });

  expect(await screen.findByText('Escribe un precio de $0 a $5,000')).toBeVisible();
});

test('when delivery costs something by now then texts that still say it is free are named, and one with {envio} is not', async () => {
  const says = { page: 'home', section: 'promesa', items: [] };
  const { section, container } = await open({ ways: [PARCEL] }, [
    anOwnText({ ...says, id: 7, title: 'Envío GRATIS siempre' }),
    anOwnText({ ...says, id: 8, section: 'otra', title: 'Con {envio}' }),
  ]);

  const told = await within(section).findByRole('link', { name: /promesa$/ });

  expect(told).toHaveAttribute('href', '/admin/texts?ventana=texto.7');
  expect(within(section).queryByRole('link', { name: /otra$/ })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('when a state is left without a way then it is named, and nothing is sent until it is served or meant', async () => {
  const opened = await open({ ways: [{ ...PARCEL, except: { states: ['Sonora'] } }] });
  const { section, sent, save, plan } = opened;

  expect(within(section).getByText('Sonora.')).toBeVisible();
  await save();
  expect(document.getElementById('formas-de-entrega')).toHaveFocus();
  expect(sent).toHaveLength(0);
  await press(opened, 'Ahí no entrego');
  expect(within(section).getByText('No entregas en Sonora.')).toBeVisible();
  await save();

  await waitFor(() => expect(plan()).toMatchObject({ leftOut: ['Sonora'] }));
});

test('when ways are put into another order or taken out then the rest is stored so', async () => {
  const { save, plan, ...opened } = await open({
    ways: [PARCEL, MARKET, { ...PARCEL, id: 'rapido', name: 'Rápido' }],
  });

  await press(opened as Opened, 'Bajar Paquetería');
  await press(opened as Opened, 'Quitar Rápido');
  await save();

  await waitFor(() => expect(plan()).toEqual({ ways: [MARKET, PARCEL] }));
});

test('when two ways have one name then the second is refused', async () => {
  const opened = await open({ ways: [PARCEL] });
  await press(opened, 'Agregar envío');
  await screen.findByRole('dialog');

  await write(opened, { Nombre: 'paquetería', 'Precio \\(MXN\\)': '1' });
  await press(opened, 'Listo');

  expect(await screen.findByText('Ya hay otra con ese nombre')).toBeVisible();
});

test('when the rules change then the preview says what carts of the menu would pay', async () => {
  const opened = await open({ ways: [{ ...PARCEL, except: { states: ['Yucatán'] } }, MARKET] });
  const { section, user } = opened;
  const table = await within(section).findByRole('table');
  const cells = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );

  await waitFor(() =>
    expect(cells()).toEqual([
      ['1 frasco, $295.00 MXN', 'Paquetería: $129.00 MXN', 'Paquetería: $129.00 MXN', 'Sólo se recoge'],
      ['3 frascos, $885.00 MXN', 'Paquetería: $129.00 MXN', 'Paquetería: $129.00 MXN', 'Sólo se recoge'],
      ['8 frascos, $2,360.00 MXN', 'Paquetería: gratis', 'Paquetería: gratis', 'Sólo se recoge'],
    ]),
  );
  await user.clear(within(section).getByLabelText('Código postal 1'));
  await user.type(within(section).getByLabelText('Código postal 1'), '97000');
  expect(cells()[0]![1]).toBe('Sólo se recoge');
});

test('when Escape is pressed after something was typed then the window asks, and otherwise it closes', async () => {
  const opened = await open();
  const { user } = opened;
  await press(opened, 'Agregar lugar para recoger');
  await screen.findByRole('dialog');
  await write(opened, { Nombre: 'Mercado' });

  await user.keyboard('{Escape}');
  await press(opened, 'Seguir editando');
  expect(screen.getByLabelText('Nombre', { selector: '[role=dialog] input' })).toHaveValue('Mercado');
  await user.keyboard('{Escape}');
  await press(opened, 'Descartar');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(opened, 'Agregar envío');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
