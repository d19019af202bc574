import { describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { anOrder, anOrderItem, aRefundOverview } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import './detail-dialog.tsx';
import { OrdersPage } from './orders.page.tsx';
import { answerDetails } from '../testing/answer-details.ts';

const row = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;

describe('orders page', () => {
  test('when orders come then each row has its number, buyer, total, long date and both badges', async () => {
    const order = anOrder({ status: 'completed', paymentStatus: 'approved' });
    answer('get', '/orders', [order, anOrder({ id: 'order-b', number: 'FK-000002', status: 'en_camino' })]);

    const { container } = renderPage(<OrdersPage />);

    expect(screen.getByRole('status')).toHaveTextContent('Cargando pedidos');
    const first = within(await row('FK-000001'));
    expect(first.getByText('Persona de Muestra')).toBeVisible();
    expect(first.getByText('$295.00 MXN')).toBeVisible();
    expect(first.getByText('21 de noviembre de 2026')).toBeVisible();
    expect(first.getByText('Completado')).toBeVisible();
    expect(first.getByText('Pagado')).toBeVisible();
    expect(within(await row('FK-000002')).getByText('en_camino')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when a row is pressed beside its buttons then its order opens, and pieces and city were in sight', async () => {
    answer('get', '/orders', [anOrder({ shippingCity: 'Mérida', pieces: 3 })]);
    answer('get', '/orders/:id/items', [anOrderItem()]);
    answer('get', '/orders/:id/history', []);
    answer('get', '/orders/:id/refunds', { message: '' }, 503);
    const { user } = renderPage(<OrdersPage />);

    await user.click(await screen.findByText('Mérida · 3 piezas'));

    expect(await screen.findByRole('dialog', { name: /FK-000001/ })).toBeVisible();
  });

  test('when a box of a row is pressed then the row is chosen and nothing opens', async () => {
    answer('get', '/orders', [anOrder()]);
    const { user } = renderPage(<OrdersPage />);

    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar FK-000001' }));

    expect(screen.getByText('1 seleccionado')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('when the ready-made tabs are drawn then each says how many orders it has', async () => {
    server.use(
      http.get(`${API_BASE}/orders`, ({ request }) => {
        const status = new URL(request.url).searchParams.get('status');
        const total = { processing: 995, pending: 9, completed: 5 }[status ?? ''] ?? 1009;
        return HttpResponse.json([], { headers: { 'x-total-count': String(total) } });
      }),
    );
    const { user } = renderPage(<OrdersPage />);
    const tabs = within(screen.getByRole('navigation', { name: 'Pedidos' }));

    await user.click(await tabs.findByRole('link', { name: 'Por enviar 995' }));

    expect(await tabs.findByRole('link', { name: 'Sin pagar 9' })).toBeVisible();
    expect(screen.getByLabelText('Estado')).toHaveValue('processing');
  });

  test('when details are opened then the lines are read, and only now', async () => {
    answer('get', '/orders', [anOrder({ customerPhone: null })]);
    answer('get', '/orders/:id/history', [
      { at: '2026-11-21T12:00:00.000Z', who: 'sistema', to: 'pending' },
      { at: '2026-11-21T13:00:00.000Z', who: 'duena', from: 'pending', to: 'processing' },
    ]);
    answer('get', '/orders/:id/refunds', aRefundOverview());
    answer('get', '/admin/mails', []);
    const asked = answer('get', '/orders/:id/items', [
      anOrderItem({ elixirId: 7, quantity: 2, price: 147.5 }),
    ]);
    const { user } = renderPage(<OrdersPage />);
    const details = await screen.findByRole('button', { name: 'Detalles de FK-000001' });
    expect(asked).toHaveLength(0);

    await user.click(details);

    const dialog = within(await screen.findByRole('dialog', { name: 'Pedido FK-000001' }));
    expect(await dialog.findByText('7')).toBeVisible();
    expect(within(dialog.getByRole('table')).getAllByText('$295.00 MXN')).toHaveLength(2);
    expect(dialog.getByText('Correo: muestra@example.com')).toBeVisible();
    expect(dialog.queryByText(/Teléfono/)).toBeNull();
    expect(asked[0]?.params).toEqual({ id: 'order-0123456789abcdef' });
    expect(await dialog.findByText(/7:00.*· duena/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Hoja de empaque' })).toHaveAttribute(
      'href',
      '/admin/packing-slip?pedido=order-0123456789abcdef',
    );
  });

  test('when an order has a phone and no lines then both are told', async () => {
    answer('get', '/orders', [anOrder({ customerPhone: '9991234567' })]);
    answerDetails();
    const { user } = renderPage(<OrdersPage />);

    await user.click(await screen.findByRole('button', { name: /Detalles/ }));

    expect(await screen.findByText('No hay productos en este pedido.')).toBeVisible();
    expect(screen.getByText('Teléfono: 9991234567')).toBeVisible();
  });
});

describe('orders list', () => {
  test('when it is searched, filtered and sorted then server and export are asked for exactly that', async () => {
    const asked = answer('get', '/orders', [anOrder()]);
    const { user } = renderPage(<OrdersPage />, { path: '/admin/orders?pagina=4' });
    await screen.findByText('FK-000001');

    await user.type(screen.getByLabelText('Buscar'), 'ana');
    await user.selectOptions(screen.getByLabelText('Estado'), 'completed');
    await user.selectOptions(screen.getByLabelText('Pago'), 'approved');
    await user.click(screen.getByRole('button', { name: 'Total' }));

    const filters = 'sort=total&q=ana&status=completed&paymentStatus=approved';
    await waitFor(() => expect(asked.at(-1)?.url.search).toBe(`?${filters}&page=1&pageSize=25`));
    expect(screen.getByRole('columnheader', { name: /Total/ })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    expect(await screen.findByRole('link', { name: 'Pedidos (CSV)' })).toHaveAttribute(
      'href',
      `/api/admin/reports/orders.csv?${filters}`,
    );
  });

  test('when a saved view is chosen after the orders of a lot then it is shown without the lot', async () => {
    const saved = [{ name: 'Lo pagado', filters: { pago: 'approved' } }];
    localStorage.setItem('vistas::pedidos', JSON.stringify(saved));
    const asked = answer('get', '/orders', [anOrder()]);
    const { user } = renderPage(<OrdersPage />, { path: '/admin/orders?lote=TAJ-2026-01' });
    await screen.findByText('FK-000001');

    await user.click(screen.getByRole('button', { name: 'Lo pagado' }));

    const wanted = '?sort=-createdAt&paymentStatus=approved&page=1&pageSize=25';
    await waitFor(() => expect(asked.map(({ url }) => url.search)).toContain(wanted));
    localStorage.clear();
  });

  test('when nothing matches then the row does not claim that there are no orders', async () => {
    answer('get', '/orders', []);

    renderPage(<OrdersPage />, { path: '/admin/orders?q=nadie' });

    expect(await screen.findByText('Ningún pedido coincide con la búsqueda.')).toBeVisible();
  });
});

test('when an order of a fair has no mail then nothing says that it has one', async () => {
  answer('get', '/orders', [anOrder({ customerEmail: '' })]);
  answerDetails({ items: [anOrderItem()] });
  const { user } = renderPage(<OrdersPage />);
  await user.click(await screen.findByRole('button', { name: 'Detalles de FK-000001' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Pedido FK-000001' }));
  expect(dialog.getByText(/^Nombre: /)).toBeVisible();
  expect(dialog.queryByText(/^Correo:/)).toBeNull();
});

test('when its buyer chose a way then row and details name it, and what is fetched has no address', async () => {
  const delivery = {
    id: 'mercado',
    kind: 'pickup',
    name: 'Mercado del norte',
    place: 'Calle 60, puesto 4',
    hours: 'Sábados de 9 a 14',
  } as const;
  answer('get', '/orders', [anOrder({ delivery, shippingAddress: '', shippingCity: '' })]);
  answerDetails({ items: [anOrderItem()] });
  const { user } = renderPage(<OrdersPage />);
  expect(await screen.findByText('Mercado del norte')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Detalles de FK-000001' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Pedido FK-000001' }));
  expect(dialog.getByText('Entrega: Mercado del norte')).toBeVisible();
  expect(dialog.getByText('Recoge en Calle 60, puesto 4. Sábados de 9 a 14')).toBeVisible();
  expect(dialog.queryByText(/^Dirección:/)).toBeNull();
});
