import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import type { Content } from '@shop/contracts/content';
import type { Order, OrderItem } from '@shop/contracts/order';
import { aContent, aLot, anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { PackingSlipPage } from './packing-slip.page.tsx';

const open = (over: Partial<Order> = {}, texts: Content[] = []) => {
  answer('get', '/content/checkout', texts);
  answer('get', '/lots', [aLot(), aLot({ id: 2, code: 'VIEJO', packedOn: '2026-01-01' })]);
  answer('get', '/orders/:id', { order: anOrder(over), items: [anOrderItem()] });
  return renderPage(<PackingSlipPage />, { path: '/admin/packing-slip?pedido=order-0123456789abcdef' });
};

test('when an order is a gift then its sheet has the name and the words, and no price', async () => {
  const gift = { recipient: 'Itzel Canul', message: 'Para tus mañanas.' };
  const { container } = open({ gift, notes: 'Que no sepa cuánto costó' });

  expect(await screen.findByText('Itzel Canul')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Un regalo de Persona de Muestra' })).toBeVisible();
  expect(screen.getByText('Para tus mañanas.')).toBeVisible();
  expect(container).not.toHaveTextContent(/\$|295/);
  expect(await axeViolations(container)).toEqual([]);
});

test('when nothing was decided of delivery then a sheet is to the letter what it was', async () => {
  const { container } = open();

  await screen.findByText('Lote TAJ-2026-01');
  expect(container.textContent).toContain('Enviar aPersona de Muestra');
  expect(container).not.toHaveTextContent(/Entrega:|recoge/);
});

test('when an order is fetched then its sheet says where and when in place of an address', async () => {
  const delivery = {
    id: 'a',
    kind: 'pickup' as const,
    name: 'Mercado',
    place: 'Puesto 12',
    hours: 'Sábados',
  };
  const { container } = open({ delivery, shippingAddress: null });

  expect(await screen.findByRole('heading', { name: 'Lo recoge' })).toBeVisible();
  expect(screen.getByText('En Puesto 12 · Sábados')).toBeVisible();
  expect(screen.getByText('Entrega: Mercado')).toBeVisible();
  expect(container).not.toHaveTextContent('Enviar a');
});

test('when it is none then its sheet has the buyer’s name', async () => {
  open({ notes: 'Tocar el timbre' });

  expect(await screen.findByText('Persona de Muestra')).toBeVisible();
  expect(screen.queryByText(/Un regalo de/)).toBeNull();
});

test('when an order has not left then its sheet names the newest lot, with a code that leads to its page', async () => {
  const { container } = open();

  expect(await screen.findByText('Lote TAJ-2026-01')).toBeVisible();
  expect(screen.getByText('Consumir antes de: 02/11/2028')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Código de la página del lote TAJ-2026-01' })).toBeVisible();
  expect(screen.queryByText('Lote VIEJO')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('when it left then its sheet names the lots that it keeps', async () => {
  const kept = { code: 'VIEJO', elixirIds: [1], packedOn: '2026-01-01', bestBefore: '2028-01-01' };
  open({ lots: [kept] });

  expect(await screen.findByText('Lote VIEJO')).toBeVisible();
  expect(screen.queryByText('Lote TAJ-2026-01')).toBeNull();
});

test('when a shop sells whatever it sells then its sheet thanks for the purchase alone', async () => {
  const { container } = open();

  expect(await screen.findByText(/^Gracias por tu compra\./)).toBeVisible();
  expect(container).not.toHaveTextContent(/abejas nativas/);
});

test('when the owner writes a thank-you then each sheet has it before the name of the shop', async () => {
  open({}, [aContent({ page: 'checkout', section: 'slip', content: 'Hecho en casa, con cariño.' })]);

  expect(await screen.findByText('Hecho en casa, con cariño. Flor de Kaab, Mérida, Yucatán.')).toBeVisible();
  expect(screen.queryByText(/^Gracias/)).toBeNull();
});

const ALL = '/admin/packing-slip?pedido=order-a&pedido=order-b&pedido=order-c';
/** Opens the page with these orders, by their ids. */
const openAll = (orders: Record<string, [Partial<Order>, Partial<OrderItem>[]]>) => {
  answer('get', '/content/checkout', []);
  answer('get', '/lots', [aLot(), aLot({ id: 2, code: 'A12', packedOn: '2026-01-01' })]);
  server.use(
    http.get(`${API_BASE}/orders/:id`, ({ params }) => {
      const [over, items] = orders[String(params['id'])]!;
      const id = String(params['id']);
      return HttpResponse.json({ order: anOrder({ id, ...over }), items: items.map(anOrderItem) });
    }),
  );
  return renderPage(<PackingSlipPage />, { path: ALL });
};

test('when several are printed then a list before the sheets says what to take, and from which lots', async () => {
  const old = { code: 'A12', elixirIds: [1], packedOn: '2026-01-01', bestBefore: '2028-01-01' };
  const { container } = openAll({
    'order-a': [{ number: 'FK-000001' }, [{ elixirId: 1, elixirName: 'Miel de encino', quantity: 14 }]],
    'order-b': [
      { number: 'FK-000002', lots: [old] },
      [
        { elixirId: 1, elixirName: 'Miel de encino', quantity: 3 },
        { id: 2, elixirId: 900, elixirName: 'Para Itzel', quantity: 1, flowers: ['Tajonal', 'Dalia'] },
      ],
    ],
    'order-c': [{ number: 'FK-000003', doNotShip: true }, [{ elixirId: 1, quantity: 50 }]],
  });

  expect(await screen.findByRole('heading', { name: 'Lista de surtido' })).toBeVisible();
  expect(screen.getByText('2 pedidos: FK-000001, FK-000002')).toBeVisible();
  expect(
    screen.getByText('Miel de encino × 17, de ellos 14 en lote TAJ-2026-01 y 3 en lote A12'),
  ).toBeVisible();
  expect(screen.getByText('Para Itzel × 1')).toBeVisible();
  expect(screen.getByText('No se cuentan, porque no se envían: FK-000003')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when one is printed then it has no list', async () => {
  open();

  expect(await screen.findByText('Lote TAJ-2026-01')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Lista de surtido' })).toBeNull();
});

test('when a kit is packed then sheets, list and lots are of what is in it', async () => {
  const parts = [
    { elixirId: 1, count: 2, name: 'Luna' },
    { elixirId: 8, count: 1, name: 'Sol' },
  ];
  const kit = { elixirId: 9, elixirName: 'Para dos', quantity: 3, parts };
  openAll({
    'order-a': [{ number: 'FK-000001' }, [kit]],
    'order-b': [{ number: 'FK-000002' }, [{ elixirId: 1, elixirName: 'Luna', quantity: 1 }]],
    'order-c': [{ number: 'FK-000003', doNotShip: true }, [kit]],
  });

  expect(await screen.findByText('Luna × 7, lote TAJ-2026-01')).toBeVisible();
  expect(screen.getByText('Sol × 3')).toBeVisible();
  expect(screen.getAllByText('6 × Luna, 3 × Sol')).toHaveLength(2);
  expect(screen.getAllByText('Lote TAJ-2026-01')).toHaveLength(3);
});
