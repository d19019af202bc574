import { expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aRefundOverview } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { aRefund, made, open, type } from '../testing/refund-window.tsx';

const DELIVERY = 'Envío: $129.00 MXN';

test('when its delivery was paid then that alone can go back, with one press', async () => {
  const sent = made(aRefund({ amount: 129 }));
  const { user, amount, dialog, press } = await open(
    aRefundOverview({ paid: 424, left: 424, delivery: 129 }),
  );

  await user.click(dialog.getByLabelText(DELIVERY));
  await waitFor(() => expect(amount).toHaveValue('129'));
  await user.click(press());

  await waitFor(() => expect(sent[0]?.body).toMatchObject({ part: 'delivery' }));
  expect(sent[0]?.body).not.toHaveProperty('amount');
});

test('when another amount is typed after the delivery’s then so much of it goes back', async () => {
  const sent = made(aRefund({ amount: 100 }));
  const view = await open(aRefundOverview({ paid: 424, left: 424, delivery: 129 }));
  await view.user.click(view.dialog.getByLabelText(DELIVERY));
  await waitFor(() => expect(view.amount).toHaveValue('129'));
  await type(view, '100');

  await view.user.click(view.press());

  await waitFor(() => expect(sent[0]?.body).toMatchObject({ amount: 100, part: 'delivery' }));
});

test('when the delivery is no longer chosen then only an amount goes back', async () => {
  const sent = made(aRefund({ amount: 100 }));
  const view = await open(aRefundOverview({ paid: 424, left: 424, delivery: 129 }));
  await view.user.click(view.dialog.getByLabelText(DELIVERY));
  await view.user.click(view.dialog.getByLabelText(DELIVERY));
  await type(view, '100');

  await view.user.click(view.press());

  await waitFor(() => expect(sent[0]?.body).toMatchObject({ amount: 100 }));
  expect(sent[0]?.body).not.toHaveProperty('part');
});

const RESTOCK = 'Devolver a existencias: Selva Alta';

test('when a piece has left the shop then it is for sale again only when somebody says so, and the delivery goes with it', async () => {
  const pieces = [{ id: 1, name: 'Selva Alta', left: 2, restock: 1 }];
  const overview = aRefundOverview({ paid: 719, left: 719, delivery: 129, pieces });
  const { user, amount, dialog, press } = await open(overview, { status: 'completed' });
  answer('post', '/orders/:id/refunds/preview', { amount: 295 });
  const sent = made(aRefund({ amount: 424 }));
  await user.selectOptions(dialog.getByLabelText('Selva Alta'), '2 de 2');
  expect(dialog.queryByLabelText(RESTOCK)).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Selva Alta'), '1 de 2');
  expect(dialog.getByLabelText(RESTOCK)).not.toBeChecked();

  await user.click(dialog.getByLabelText(RESTOCK));
  await user.click(dialog.getByLabelText(DELIVERY));
  await waitFor(() => expect(amount).toHaveValue('424'));
  expect(await axeViolations(document.body)).toEqual([]);
  await user.click(press());

  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      lines: [{ id: 1, quantity: 1, restock: true }],
      part: 'delivery',
    }),
  );
});

test('when an order has not left then its pieces are for sale again, unless somebody says otherwise', async () => {
  const pieces = [{ id: 1, name: 'Selva Alta', left: 1, restock: 1 }];
  const { user, amount, dialog } = await open(aRefundOverview({ pieces }), { status: 'processing' });
  answer('post', '/orders/:id/refunds/preview', { amount: 290 });

  await user.selectOptions(dialog.getByLabelText('Selva Alta'), '1 de 1');

  await waitFor(() => expect(amount).toHaveValue('290'));
  expect(dialog.getByLabelText(RESTOCK)).toBeChecked();
});

