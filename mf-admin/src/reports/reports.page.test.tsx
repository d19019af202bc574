import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import type { InvoicesOverview } from '@shop/contracts/global-invoice';
import type { ArrivalsReport, SalesFigures, SalesReport } from '@shop/contracts/report';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ReportsPage } from './reports.page.tsx';

const figures: SalesFigures = {
  orders: 3,
  sales: 600,
  averageTicket: 200,
  pendingOrders: 1,
  pending: 400,
  visits: 200,
  carts: 20,
  checkouts: 10,
  paid: 4,
};
const aReport = (over: Partial<SalesReport> = {}): SalesReport => ({
  total: figures,
  periods: [
    { ...figures, from: '2026-03-01', to: '2026-03-01' },
    { ...figures, from: '2026-03-02', to: '2026-03-08', sales: 100 },
  ],
  elixirs: [{ name: 'Selva Alta', orders: 1, units: 3, sales: 300 }],
  flowers: [{ name: 'Tajonal', orders: 3, units: 5 }],
  ...over,
});
const NO_MONEY = { payments: 0, paid: 0, direct: 0, refunded: 0, fee: 0, tax: 0, net: 0, unknown: 0 };
const NOTHING: ArrivalsReport = { total: NO_MONEY, months: [{ month: '2026-03', ...NO_MONEY }] };
const NO_INVOICES: InvoicesOverview = {
  hasAccount: false,
  every: null,
  globals: [],
  refused: [],
  next: { period: '2026-02', orders: 0, total: 0, unrated: 0 },
};
beforeEach(() => {
  answer('get', '/admin/reports/arrivals', NOTHING);
  answer('get', '/admin/invoices', NO_INVOICES);
});
const PATH = '/admin/reports?desde=2026-03-01&hasta=2026-03-08&por=week';

test('when the report is read then sales, funnel, blends and flowers stand there, each with a spreadsheet', async () => {
  const asked = answer('get', '/admin/reports/sales', aReport());
  const { container } = renderPage(<ReportsPage />, { path: PATH });

  const sales = within(await screen.findByRole('region', { name: 'Ventas' }));
  expect(sales.getByText('$200.00')).toBeVisible();
  expect(sales.getByText('Por pagar (1)')).toBeVisible();
  expect(sales.getByRole('link', { name: 'Exportar CSV: Ventas' })).toHaveAttribute(
    'href',
    '/api/admin/reports/sales.csv?from=2026-03-01&to=2026-03-08&by=week',
  );
  expect(sales.getByRole('row', { name: /^2 mar – 8 mar 3 \$100\.00/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Carritos 20 10\s?%/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Selva Alta 3 1 \$300\.00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Tajonal 5 3/ })).toBeVisible();
  expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual({
    from: '2026-03-01',
    to: '2026-03-08',
    by: 'week',
  });
  expect(await axeViolations(container)).toEqual([]);
});

test('when the report is on its way then its sections stand there, and what needs no report is read meanwhile', async () => {
  server.use(http.get(`${API_BASE}/admin/reports/sales`, () => new Promise(() => undefined)));
  const arrivals = answer('get', '/admin/reports/arrivals', NOTHING);
  renderPage(<ReportsPage />, { path: PATH });

  const sales = within(await screen.findByRole('region', { name: 'Ventas' }));
  expect(sales.getByText('Ticket promedio')).toBeVisible();
  await waitFor(() => expect(arrivals).toHaveLength(1));
});

test('when payments arrived then each month says what of them is the shop’s, and of how many nobody knows it', async () => {
  answer('get', '/admin/reports/sales', aReport());
  const march = {
    payments: 3,
    paid: 885,
    direct: 295,
    refunded: 95,
    fee: 49.74,
    tax: 8.85,
    net: 731.41,
    unknown: 1,
  };
  const asked = answer('get', '/admin/reports/arrivals', {
    total: march,
    months: [
      { month: '2026-02', ...NO_MONEY },
      { month: '2026-03', ...march },
    ],
  });
  const { container } = renderPage(<ReportsPage />, { path: PATH });

  const section = within(await screen.findByRole('region', { name: 'Lo que te llega' }));
  const figures = /\$885\.00 MXN -\$95\.00 MXN -\$49\.74 MXN -\$8\.85 MXN \$731\.41 MXN/;
  expect(await section.findByRole('row', { name: /^marzo de 2026/ })).toHaveAccessibleName(figures);
  expect(section.getByRole('row', { name: /^Total/ })).toHaveAccessibleName(figures);
  expect(section.getByRole('row', { name: /^febrero de 2026 \$0\.00 MXN — — — \$0\.00/ })).toBeVisible();
  expect(section.getByText(/\$295\.00 MXN llegó directo a la tienda, sin lo que devolviste/)).toBeVisible();
  expect(section.getByText(/De 1 pago Mercado Pago aún no dice la comisión/)).toBeVisible();
  expect(section.getByRole('link', { name: 'Exportar CSV: Lo que te llega' })).toHaveAttribute(
    'href',
    '/api/admin/reports/arrivals.csv?from=2026-03-01&to=2026-03-08',
  );
  expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual({ from: '2026-03-01', to: '2026-03-08' });
  expect(await axeViolations(container)).toEqual([]);
});

