import type { renderPage } from '@shop/app-kit/testing';
import { aShipping } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';

type User = ReturnType<typeof renderPage>['user'];

/** Types the buyer and the address; the postal code fills in city and state. */
export const typeAddress = async (user: User): Promise<void> => {
  const { name, email, address, zip } = aShipping();
  await user.type(await screen.findByLabelText('Nombre completo'), name);
  await user.type(screen.getByLabelText('Correo electrónico'), email);
  await user.type(screen.getByLabelText('Dirección'), address);
  await user.type(screen.getByLabelText('Código postal'), zip);
};

/** Goes from an empty form to the payment step. */
export const toPayment = async (user: User): Promise<void> => {
  await typeAddress(user);
  await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
};
