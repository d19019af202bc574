import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { InvoicesOverview } from '@shop/contracts/global-invoice';
import { screen, waitFor, within } from '@testing-library/react';
import { InvoicesSection } from './invoices-section.tsx';

const AT = '2026-11-01T12:00:00.000Z';
const overview = (over: Partial<InvoicesOverview> = {}): InvoicesOverview => ({
  hasAccount: true,
  every: null,
  globals: [],
  refused: [],
  next: { period: '2026-10', orders: 0, total: 0, unrated: 0 },
  ...over,
});
function open(said: InvoicesOverview) {
  const asked = answer('get', '/admin/invoices', said);
  const view = renderPage(<InvoicesSection />, { path: '/admin/reports' });
  return { ...view, asked };
}

test('when invoices lack something then it is told of each, and what nobody invoiced can go into one for everybody', async () => {
  const said = overview({
    globals: [
      {
        id: '2026-09.1',
        period: '2026-09',
        status: 'refused',
        orders: 3,
        total: 885,
        at: AT,
        reason: 'CFDI40145',
      },
      {
        id: '2026-08.1',
        period: '2026-08',
        status: 'stamped',
        orders: 1,
        total: 295,
        at: AT,
        uuid: 'ABC-1',
        isTest: true,
      },
    ],
    refused: [{ orderId: 'order-1', number: 'FK-000012', reason: 'El nombre no es el del RFC', at: AT }],
    next: { period: '2026-10', orders: 2, total: 590, unrated: 1 },
  });
  const { user, container } = open(said);

  expect(await screen.findByRole('row', { name: /FK-000012 .* El nombre no es el del RFC/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'FK-000012' })).toHaveAttribute(
    'href',
    '/admin/orders?q=FK-000012',
  );
  const failed = within(
    screen.getByRole('row', { name: /^septiembre de 2026 3 \$885\.00 MXN No se timbró/ }),
  );
  expect(
    screen.getByRole('row', { name: /^agosto de 2026 1 .* Timbrada \(prueba\)\s?Folio ABC-1/ }),
  ).toBeVisible();
  expect(screen.getByText(/1 pedido de octubre de 2026 no dicen la tasa/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);

  const sent = answer('post', '/admin/invoices/global', said);
  await user.click(screen.getByRole('button', { name: 'Hacer factura global' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ period: '2026-10' }));
  await user.click(failed.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(sent[1]?.body).toEqual({ period: '2026-09' }));
});

test('when the owner wants a global invoice each month then that is sent, and a refusal is told', async () => {
  const { user } = open(overview());
  const sent = answer('put', '/admin/invoices/global', { message: 'Elige de la lista' }, 400);

  await user.selectOptions(await screen.findByLabelText('Factura global'), 'Cada mes');

  await waitFor(() => expect(sent[0]?.body).toEqual({ every: 'month' }));
  expect(await screen.findByText('Elige de la lista')).toBeVisible();
});

test('when the shop has no account for invoices then it says where one is connected, and offers nothing', async () => {
  open(overview({ hasAccount: false, next: { period: '2026-10', orders: 2, total: 590, unrated: 0 } }));

  expect(await screen.findByText(/Conecta tu cuenta de Facturapi/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hacer factura global' })).toBeNull();
});

test('when the global invoice is made each day then nobody is promised a month for their own', async () => {
  open(overview({ every: 'day' }));

  expect(await screen.findByText(/la pide el mismo día/)).toBeVisible();
  expect(screen.queryByText(/antes de que termine el mes/)).toBeNull();
});
