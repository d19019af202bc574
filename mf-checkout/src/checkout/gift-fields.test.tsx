import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { aCart, aShipping } from '@shop/contracts/testing/builders';
import type { DeliveryAddress } from '@shop/contracts/address';
import { screen } from '@testing-library/react';
import { AddressStep } from './address-step.tsx';

const open = () => {
  const sent: DeliveryAddress[] = [];
  const details = { ...aShipping(), phone: '', notes: '' };
  const view = renderPage(
    <AddressStep
      cart={aCart()}
      details={details}
      onValid={(valid) => void sent.push(valid as DeliveryAddress)}
    />,
  );
  const { user } = view;
  return {
    ...view,
    sent,
    toggle: () => user.click(screen.getByRole('checkbox', { name: /Es un regalo/ })),
    send: () => user.click(screen.getByRole('button', { name: 'Continuar al pago' })),
  };
};
const recipient = () => screen.getByLabelText('Nombre de quien lo recibe');

test('when it is a gift then for whom and the words go along', async () => {
  const { user, sent, toggle, send, container } = open();
  expect(screen.queryByLabelText('Nombre de quien lo recibe')).toBeNull();
  await toggle();
  await user.type(recipient(), 'Itzel Canul');
  await user.type(screen.getByLabelText(/Mensaje/), 'Te quiero');
  expect(screen.getByText('9 de 200 caracteres')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);

  await send();

  expect(sent[0]?.gift).toEqual({ recipient: 'Itzel Canul', message: 'Te quiero' });
});

test('when nobody is named then it says so and nothing goes on', async () => {
  const { sent, toggle, send } = open();
  await toggle();

  await send();

  expect(await screen.findByText('Escribe el nombre de quien lo recibe')).toBeVisible();
  expect(sent).toEqual([]);
});

test('when the box is unticked then it is no gift, and ticked again the words are back', async () => {
  const { user, sent, toggle, send } = open();
  await toggle();
  await user.type(recipient(), 'Itzel');
  await toggle();
  await send();
  expect(sent[0]).not.toHaveProperty('gift.recipient');

  await toggle();

  expect(recipient()).toHaveValue('Itzel');
});
