import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import type { Label, LabelDesk } from '@shop/contracts/label';
import type { Order } from '@shop/contracts/order';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { ShipDialog } from '../shipping/ship-dialog.tsx';
import { OrderLabel } from './order-label.tsx';
import './label-window.tsx';

const parcel = { grams: 800, length: 25, width: 20, height: 15 };
const account = { label: 'Envia.com', panel: 'https://ship.envia.com', isTest: true };
const rates = [
  { carrier: 'estafeta', service: 'ground', name: 'Estafeta Terrestre', price: 127, days: 4 },
  { carrier: 'dhl', service: 'express', name: 'DHL Express', price: 228, days: 1 },
];
const aLabel = (over: Partial<Label> = {}): Label => ({
  id: 'label-0123456789abcdef',
  status: 'bought',
  brand: 'Estafeta',
  name: 'Estafeta Terrestre',
  carrier: 'estafeta',
  service: 'ground',
  price: 127,
  parcel,
  number: '9800170001',
  by: 'ana',
  at: '2026-11-25T12:00:00.000Z',
  events: [],
  ...over,
});

function open(desk: Partial<LabelDesk> = {}, over: Partial<Order> = {}) {
  answer('get', '/orders/:id/label', { account, problems: [], parcel, ...desk });
  const order = anOrder({ status: 'processing', paymentStatus: 'approved', ...over });
  return renderPage(<OrderLabel order={order} />);
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('when a label is wanted then rates stand by price with days, and the chosen one is bought for what was shown', async () => {
  const { user, baseElement, shownToasts } = open();
  answer('post', '/orders/:id/label/rates', { rates, silent: ['ups'] });
  const bought = answer('post', '/orders/:id/label', aLabel());

  await user.click(await button('Cotizar guía'));
  await user.click(await button('Cotizar'));
  const choices = within(await screen.findByRole('group', { name: 'Tarifas' }));
  expect(choices.getAllByRole('radio')).toHaveLength(2);
  expect(choices.getByLabelText(/^Estafeta Terrestre · 4 días/)).toBeChecked();
  expect(screen.getByText('Sin respuesta o sin ruta: ups.')).toBeVisible();
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  await user.click(choices.getByLabelText(/^DHL Express · 1 día/));
  await user.click(await button(/^Comprar guía por \$228\.00/));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Guía 9800170001 comprada' }));
  expect(bought[0]?.body).toEqual({
    id: expect.stringMatching(/^[\w-]{16,64}$/),
    carrier: 'dhl',
    service: 'express',
    price: 228,
    parcel,
  });
});

test('when another parcel was typed then Escape asks before it is lost', async () => {
  const { user } = open();
  await user.click(await button('Cotizar guía'));
  await user.type(screen.getByLabelText('Peso (g)'), '0');

  await user.keyboard('{Escape}');

  expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeVisible();
});

test('when the answer is lost then the same purchase is sent again, and one that was refused is a new one', async () => {
  const { user } = open();
  answer('post', '/orders/:id/label/rates', { rates, silent: [] });
  cutOff('post', '/orders/:id/label');
  await user.click(await button('Cotizar guía'));
  await user.click(await button('Cotizar'));
  await user.click(await button(/^Comprar guía/));
  expect(await screen.findByRole('alert')).toHaveTextContent(/./);
  const refused = answer('post', '/orders/:id/label', { message: 'Envia.com dice: sin saldo.' }, 409);
  await user.click(await button(/^Comprar guía/));
  expect(await screen.findByText('Envia.com dice: sin saldo.')).toBeVisible();
  const bought = answer('post', '/orders/:id/label', aLabel());
  await user.click(await button(/^Comprar guía/));

  await waitFor(() => expect(bought).toHaveLength(1));
  const idOf = (sent: { body: unknown }[]) => (sent[0]!.body as { id: string }).id;
  expect(idOf(bought)).not.toBe(idOf(refused));
});

test('when it is bought then it can be printed and cancelled, with what it cost', async () => {
  const { user, baseElement } = open({ label: aLabel() });
  const cancelled = answer('delete', '/orders/:id/label', aLabel({ status: 'cancelled' }));

  expect(await screen.findByText(/9800170001: \$127\.00.* del saldo de Envia\.com/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imprimir guía' })).toHaveAttribute(
    'href',
    '/api/orders/order-0123456789abcdef/label.pdf',
  );
  await user.click(await button('Cancelar guía'));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Cancelar guía' }));

  await waitFor(() => expect(cancelled).toHaveLength(1));
});

test('when its order was cancelled and the account keeps it then the reason is told', async () => {
  open({ label: aLabel({ reason: 'Envia.com dice: ya salió.' }) }, { status: 'cancelled' });

  expect(await screen.findByText('Esta guía no se pudo cancelar')).toBeVisible();
  expect(screen.getByText('Envia.com dice: ya salió.')).toBeVisible();
});

test('when nobody knows whether it was bought then it is said, and the same purchase asks for it', async () => {
  const { user, shownToasts } = open({ label: aLabel({ status: 'buying' }) });
  const asked = answer('post', '/orders/:id/label', aLabel());

  await user.click(await button('Buscar la guía'));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'La guía quedó comprada' }));
  expect(asked[0]?.body).toMatchObject({ id: 'label-0123456789abcdef', service: 'ground' });
  expect(screen.queryByRole('button', { name: 'Cotizar guía' })).toBeNull();
});

