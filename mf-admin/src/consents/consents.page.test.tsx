import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Consent } from '@shop/contracts/consent';
import { screen, waitFor, within } from '@testing-library/react';
import { ConsentsPage } from './consents.page.tsx';

const aConsent = (over: Partial<Consent> = {}): Consent => ({
  id: 'aviso-0123456789abcdef',
  email: 'ana@example.com',
  purpose: 'stock',
  about: 'Monte Blanco',
  source: 'product',
  state: 'waiting',
  at: '2026-11-21T12:00:00.000Z',
  ...over,
});

test('when somebody asked to be told then the list says what, where and when', async () => {
  answer('get', '/admin/consents', [
    aConsent(),
    aConsent({ id: 'otro-0123456789abcdef', purpose: 'nuevo', state: 'nuevo', source: 'x' }),
  ]);
  const { container } = renderPage(<ConsentsPage />, { path: '/admin/consents' });

  const row = within(await screen.findByRole('row', { name: /Monte Blanco.*Producto/ }));
  expect(row.getByText('Avísame cuando haya')).toBeVisible();
  expect(row.getByText('Activo')).toBeVisible();
  // A long address breaks there.
  expect(row.getByText('ana@example.com').innerHTML).toBe('ana<wbr>@example.com');
  expect(await axeViolations(container)).toEqual([]);
});

test('when a kind is chosen then the server and the spreadsheet are asked for it', async () => {
  const asked = answer('get', '/admin/consents', []);
  const { user } = renderPage(<ConsentsPage />, { path: '/admin/consents' });
  expect(await screen.findByText(/Nadie ha pedido avisos todavía/)).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Aviso'), 'Novedades');

  await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('purpose')).toBe('news'));
  expect(screen.getByRole('link', { name: 'Exportar CSV' })).toHaveAttribute(
    'href',
    '/api/admin/reports/consents.csv?purpose=news',
  );
});
