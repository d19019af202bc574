import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anElixir } from '@shop/contracts/testing/builders';
import { act, screen, waitFor } from '@testing-library/react';
import { ProductsPage } from './products.page.tsx';

beforeEach(() => sessionStorage.clear());

const READ = [
  anElixir({ id: 1, name: 'Monte Blanco', price: 315, version: 4 }),
  anElixir({ id: 2, name: 'Selva Alta', price: 365, version: 0 }),
];
const open = async (read = READ) => {
  answer('get', '/elixirs', read);
  const view = renderPage(<ProductsPage />);
  await screen.findByText('Monte Blanco');
  return view;
};
const price = () => screen.getByRole('button', { name: /Cambiar el precio de Monte Blanco/ });
const input = () => screen.getByRole('textbox', { name: /Nuevo valor de Monte Blanco/ });

describe('a product in its row', () => {
  test('when the price is pressed, typed and entered then only it is sent, with the version that was read', async () => {
    const { user, container } = await open();
    const sent = answer('patch', '/elixirs/:id', READ[0]!);
    await user.click(price());
    expect(input()).toHaveFocus();
    expect(await axeViolations(container)).toEqual([]);

    await user.keyboard('330,50{Enter}');

    await waitFor(() => expect(sent[0]?.body).toEqual({ price: 330.5, version: 4 }));
    await waitFor(() => expect(price()).toBeVisible());
  });

  test('when a price was stored then one press has the former one again', async () => {
    const { user, shownToasts } = await open();
    const sent = answer('patch', '/elixirs/:id', { ...READ[0]!, price: 330, version: 5 });
    await user.click(price());
    await user.keyboard('330{Enter}');
    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Monte Blanco cuesta $330.00 MXN' }));

    shownToasts()[0]!.action!.run();

    await waitFor(() => expect(sent[1]?.body).toEqual({ price: 315, version: 5 }));
  });

  test('when the price has a comma between thousands then it is not a decimal one', async () => {
    const { user } = await open();
    const sent = answer('patch', '/elixirs/:id', READ[0]!);
    await user.click(price());

    await user.keyboard('1,250{Enter}');

    await waitFor(() => expect(sent[0]?.body).toEqual({ price: 1250, version: 4 }));
  });

  test('when the keys of a phone have no Enter then a button saves and another leaves it as it was', async () => {
    const { user, container } = await open();
    const sent = answer('patch', '/elixirs/:id', READ[0]!);
    await user.click(price());
    await user.keyboard('330');
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Dejarlo como estaba' }));
    expect(price()).toHaveTextContent('$315.00 MXN');

    await user.click(price());
    await user.keyboard('340');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ price: 340, version: 4 }]));
  });

  test('when what was typed is no price or Escape is pressed then nothing is sent', async () => {
    const { user } = await open();
    const sent = answer('patch', '/elixirs/:id', READ[0]!);
    await user.click(price());

    await user.keyboard('-5{Enter}');
    expect(screen.getByText('El precio debe ser un número positivo')).toBeVisible();
    expect(input()).toBeInvalid();
    await user.keyboard('{Escape}');

    expect(price()).toHaveTextContent('$315.00 MXN');
    expect(sent).toEqual([]);
  });

  test('when somebody else changed it meanwhile then their price is said and a second Enter is mine', async () => {
    const { user } = await open();
    const current = { ...READ[0]!, price: 300, version: 5 };
    answer('patch', '/elixirs/:id', { message: 'Otra persona', current }, 409);
    await user.click(price());
    answer('get', '/elixirs', [current, READ[1]!]);

    await user.keyboard('330{Enter}');

    expect(await screen.findByText(/ahora cuesta \$300\.00 MXN/)).toBeVisible();
    expect(input()).toHaveValue('330');
    const sent = answer('patch', '/elixirs/:id', current);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent[0]?.body).toEqual({ price: 330, version: 5 }));
  });

  test('when its badge is pressed then it is sold out, and a failure is told', async () => {
    const { user, shownToasts } = await open();
    const sent = answer('patch', '/elixirs/:id', { message: '', current: READ[0] }, 409);
    const badge = () => screen.getByRole('switch', { name: /Monte Blanco a la venta/ });
    expect(badge()).toBeChecked();

    await user.click(badge());

    await waitFor(() => expect(sent[0]?.body).toEqual({ isAvailable: false, version: 4 }));
    await waitFor(() => expect(shownToasts()[0]?.description).toMatch(/Otra persona cambió/));
  });

  test('when it was sold out by a press then that is said, and can be taken back', async () => {
    const { user, shownToasts } = await open();
    const sold = answer('patch', '/elixirs/:id', { ...READ[0]!, isAvailable: false, version: 5 });
    await user.click(screen.getByRole('switch', { name: /Monte Blanco a la venta/ }));
    await waitFor(() => expect(sold).toHaveLength(1));
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { title: 'Monte Blanco ya no está a la venta', action: { label: 'Deshacer' } },
      ]),
    );
    const back = answer('patch', '/elixirs/:id', { ...READ[0]!, version: 6 });

    act(() => shownToasts()[0]!.action!.run());

    await waitFor(() => expect(back[0]?.body).toEqual({ isAvailable: true, version: 5 }));
    await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Monte Blanco está a la venta' }]));
  });
});

