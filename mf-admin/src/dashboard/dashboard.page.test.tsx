import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { deviceMemory } from '@shop/app-kit/storage';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import type { OrderSummary } from '@shop/contracts/report';
import { someSettings } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import '../setup/first-day.tsx';
import { DashboardPage } from './dashboard.page.tsx';

const summary = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  today: { orders: 1, sales: 295 },
  week: { orders: 4, sales: 1180.5 },
  month: { orders: 9, sales: 2950 },
  toPrepare: 3,
  days: [
    { day: '2026-11-20', orders: 0, sales: 0 },
    { day: '2026-11-21', orders: 1, sales: 295 },
  ],
  ...over,
});
const count = (path: string, total: number) =>
  server.use(
    http.get(`${API_BASE}${path}`, () =>
      HttpResponse.json([], { headers: { 'x-total-count': String(total) } }),
    ),
  );
/** Two unavailable products, and `low` products that run out. */
const counts = (low = 0) => {
  server.use(
    http.get(`${API_BASE}/elixirs`, ({ request }) => {
      const isLow = new URL(request.url).searchParams.get('isLow') === 'true';
      return HttpResponse.json([], { headers: { 'x-total-count': String(isLow ? low : 2) } });
    }),
  );
  count('/admin/messages', 5);
  answer('get', '/admin/texts', []);
  answer('get', '/elixirs/samples', { elixirs: 0, flowers: 0, kept: [], removed: 0, hasOwn: true });
  answer('get', '/admin/settings', someSettings());
  answer('get', '/settings', someSettings());
  answer('get', '/admin/reports/readiness', { livePayments: true, sendsMail: true, hasOwnerEmail: true });
};

test('when the dashboard opens then its cards lead on, and the two later ones lead nowhere', async () => {
  answer('get', '/admin/reports/summary', summary());
  counts();

  const { container } = renderPage(<DashboardPage />);

  await screen.findByText('Por preparar');
  const hrefs = ['Productos', 'Pedidos', 'Flores', 'Contenido', 'Volver a la tienda'].map((name) =>
    screen.getByRole('heading', { name }).closest('a')?.getAttribute('href'),
  );
  expect(hrefs).toEqual(['/admin/products', '/admin/orders', '/admin/flowers', '/admin/content-list', '/']);
  for (const name of ['Estadísticas', 'Clientes']) {
    const heading = screen.getByRole('heading', { name });
    expect(heading.closest('a')).toBeNull();
    expect(within(heading.closest('[aria-disabled]') as HTMLElement).getByText('Próximamente')).toBeVisible();
  }
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  ['stood there before', 512, '512px'],
  ['was never read on this device', undefined, `${innerHeight}px`],
])('when the guide %s then its place is kept until all of its steps are known', async (_, kept, height) => {
  counts();
  answer('get', '/admin/reports/summary', summary());
  const texts = Promise.withResolvers<void>();
  server.use(
    http.get(`${API_BASE}/admin/texts`, async () => {
      await texts.promise;
      return HttpResponse.json([]);
    }),
  );
  deviceMemory.forget('alto-guia');
  if (kept) deviceMemory.write('alto-guia', kept);
  const { container } = renderPage(<DashboardPage />);
  const place = () =>
    [...container.querySelectorAll('[aria-hidden]')].find((one) => getComputedStyle(one).height === height);
  expect(await screen.findByText('4 pedidos pagados')).toBeVisible();
  expect(place()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Tu primer día' })).toBeNull();

  texts.resolve();

  expect(await screen.findByRole('region', { name: 'Tu primer día' })).toBeVisible();
  expect(place()).toBeUndefined();
});

test('when the settings say so then the two later cards lead to reports and customers', async () => {
  answer('get', '/admin/reports/summary', summary());
  counts();
  answer('get', '/admin/settings', someSettings({ dashboardLinks: true }));

  renderPage(<DashboardPage />);

  await screen.findByText('Por preparar');
  const linkOf = (name: string) => screen.getByRole('heading', { name }).closest('a');
  await waitFor(() => expect(linkOf('Clientes')).toHaveAttribute('href', '/admin/customers'));
  expect(linkOf('Estadísticas')).toHaveAttribute('href', '/admin/reports');
  expect(screen.queryByText('Próximamente')).toBeNull();
});

test('when there are figures then the summary tells orders, sales, and what waits', async () => {
  answer('get', '/admin/reports/summary', summary());
  counts();

  renderPage(<DashboardPage />);

  const band = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(await band.findByText('$1,180.50')).toBeVisible();
  expect(band.getByText('4 pedidos pagados')).toBeVisible();
  expect(band.getByText('1 pedido pagado')).toBeVisible();
  expect(await band.findByText('2')).toBeVisible();
  expect(await band.findByText('5')).toBeVisible();
  expect(within(band.getByRole('table')).getAllByRole('row')).toHaveLength(3);
});

test('when products are running out then the summary leads to them, and says nothing while there is enough', async () => {
  answer('get', '/admin/reports/summary', summary());
  counts();
  const { unmount } = renderPage(<DashboardPage />);
  expect(await screen.findByText('2')).toBeVisible();
  expect(screen.queryByText('Por agotarse')).toBeNull();
  unmount();
  counts(4);

  renderPage(<DashboardPage />);

  const link = await screen.findByRole('link', { name: 'Ver por agotarse' });
  expect(link).toHaveAttribute('href', '/admin/products?disponible=pocas');
  expect(screen.getByText('Por agotarse').parentElement).toHaveTextContent('4');
});

test('when the figures cannot be read then the cards stay, and a retry recovers', async () => {
  answer('get', '/admin/reports/summary', { message: '' }, 503);
  counts();
  const { user } = renderPage(<DashboardPage />);
  expect(await screen.findByText('No pudimos cargar el resumen.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pedidos' })).toBeVisible();
  answer('get', '/admin/reports/summary', summary());

  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('Por preparar')).toBeVisible();
});
