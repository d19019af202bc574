import { expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { aLot, anElixir, anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OrdersPage } from './orders.page.tsx';
import { PackingSlipPage } from './packing-slip.page.tsx';

const ids = ['order-a-0123456789', 'order-b-0123456789', 'order-c-0123456789', 'order-d-0123456789'];
const number = (at: number) => `FK-00000${at + 1}`;
const box = (at: number) => screen.getByRole('checkbox', { name: `Seleccionar ${number(at)}` });
const printing = () => jest.spyOn(window, 'print').mockReset();
const ALL = 'Seleccionar todos los de la página';

const AT = 'Sat, 21 Nov 2026 12:00:00 GMT';
const open = async (total = ids.length, over: Parameters<typeof anOrder>[0] = {}) => {
  answer('get', '/elixirs', []);
  answer('get', '/lots', []);
  server.use(
    http.get(`${API_BASE}/orders`, () =>
      HttpResponse.json(
        ids.map((id, at) => anOrder({ id, number: number(at), ...over })),
        { headers: { 'x-total-count': String(total), date: AT } },
      ),
    ),
  );
  const view = renderPage(<OrdersPage />);
  await screen.findByText('FK-000001');
  return view;
};
const bar = () => within(screen.getByRole('region', { name: 'Pedidos seleccionados' }));

test('when rows are chosen, by the shift key too then print and export are of exactly those', async () => {
  const { user, container } = await open();
  expect(screen.queryByRole('region', { name: 'Pedidos seleccionados' })).toBeNull();

  await user.click(box(0));
  await user.keyboard('{Shift>}');
  await user.click(box(2));
  await user.keyboard('{/Shift}');

  expect(bar().getByRole('status')).toHaveTextContent('3 seleccionados');
  await user.click(bar().getByRole('button', { name: 'Exportar' }));
  expect(await screen.findByRole('link', { name: 'Pedidos (CSV)' })).toHaveAttribute(
    'href',
    `/api/admin/reports/orders.csv?ids=${ids.slice(0, 3).join('%2C')}`,
  );
  await user.keyboard('{Escape}');
  expect(bar().getByRole('link', { name: 'Imprimir hojas' })).toHaveAttribute(
    'href',
    `/admin/packing-slip?pedido=${ids.slice(0, 3).join('&pedido=')}&imprimir=1`,
  );
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: ALL }));
  expect(bar().getByRole('status')).toHaveTextContent('4 seleccionados');
  await user.click(bar().getByRole('button', { name: 'Quitar selección' }));
  expect(screen.queryByRole('region', { name: 'Pedidos seleccionados' })).toBeNull();
});

