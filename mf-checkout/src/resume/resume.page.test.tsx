import { expect, test } from '@jest/globals';
import { readDraft } from '@shop/app-kit/forms';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine, aShipping } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { ResumePage } from './resume.page.tsx';

const open = () => {
  answer('get', '/cart', aCart());
  return renderPage(<ResumePage />, { path: '/checkout/resume?t=ficha' });
};

test('when the link of a reminder is opened then nothing changes, and one press brings cart and address', async () => {
  const resumed = answer('post', '/consents/:token/resume', {
    ...{ cart: aCart([aCartLine()]), unavailable: ['Monte Blanco'], address: aShipping() },
  });
  const { user, container, shownToasts } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Tu compra te espera' })).toBeVisible();
  expect(resumed).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Seguir con mi compra' }));

  await waitFor(() => expect(readDraft('checkout-shipping')).toMatchObject(aShipping()));
  expect(shownToasts()[0]).toMatchObject({ description: 'Ya no tenemos: Monte Blanco.' });
});

test('when the link is over then the page says why', async () => {
  answer('post', '/consents/:token/resume', { message: 'Esta compra ya se pagó.' }, 409);
  const { user } = open();

  await user.click(screen.getByRole('button', { name: 'Seguir con mi compra' }));

  expect(await screen.findByText('Esta compra ya se pagó.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Seguir con mi compra' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver el menú' })).toHaveFocus();
});
