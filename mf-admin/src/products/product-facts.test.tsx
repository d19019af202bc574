import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { aFlower, anElixir } from '@shop/contracts/testing/builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import './product-dialogs.tsx';
import { ProductsPage } from './products.page.tsx';

beforeEach(() => sessionStorage.clear());

const FLOWERS = [
  aFlower({ id: 1, name: 'Xtabentún' }),
  aFlower({ id: 2, name: 'Tajonal' }),
  aFlower({ id: 3, name: 'Dalia' }),
];
const READ = anElixir({
  version: 4,
  flowers: ['Tajonal', 'Ya no hay'],
  taste: { sweet: 4, floral: 2, intense: 1 },
  contents: { milliliters: 60 },
});
const open = async (read = READ) => {
  answer('get', '/elixirs', [read]);
  answer('get', '/flowers', FLOWERS);
  const view = renderPage(<ProductsPage />);
  await view.user.click(await screen.findByRole('button', { name: /^Editar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Producto' }));
  return { ...view, dialog };
};
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('what a product tells', () => {
  test('when it is edited, then flowers, taste and texts that were changed are sent, and nothing else', async () => {
    const { user, dialog, baseElement } = await open();
    const sent = answer('patch', '/elixirs/:id', READ);
    await user.type(await dialog.findByLabelText('Buscar flor'), 'xtabentun');
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Dalia' })).toBeNull());
    await user.click(dialog.getByRole('checkbox', { name: 'Xtabentún' }));
    await user.clear(dialog.getByLabelText('Buscar flor'));
    await user.click(dialog.getByRole('checkbox', { name: 'Ya no hay' }));
    fireEvent.change(dialog.getByRole('slider', { name: 'Floral: 2 de 5' }), { target: { value: '5' } });
    await user.type(dialog.getByLabelText(/^Contenido en g/), '85');
    await user.type(dialog.getByLabelText(/^Cómo tomarlo/), 'En té negro.');
    expect(dialog.getByRole('slider', { name: 'Floral: 5 de 5' })).toHaveValue('5');
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

    await user.click(save());

    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        flowers: ['Tajonal', 'Xtabentún'],
        taste: { sweet: 4, floral: 5, intense: 1 },
        contents: { grams: 85, milliliters: 60 },
        howToTake: 'En té negro.',
        version: 4,
      }),
    );
  });

  test('when an amount is none, then it is said beside its field and nothing is sent', async () => {
    const { user, dialog } = await open();
    const sent = answer('patch', '/elixirs/:id', READ);
    await user.type(dialog.getByLabelText(/^Contenido en g/), '-5');

    await user.click(save());

    expect(await dialog.findByText('Escribe un número entero mayor que cero')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('when somebody else changed flowers and taste meanwhile, then both lists are shown', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('checkbox', { name: 'Dalia' }));
    const current = {
      ...READ,
      version: 5,
      flowers: ['Xtabentún'],
      taste: { sweet: 1, floral: 2, intense: 3 },
    };
    answer('get', '/elixirs', [current]);
    answer('patch', '/elixirs/:id', { message: 'Otra persona cambió este elixir.', current }, 409);

    await user.click(save());

    const flowers = within(await screen.findByRole('region', { name: 'Flores' }));
    expect(flowers.getByText('Xtabentún')).toBeVisible();
    expect(flowers.getByText('Tajonal, Ya no hay, Dalia')).toBeVisible();
    expect(screen.getByText(/lo que cambió: Sabor/)).toBeVisible();
    expect(dialog.getByRole('slider', { name: 'Intensidad: 3 de 5' })).toHaveValue('3');
  });

  test('when the flowers cannot be read, then those that are chosen are still there', async () => {
    answer('get', '/elixirs', [READ]);
    cutOff('get', '/flowers');
    const { user } = renderPage(<ProductsPage />);
    await user.click(await screen.findByRole('button', { name: /^Editar/ }));

    expect(await screen.findByText(/No pudimos leer las flores/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Tajonal' })).toBeChecked();
  });
});