test('when some of the chosen orders stay as they are then they stay chosen, with the reason', async () => {
  const { user, shownToasts } = await open();
  const sent = answer('patch', '/orders/status', {
    results: ids.map((orderId, at) =>
      at === 1 ? { orderId, ok: false, message: 'Sin pago.' } : { orderId, ok: true },
    ),
  });
  await user.click(screen.getByRole('checkbox', { name: ALL }));

  await user.click(bar().getByRole('button', { name: 'Marcar completado' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Completar 4 pedidos?' }));
  expect(question.getByText(/A cada persona que compró le llega un correo/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Completar y avisar' }));

  await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('1 seleccionado'));
  expect(bar().getByText('FK-000002: Sin pago.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ orderIds: ids, status: 'completed' });
  expect(shownToasts()[0]).toMatchObject({ title: '3 pedidos en Completado' });
});

test('when all that the list finds are chosen then the filter is sent, with when it was read, and part after part until there is no more', async () => {
  const { user, container, shownToasts } = await open(995);
  const sent: unknown[] = [];
  server.use(
    http.patch(`${API_BASE}/orders/status`, async ({ request }) => {
      sent.push(await request.json());
      const first = { results: [{ orderId: ids[0], ok: true }], next: ids[0] };
      const last = {
        results: [{ orderId: 'elsewhere', ok: false, number: 'FK-000777', message: 'Está cancelado.' }],
      };
      return HttpResponse.json(sent.length === 1 ? first : last);
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: ALL }));
  await user.click(bar().getByRole('button', { name: 'Seleccionar los 995' }));
  expect(bar().getByRole('status')).toHaveTextContent('995 seleccionados');
  expect(bar().queryByRole('link', { name: 'Imprimir hojas' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);

  await user.click(bar().getByRole('button', { name: 'Marcar completado' }));
  await screen.findByRole('alertdialog', { name: '¿Completar 995 pedidos?' });
  await user.click(screen.getByRole('button', { name: 'Completar y avisar' }));

  await waitFor(() => expect(bar().getByText('FK-000777: Está cancelado.')).toBeVisible());
  const body = { find: {}, until: new Date(AT).toISOString(), status: 'completed' };
  expect(sent).toEqual([body, { ...body, after: ids[0] }]);
  expect(shownToasts()[0]).toMatchObject({ title: '1 pedido en Completado' });
  await user.click(bar().getByRole('button', { name: 'Quitar selección' }));
  expect(screen.queryByRole('region', { name: 'Pedidos seleccionados' })).toBeNull();
});

test('when a product has several lots in use then an older one can be chosen for all', async () => {
  const { user, baseElement } = await open();
  answer('get', '/elixirs', [anElixir(), anElixir({ id: 2, name: 'Monte Blanco' })]);
  answer('get', '/lots', [
    aLot(),
    aLot({ id: 2, code: 'VIEJO', packedOn: '2026-01-01' }),
    aLot({ id: 3, code: 'MTE-1', elixirIds: [2] }),
  ]);
  const sent = answer('patch', '/orders/status', { results: [{ orderId: ids[0], ok: true }] });
  await user.click(box(0));
  await user.click(bar().getByRole('button', { name: 'Marcar completado' }));
  const field = await screen.findByLabelText('Lote de Amanecer de Tajonal');
  expect(field).toHaveValue('TAJ-2026-01');
  expect(screen.queryByLabelText('Lote de Monte Blanco')).toBeNull();
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

  await user.selectOptions(field, 'VIEJO');
  await user.click(screen.getByRole('button', { name: 'Completar y avisar' }));

  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ orderIds: [ids[0]], status: 'completed', lots: ['VIEJO'] }),
  );
});

test('when the call fails then everything stays chosen and the toast says so', async () => {
  const { user, shownToasts } = await open();
  answer('patch', '/orders/status', { message: '' }, 503);
  await user.click(box(3));

  await user.click(bar().getByRole('button', { name: 'Marcar completado' }));
  await user.click(await screen.findByRole('button', { name: 'Completar y avisar' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Error' }));
  expect(bar().getByRole('status')).toHaveTextContent('1 seleccionado');
});

test('when a later part of what arrived fails then that is said beside how many are done', async () => {
  const { user, shownToasts } = await open(995, { status: 'completed' });
  let asked = 0;
  server.use(
    http.patch(`${API_BASE}/orders/delivered`, () => {
      asked += 1;
      return asked === 1
        ? HttpResponse.json({ results: [{ orderId: ids[0], ok: true }], next: ids[0] })
        : HttpResponse.json({ message: '' }, { status: 503 });
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: ALL }));
  await user.click(bar().getByRole('button', { name: 'Seleccionar los 995' }));

  await user.click(bar().getByRole('button', { name: 'Marcar entregado' }));

  await waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({
      title: 'Pedido entregado',
      description: expect.stringMatching(/^Se interrumpió antes de terminar/),
    }),
  );
});

test('when several sheets are asked for then they print themselves in one job, once all are there', async () => {
  const printed = printing();
  answer('get', '/orders/:id', { order: anOrder(), items: [anOrderItem()] });

  renderPage(<PackingSlipPage />, { path: `/admin/packing-slip?pedido=${ids.join('&pedido=')}&imprimir=1` });

  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Imprimir lista y 4 hojas' })).toBeEnabled();
});

test('when a sheet cannot be read then nothing is printed', async () => {
  const printed = printing();
  answer('get', '/orders/:id', { message: '' }, 503);

  renderPage(<PackingSlipPage />, { path: `/admin/packing-slip?pedido=${ids[0]}&imprimir=1` });

  expect(await screen.findByText('No pudimos cargar este pedido.')).toBeVisible();
  expect(printed).not.toHaveBeenCalled();
});
