import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aLot, anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import type { Order } from '@shop/contracts/order';
import { screen, waitFor } from '@testing-library/react';
import { StatusDialog } from './status-dialog.tsx';

const LOTS = [
  aLot(),
  aLot({ id: 2, code: 'VIEJO', packedOn: '2026-01-01' }),
  aLot({ id: 3, code: 'AGOTADO', isActive: false }),
];
const open = (over: Partial<Order> = {}, lots = LOTS, item = anOrderItem()) => {
  const order = anOrder({ status: 'processing', ...over });
  answer('get', '/lots', lots);
  answer('get', '/orders/:id/items', [item]);
  const sent = answer('patch', '/orders/:id/status', order);
  return { ...renderPage(<StatusDialog order={order} onClose={() => undefined} />), sent };
};
const complete = async ({ user }: ReturnType<typeof open>) => {
  await user.selectOptions(screen.getByLabelText('Estado del pedido'), 'Completado');
  return screen.findByLabelText('Lote de Amanecer de Tajonal');
};

test('when an order is completed then the newest lot in use stands there, and another can be chosen', async () => {
  const view = open();
  const field = await complete(view);
  expect(field).toHaveValue('TAJ-2026-01');
  expect(screen.queryByRole('option', { name: 'AGOTADO' })).toBeNull();
  expect(await axeViolations(view.baseElement as HTMLElement)).toEqual([]);

  await view.user.selectOptions(field, 'VIEJO');
  await view.user.click(screen.getByRole('button', { name: 'Actualizar' }));

  await waitFor(() => expect(view.sent[0]?.body).toEqual({ status: 'completed', lots: ['VIEJO'] }));
});

test('when it left with a lot that is used up then that stays chosen', async () => {
  const kept = { code: 'AGOTADO', elixirIds: [1], packedOn: '2026-11-02', bestBefore: '2028-11-02' };
  open({ status: 'completed', lots: [kept] });

  expect(await screen.findByLabelText('Lote de Amanecer de Tajonal')).toHaveValue('AGOTADO');
});

test('when the shop keeps no lots then nothing is asked', async () => {
  const view = open({}, []);
  await view.user.selectOptions(screen.getByLabelText('Estado del pedido'), 'Completado');
  await view.user.click(screen.getByRole('button', { name: 'Actualizar' }));

  await waitFor(() => expect(view.sent[0]?.body).toEqual({ status: 'completed' }));
});

test('when a kit leaves then lots are chosen of what is in it', async () => {
  const parts = [
    { elixirId: 1, count: 2, name: 'Luna' },
    { elixirId: 8, count: 1, name: 'Sol' },
  ];
  const { user } = open({}, LOTS, anOrderItem({ elixirId: 9, elixirName: 'Para dos', parts }));
  await user.selectOptions(screen.getByLabelText('Estado del pedido'), 'Completado');

  expect(await screen.findByLabelText('Lote de Luna')).toHaveValue('TAJ-2026-01');
  expect(screen.queryByLabelText(/Para dos|Sol/)).toBeNull();
});