test('when pieces are chosen then the server says what they cost, and they are asked for with their reason', async () => {
  const pieces = [
    { id: 1, name: 'Selva Alta', left: 3 },
    { id: 2, name: 'Monte Blanco', left: 0 },
  ];
  const refunds = [aRefund({ lines: [{ id: 2, quantity: 1 }], note: 'No le gustó' })];
  const view = await open(aRefundOverview({ paid: 885, left: 785, pieces, refunds }));
  const { user, amount, dialog, press } = view;
  expect(screen.getByText(/^1 × Monte Blanco · /)).toBeInTheDocument();
  expect(screen.getByText('No le gustó')).toBeInTheDocument();
  expect(dialog.queryByLabelText('Monte Blanco')).toBeNull();
  const asked = answer('post', '/orders/:id/refunds/preview', { amount: 523.33 });
  const sent = made(aRefund({ amount: 523.33 }));

  await user.selectOptions(dialog.getByLabelText('Selva Alta'), '2 de 3');
  await waitFor(() => expect(amount).toHaveValue('523.33'));
  expect(asked[0]?.body).toEqual({ lines: [{ id: 1, quantity: 2 }] });
  await user.type(dialog.getByLabelText(/^Motivo/), 'Llegaron rotas');
  expect(await axeViolations(document.body)).toEqual([]);
  await user.click(press());

  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ lines: [{ id: 1, quantity: 2 }], note: 'Llegaron rotas' }),
  );
  expect(sent[0]?.body).not.toHaveProperty('amount');
});

test('when one of two payments refuses its share of pieces then what went back is told, and the rest is asked for', async () => {
  const pieces = [{ id: 1, name: 'Selva Alta', left: 1 }];
  const { user, amount, dialog, press } = await open(aRefundOverview({ paid: 590, left: 590, pieces }));
  answer('post', '/orders/:id/refunds/preview', { amount: 590 });
  const message = 'Este pedido se pagó en partes: se devolvieron $395.00 MXN y el resto no.';
  answer('post', '/orders/:id/refunds', { message, back: 395 }, 409);
  await user.selectOptions(dialog.getByLabelText('Selva Alta'), '1 de 1');
  await waitFor(() => expect(amount).toHaveValue('590'));

  await user.click(press());

  expect(await dialog.findByText('Sólo se devolvió una parte')).toBeVisible();
  expect(dialog.getByText(message)).toBeVisible();
  await waitFor(() => expect(amount).toHaveValue('195'));
  const sent = made(aRefund({ amount: 195 }));
  await user.click(press());
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ lines: [{ id: 1, quantity: 1 }] }));
});

test('when the server cannot say what pieces cost then that is said, and an amount can still go back', async () => {
  const pieces = [{ id: 1, name: 'Selva Alta', left: 1 }];
  const { user, dialog, press } = await open(aRefundOverview({ pieces }));
  answer('post', '/orders/:id/refunds/preview', { message: 'De Selva Alta quedan 0.' }, 409);
  const sent = made(aRefund());

  await user.selectOptions(dialog.getByLabelText('Selva Alta'), '1 de 1');
  expect(await dialog.findByText('De Selva Alta quedan 0.')).toBeVisible();
  await user.click(press());

  await waitFor(() => expect(sent[0]?.body).toMatchObject({ amount: 295 }));
  expect(sent[0]?.body).not.toHaveProperty('lines');
});

test('when the delivery went back already then it is not offered again', async () => {
  const refunds = [aRefund({ amount: 129, part: 'delivery' })];
  const { dialog } = await open(aRefundOverview({ paid: 424, left: 295, delivery: 0, refunds }));

  expect(dialog.queryByLabelText(/^Envío/)).toBeNull();
  expect(screen.getByText(/^Envío · /)).toBeInTheDocument();
});

test('when its delivery was free then nothing offers to give that back', async () => {
  const { dialog } = await open();

  expect(dialog.queryByLabelText(/^Envío/)).toBeNull();
});

test('when pieces were chosen then Escape asks before they are lost', async () => {
  const pieces = [{ id: 1, name: 'Selva Alta', left: 2, restock: 1 }];
  const { user, dialog } = await open(aRefundOverview({ paid: 295, left: 295, pieces }));
  answer('post', '/orders/:id/refunds/preview', { amount: 295 });
  await user.selectOptions(dialog.getByLabelText('Selva Alta'), '1 de 2');

  await user.keyboard('{Escape}');

  expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
