import type { renderPage } from '@shop/app-kit/testing';
import { aShipping } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';

type User = ReturnType<typeof renderPage>['user'];

/** Types who the buyer is and where it goes; the postal code tells city and state. */
export const typeAddress = async (user: User): Promise<void> => {
  const { name, email, address, zip } = aShipping();
  await user.type(await screen.findByLabelText('Nombre completo'), name);
  await user.type(screen.getByLabelText('Correo electrónico'), email);
  await user.type(screen.getByLabelText('Dirección'), address);
  await user.type(screen.getByLabelText('Código postal'), zip);
};

/** From an empty form to the payment step. */
export const toPayment = async (user: User): Promise<void> => {
  await typeAddress(user);
  await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
};
