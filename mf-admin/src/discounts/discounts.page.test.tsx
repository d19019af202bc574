import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import type { Discount } from '@shop/contracts/discount';
import { aDiscount, someSettings } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import '../promotions/promotions-section.tsx';
import './discount-dialog.tsx';
import { DiscountsPage } from './discounts.page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer('get', '/admin/settings', someSettings());
});

const code = (over: Partial<Discount> = {}): Discount => ({
  ...aDiscount(),
  id: 1,
  used: 0,
  version: 0,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...over,
});
const CODES = [
  code({ id: 4, code: 'MIEL10', used: 3, maxUses: 10, maxPerBuyer: 1, note: 'Feria de Mérida' }),
  code({ id: 3, code: 'VIEJO', endsOn: '2020-01-31' }),
  code({ id: 2, code: 'AGOTADO', kind: 'amount', value: 50, minimum: 500, used: 1_000, maxUses: 1_000 }),
  code({ id: 1, code: 'APAGADO', isActive: false }),
];
const open = (codes = CODES, path = '/admin/discounts') => {
  answer('get', '/admin/discounts', codes);
  return renderPage(<DiscountsPage />, { path });
};

test('when codes come then each says what it takes off, until when, how often it was used and how it stands', async () => {
  const { container } = open();
  await screen.findByText('MIEL10');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows[2]).toMatch(/Feria de Mérida.*10 %.*Sin fecha.*3 de 10.*1 por persona.*Activo/s);
  expect(rows[3]).toMatch(/Hasta el 31 ene 2020.*Vencido/s);
  expect(rows[0]).toMatch(/\$50\.00 MXN.*Desde \$500\.00 MXN.*1,000 de 1,000.*Agotado/s);
  expect(rows[1]).toMatch(/Apagado/);
  expect(screen.getByRole('link', { name: '3 de 10: ver los pedidos con MIEL10' })).toHaveAttribute(
    'href',
    '/admin/orders?q=MIEL10',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('when codes are on their way then nothing stands below them that they would move', async () => {
  const codes = Promise.withResolvers<void>();
  server.use(
    http.get(`${API_BASE}/admin/discounts`, async () => {
      await codes.promise;
      return HttpResponse.json(CODES);
    }),
  );
  renderPage(<DiscountsPage />, { path: '/admin/discounts' });
  expect(await screen.findByText('Cargando códigos…')).toBeVisible();
  const promotions = (timeout: number) => screen.findByRole('heading', { name: 'Promociones' }, { timeout });
  await expect(promotions(300)).rejects.toThrow('Promociones');

  codes.resolve();

  expect(await promotions(1_000)).toBeVisible();
});

test('when they are searched or filtered then only those are listed', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Buscar'), 'merida');
  await waitFor(() => expect(screen.queryByText('VIEJO')).toBeNull());
  expect(screen.getByText('MIEL10')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Estado'), 'off');
  expect(await screen.findByText('Ningún código coincide con la búsqueda.')).toBeVisible();
});

test('when the state of a code is pressed then it is switched off', async () => {
  const { user } = open();
  const asked = answer('patch', '/admin/discounts/4', code());
  await user.click(await screen.findByRole('switch', { name: /MIEL10 encendido/ }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ isActive: false, version: 0 }));
});

test('when a code is made then empty limits are none, and what the server refuses stands at its field', async () => {
  const { user } = open([], '/admin/discounts?ventana=new');
  const dialog = await screen.findByRole('dialog', { name: 'Crear código' });
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/El código lleva de 3 a 20/)).toBeVisible();

  await user.type(screen.getByLabelText('Código'), 'miel 15');
  await user.clear(screen.getByLabelText('Descuento (%)'));
  await user.type(screen.getByLabelText('Descuento (%)'), '100');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/porcentaje entero entre 1 y 99/)).toBeVisible();

  await user.clear(screen.getByLabelText('Descuento (%)'));
  await user.type(screen.getByLabelText('Descuento (%)'), '15');
  const taken = {
    message: 'Ya hay un código con ese nombre.',
    errors: { code: 'Ya hay un código con ese nombre.' },
  };
  const asked = answer('post', '/admin/discounts', taken, 400);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await within(dialog).findByText('Ya hay un código con ese nombre.')).toBeVisible();
  expect(asked[0]?.body).toEqual(aDiscount({ code: 'MIEL15', value: 15, maxPerBuyer: 1 }));
});
