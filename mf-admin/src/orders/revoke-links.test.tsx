import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { RevokeLinks } from './revoke-links.tsx';

test('when links are to be revoked then that is asked first and said afterwards', async () => {
  const order = anOrder();
  const sent = answer('delete', `/orders/${order.id}/links`, order);
  const { user, shownToasts } = renderPage(<RevokeLinks order={order} />);

  await user.click(await screen.findByRole('button', { name: 'Anular enlaces enviados' }));
  expect(sent).toHaveLength(0);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Anular' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Enlaces anulados' }]));
});

test('when they cannot be revoked then a toast says so, as of every other act', async () => {
  const order = anOrder();
  answer('delete', `/orders/${order.id}/links`, { message: 'El pedido cambió mientras tanto.' }, 409);
  const { user, shownToasts } = renderPage(<RevokeLinks order={order} />);

  await user.click(await screen.findByRole('button', { name: 'Anular enlaces enviados' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Anular' }));

  await waitFor(() =>
    expect(shownToasts()).toMatchObject([{ description: 'El pedido cambió mientras tanto.' }]),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