test.each<[string, Partial<LabelDesk>]>([
  ['with its account', {}],
  ['without an account any more', { account: undefined }],
])('when nobody can say whether it was bought %s then a person says that it was not', async (_how, desk) => {
  const { user, baseElement, shownToasts } = open({ ...desk, label: aLabel({ status: 'buying' }) });
  const said = answer('post', '/orders/:id/label/not-bought', aLabel({ status: 'failed' }));

  await user.click(await button('No se compró'));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'No se compró' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Puedes comprar otra guía' }));
  expect(said[0]?.body).toEqual({ id: 'label-0123456789abcdef' });
});

test('when the address was corrected after the purchase then the label is cancelled, and another one offered', async () => {
  const { user, baseElement } = open({ label: aLabel(), hasOldAddress: true });
  const cancelled = answer('delete', '/orders/:id/label', aLabel({ status: 'cancelled' }));

  expect(await screen.findByText('La guía tiene la dirección de antes')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancelar guía' })).toBeNull();
  await user.click(await button('Cancelar y comprar otra'));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Cancelar guía' }));

  expect(await screen.findByRole('dialog', { name: 'Cotizar guía' })).toBeVisible();
  expect(cancelled).toHaveLength(1);
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
});

test('when its carrier tells something before it has the parcel then it may still be cancelled, and a refusal is told', async () => {
  const events = [{ at: '2026-11-25T13:00:00.000Z', text: 'Guía generada' }];
  const { user, shownToasts } = open({ label: aLabel({ events }) });
  answer('delete', '/orders/:id/label', { message: 'Envia.com dice: ya salió.' }, 409);

  await user.click(await button('Cancelar guía'));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Cancelar guía' }));

  await waitFor(() => expect(JSON.stringify(shownToasts())).toContain('Envia.com dice: ya salió.'));
});

test('when its carrier has the parcel then it is no longer cancelled, and a corrected address is the carrier’s', async () => {
  open({ label: aLabel({ stage: 'onItsWay' }), hasOldAddress: true });

  expect(await screen.findByText(/pide a Estafeta que cambie el destino/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cancelar/ })).toBeNull();
});

test('when an order is heavier than a parcel may be then it is told before anything is asked', async () => {
  open({ parcel: { ...parcel, grams: 82_350 } });

  expect(await screen.findByText('Este pedido pesa unos 82.4 kg')).toBeVisible();
  expect(screen.getByText(/llevan hasta 70 kg por paquete/)).toBeVisible();
});

test('when the workshop has no address then that is said in place of the button', async () => {
  open({ problems: ['Completa en Tienda la dirección del taller.'] });

  expect(await screen.findByText('Completa en Tienda la dirección del taller.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cotizar guía' })).toBeNull();
});

test.each<[string, Partial<LabelDesk>, Partial<Order>]>([
  ['the shop has no account', { account: undefined }, {}],
  ['the order is not paid', {}, { paymentStatus: 'pending' }],
  ['the order has left', {}, { status: 'completed' }],
  ['the order must not leave', {}, { doNotShip: true }],
])('when %s then nothing is shown', async (_why, desk, over) => {
  const asked = answer('get', '/orders/:id/label', { account, problems: [], parcel, ...desk });
  renderPage(<OrderLabel order={anOrder({ status: 'processing', paymentStatus: 'approved', ...over })} />);

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Guía' })).toBeNull();
});

test('when a label is bought in the window that sends an order then its carrier and number stand in the fields', async () => {
  answer('get', '/lots', []);
  answer('get', '/elixirs', []);
  answer('get', '/orders/:id/label', { account, problems: [], parcel });
  answer('post', '/orders/:id/label/rates', { rates, silent: [] });
  answer('post', '/orders/:id/label', aLabel());
  const order = anOrder({ status: 'processing', paymentStatus: 'approved' });
  const { user } = renderPage(<ShipDialog orders={[order]} onClose={() => undefined} />);

  await user.click(await button('Cotizar guía'));
  await user.click(await button('Cotizar'));
  await user.click(await button(/^Comprar guía/));

  await waitFor(() => expect(screen.getByLabelText('Número de guía')).toHaveValue('9800170001'));
  expect(screen.getByLabelText('Paquetería')).toHaveValue('Estafeta');
});

test('when a bought label stands in the window that sends then it is printed there, and cancelled in the details', async () => {
  answer('get', '/lots', []);
  answer('get', '/elixirs', []);
  answer('get', '/orders/:id/label', { account, problems: [], parcel, label: aLabel() });
  const order = anOrder({ status: 'processing', paymentStatus: 'approved' });
  renderPage(<ShipDialog orders={[order]} onClose={() => undefined} />);

  expect(await screen.findByRole('link', { name: 'Imprimir guía' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancelar guía' })).toBeNull();
});
