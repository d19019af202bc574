import { afterEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import './detail-dialog.tsx';
import { OrdersPage } from './orders.page.tsx';
import { answerDetails } from '../testing/answer-details.ts';

const open = async () => {
  answer('get', '/orders', [anOrder(), anOrder({ id: 'order-b', number: 'FK-000002' })]);
  answerDetails();
  const view = renderPage(<OrdersPage />);
  await screen.findByText('FK-000002');
  return view;
};
const details = (number: string) =>
  screen.getByRole('button', { name: `Detalles de ${number}`, hidden: true });
const help = () => screen.findByRole('dialog', { name: 'Teclas rápidas' });

afterEach(() => localStorage.clear());

test('when j and k are pressed then the focus walks the rows, and Enter opens the one that has it', async () => {
  const { user } = await open();

  await user.keyboard('j');
  expect(details('FK-000001')).toHaveFocus();
  await user.keyboard('jj');
  expect(details('FK-000002')).toHaveFocus();
  await user.keyboard('k');
  expect(details('FK-000001')).toHaveFocus();
  await user.keyboard('j{Enter}');

  expect(await screen.findByRole('dialog', { name: 'Pedido FK-000002' })).toBeVisible();
});

test('when / is pressed then the search has the focus, and what is typed there is text', async () => {
  const { user } = await open();

  await user.keyboard('/');
  await user.keyboard('j/?');

  expect(screen.getByLabelText('Buscar')).toHaveFocus();
  expect(screen.getByLabelText('Buscar')).toHaveValue('j/?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('when ? is pressed then a window tells the keys, and they rest while it is open', async () => {
  const { user, baseElement } = await open();

  await user.keyboard('?');

  expect(await help()).toHaveTextContent('Pedido siguiente');
  expect(await axeViolations(baseElement)).toEqual([]);
  await user.keyboard('j');
  expect(details('FK-000001')).not.toHaveFocus();
});

test('when a key is part of a combination then it stays the browser’s', async () => {
  const { user } = await open();

  await user.keyboard('{Control>}j{/Control}');

  expect(document.body).toHaveFocus();
});

test('when the keys are switched off then they stay off, and the button switches them on again', async () => {
  const first = await open();
  await first.user.keyboard('?');
  await help();
  await first.user.click(screen.getByRole('switch', { name: 'Usar teclas rápidas' }));
  first.unmount();
  const { user } = await open();

  await user.keyboard('j');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Teclas rápidas' }));
  await help();
  await user.click(screen.getByRole('switch', { name: 'Usar teclas rápidas' }));
  await user.keyboard('{Escape}j');

  expect(details('FK-000001')).toHaveFocus();
});