test('when what arrives cannot be read then it alone says so', async () => {
  answer('get', '/admin/reports/sales', aReport());
  answer('get', '/admin/reports/arrivals', { message: 'Error' }, 500);
  renderPage(<ReportsPage />, { path: PATH });

  const section = within(await screen.findByRole('region', { name: 'Lo que te llega' }));
  expect(await section.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ventas' })).toBeVisible();
});

test('when delivery was paid for then it stands apart from products', async () => {
  const paid = { ...figures, products: 500, delivery: 100 };
  answer(
    'get',
    '/admin/reports/sales',
    aReport({ total: paid, periods: [{ ...paid, from: '2026-03-01', to: '2026-03-01' }] }),
  );
  const { container } = renderPage(<ReportsPage />, { path: PATH });

  const sales = within(await screen.findByRole('region', { name: 'Ventas' }));
  expect(sales.getByText('$100.00')).toBeVisible();
  expect(
    sales.getByRole('row', { name: /1 mar 3 \$600\.00 MXN \$500\.00 MXN \$100\.00 MXN/ }),
  ).toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test('when costs were known then the table says what was left of the sales, and where none was, nothing', async () => {
  const [selva] = aReport().elixirs;
  const monte = { name: 'Monte Blanco', orders: 1, units: 1, sales: 100 };
  answer('get', '/admin/reports/sales', aReport({ elixirs: [{ ...selva!, cost: 90, margin: 210 }, monte] }));
  const { container } = renderPage(<ReportsPage />, { path: PATH });

  expect(
    await screen.findByRole('row', { name: /Selva Alta 3 1 \$300\.00.* \$90\.00.* \$210\.00/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /Monte Blanco 1 1 \$100\.00 MXN — —/ })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when nothing was sold then the sections say so, without a chart', async () => {
  const total = { ...figures, orders: 0, sales: 0, averageTicket: 0, pendingOrders: 0, pending: 0 };
  const periods = [{ ...total, from: '2026-03-01', to: '2026-03-08' }];
  answer('get', '/admin/reports/sales', aReport({ total, periods, elixirs: [], flowers: [] }));
  renderPage(<ReportsPage />, { path: PATH });

  expect(await screen.findAllByText('No hay ventas en estas fechas.')).toHaveLength(3);
  expect(screen.queryByText(/^Ventas netas por/)).toBeNull();
  // As high as the outline before it.
  const [ofSales] = screen.getAllByText('No hay ventas en estas fechas.');
  expect(ofSales!.parentElement).toHaveStyle({ minHeight: '270px' });
});

test('when the grouping is changed then the server is asked for it, and a date that makes no sense is refused by its word', async () => {
  answer('get', '/admin/reports/sales', aReport());
  const { user } = renderPage(<ReportsPage />, { path: PATH });
  await screen.findByRole('region', { name: 'Ventas' });
  const message = 'La primera fecha va antes que la última';
  const asked = answer('get', '/admin/reports/sales', { message, errors: { from: message } }, 400);

  await user.selectOptions(screen.getByLabelText('Agrupar por'), 'Mes');

  await waitFor(() => expect(asked[0]?.url.searchParams.get('by')).toBe('month'));
  expect(await screen.findByText(message)).toBeVisible();
});

test('when reminders were sent then the report says how many came back and paid, and how much', async () => {
  answer('get', '/admin/reports/sales', aReport({ reminders: { sent: 12, back: 5, paid: 2, sales: 590 } }));
  const { container } = renderPage(<ReportsPage />, { path: PATH });

  const section = within(
    await screen.findByRole('region', { name: 'Recordatorios de compras sin terminar' }),
  );
  expect(section.getByRole('row', { name: /^12 enviados 5 2 \$590\.00/ })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});