describe('the pieces at hand', () => {
  const counted = anElixir({ id: 1, name: 'Monte Blanco', version: 4, stock: 3, reserved: 2 });
  const cell = (words: string) =>
    screen.findByRole('button', { name: `${words} Cambiar las existencias de Monte Blanco` });
  const typing = () => screen.getByRole('textbox', { name: /^Existencias de Monte Blanco/ });

  test('when they are counted in the row then a new count goes with the one that was read', async () => {
    const { user, container } = await open([counted]);
    const sent = answer('patch', '/elixirs/:id', counted);
    await user.click(await cell('Sólo quedan 3 · 2 apartadas'));
    expect(typing()).toHaveValue('3');
    expect(await axeViolations(container)).toEqual([]);

    await user.keyboard('27{Enter}');

    await waitFor(() => expect(sent[0]?.body).toEqual({ stock: 27, stockSeen: 3, version: 4 }));
  });

  test('when nothing is typed then they are without limit, and nonsense is not sent', async () => {
    const { user } = await open([counted]);
    const sent = answer('patch', '/elixirs/:id', counted);
    await user.click(await cell('Sólo quedan 3 · 2 apartadas'));

    await user.keyboard('-2{Enter}');
    expect(typing()).toBeInvalid();
    await user.clear(typing());
    await user.keyboard('{Enter}');

    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ stock: null, stockSeen: 3, version: 4 }]),
    );
  });

  test('when somebody else counted meanwhile then their count is said, and a second Enter is mine', async () => {
    const { user } = await open([anElixir({ id: 1, name: 'Monte Blanco', version: 4 })]);
    answer('patch', '/elixirs/:id', { message: '', current: { ...counted, stock: 1_200, version: 5 } }, 409);
    await user.click(await cell('Sin límite'));

    await user.keyboard('30{Enter}');

    expect(await screen.findByText(/ahora dice «Quedan 1,200 · 2 apartadas»/)).toBeVisible();
    const sent = answer('patch', '/elixirs/:id', counted);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent[0]?.body).toEqual({ stock: 30, stockSeen: 1_200, version: 5 }));
  });

  test('when they are counted in the window then the count goes with the one that was read', async () => {
    answer('get', '/flowers', []);
    const { user } = await open([counted]);
    const sent = answer('patch', '/elixirs/:id', counted);
    await user.click(screen.getByRole('button', { name: 'Editar Monte Blanco' }));
    const field = await screen.findByRole('textbox', { name: /^Existencias/ });
    await user.clear(field);
    await user.type(field, '27');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    await waitFor(() => expect(sent[0]?.body).toEqual({ stock: 27, stockSeen: 3, version: 4 }));
  });
});
