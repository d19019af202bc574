import { expect, jest, test } from '@jest/globals';
import { showToast } from '@shop/app-kit';
import { makeTestStore, renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { WordsContext } from '@shop/ui';
import { screen } from '@testing-library/react';
import { Toaster } from './toaster.tsx';

const show = (toast: Parameters<typeof showToast>[0]) => {
  const store = makeTestStore();
  store.dispatch(showToast(toast));
  return renderPage(<Toaster />, { store });
};

test('when something was added then the toast leads to the cart and to paying', async () => {
  const { container } = show({ title: 'Añadido al carrito', toCart: true });

  expect(screen.getByRole('link', { name: 'Ver carrito' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Pagar' })).toHaveAttribute('href', '/checkout#contenido');
  expect(await axeViolations(container)).toEqual([]);
});

test('when a toast can be taken back then its button does it and closes the toast', async () => {
  const run = jest.fn();
  const { user, shownToasts } = show({ title: 'Vaciamos tu carrito', action: { label: 'Deshacer', run } });

  await user.click(screen.getByRole('button', { name: 'Deshacer' }));

  expect(run).toHaveBeenCalledTimes(1);
  expect(shownToasts()).toEqual([]);
});

test('when the owner says otherwise what was added then the toast says it with the name, braces or not', () => {
  const store = makeTestStore();
  const description = '{nombre} ha sido añadido a tu carrito.';
  store.dispatch(showToast({ title: 'Añadido', description, values: { nombre: 'Monte {Blanco}' } }));
  renderPage(
    <WordsContext value={new Map([[description, 'Ya llevas {nombre}.']])}>
      <Toaster />
    </WordsContext>,
    { store },
  );

  expect(screen.getByText('Ya llevas Monte {Blanco}.')).toBeVisible();
});
