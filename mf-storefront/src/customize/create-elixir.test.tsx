import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE, cutOff } from '@shop/app-kit/testing/handlers';
import { keepNoCookie } from '@shop/app-kit/testing/no-cookies';
import { server } from '@shop/app-kit/testing/server';
import { aCart, aCartLine, aFlower } from '@shop/contracts/testing/builders';
import { answerTexts } from '../testing/seeded-texts.ts';
import { CustomizePage } from './customize.page.tsx';

const FAILED = 'No pudimos crear tu elixir personalizado. Por favor, intenta de nuevo.';
const SUBMIT = { name: 'Crear mi elixir' };
const created = (name: string) => {
  const { elixir, item } = aCartLine({ id: 90, name, price: 375, isCustom: true });
  return { elixir, item, cart: { id: item.cartId } };
};
const keyOf = (seen: { headers: Headers }[], call: number) => seen[call]?.headers.get('idempotency-key');

/** The workshop with one flower, already chosen. */
const withAChoice = async (shop = {}, phone = false) => {
  answer('get', '/flowers', [aFlower({ id: 3, name: 'Dalia' })]);
  answerTexts('customize');
  const view = renderPage(<CustomizePage />, { shop, phone });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Dalia' }));
  return view;
};

describe('creating an elixir', () => {
  test('when it is sent then one call carries flowers and name, and the cart is one press away (SF23, SF24)', async () => {
    const seen = answer('post', '/custom-elixirs', created('Para mi mamá'), 201);
    const { user, container } = await withAChoice();

    await user.type(screen.getByLabelText(/Nombre de tu elixir/), '  Para mi mamá ');
    await user.click(screen.getByRole('button', SUBMIT));

    expect(await screen.findByRole('button', { name: '¡Elixir creado!' })).toBeDisabled();
    expect(seen.map(({ body }) => body)).toEqual([{ elixir: { name: 'Para mi mamá' }, flowerIds: [3] }]);
    expect(screen.getByText('Para mi mamá ya está en tu carrito.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mi carrito' })).toHaveAttribute('href', '/cart');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the browser keeps no cookie then that is told and nothing is said to be in the cart', async () => {
    keepNoCookie();
    answer('post', '/custom-elixirs', created('Para mi mamá'), 201);
    answer('get', '/cart', { ...aCart(), cart: { id: 'new' } });
    const { user } = await withAChoice();

    await user.click(screen.getByRole('button', SUBMIT));

    expect(await screen.findByText(/no acepta cookies/)).toBeVisible();
    expect(screen.queryByText(/ya está en tu carrito/)).toBeNull();
    expect(screen.getByRole('button', SUBMIT)).toBeEnabled();
  });

  test('when the shop has sizes then the chosen one is priced and sent, and one that is gone is replaced by what there is', async () => {
    const ownBlendSizes = [
      { milliliters: 60, price: 375 },
      { milliliters: 250, price: 990 },
    ];
    const message = 'Ya no hacemos elixires de 250 ml. Hay 60 ml · $375.00 MXN.';
    const refused = answer('post', '/custom-elixirs', { message, sizes: ownBlendSizes.slice(0, 1) }, 409);
    const { user, container } = await withAChoice({ ownBlendSizes }, true);
    expect(await screen.findByRole('radio', { name: /^60 ml \$375\.00 MXN/ })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: /^250 ml/ }));
    const summary = within(screen.getByRole('region', { name: 'Tu elixir' }));
    expect(summary.getAllByText('$990.00 MXN')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /Ver mi elixir/ })).toHaveTextContent('$990.00 MXN · 250 ml');
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', SUBMIT));

    expect(await screen.findByText(message)).toBeVisible();
    expect(refused[0]?.body).toEqual({ elixir: {}, flowerIds: [3], milliliters: 250 });
    expect(screen.queryByRole('radio')).toBeNull();
    const sent = answer('post', '/custom-elixirs', created('Mi Elixir Personalizado'), 201);
    await user.click(screen.getByRole('button', SUBMIT));
    await screen.findByRole('button', { name: '¡Elixir creado!' });
    expect(sent[0]?.body).toEqual({ elixir: {}, flowerIds: [3], milliliters: 60 });
  });

  test('when the shop has sizes then the first is the one that is chosen, as its owner is told', async () => {
    const ownBlendSizes = [
      { milliliters: 250, price: 990 },
      { milliliters: 60, price: 375 },
    ];
    const sent = answer('post', '/custom-elixirs', created('Mi Elixir Personalizado'), 201);
    const { user } = await withAChoice({ ownBlendSizes });
    expect(await screen.findByRole('radio', { name: /^250 ml/ })).toBeChecked();

    await user.click(screen.getByRole('button', SUBMIT));

    await screen.findByRole('button', { name: '¡Elixir creado!' });
    expect(sent[0]?.body).toEqual({ elixir: {}, flowerIds: [3], milliliters: 250 });
  });

  test('when the server works then the button says so', async () => {
    const held = Promise.withResolvers<void>();
    server.use(
      http.post(`${API_BASE}/custom-elixirs`, async () => {
        await held.promise;
        return HttpResponse.json(created('Mi Elixir Personalizado'), { status: 201 });
      }),
    );
    const { user } = await withAChoice();

    await user.click(screen.getByRole('button', SUBMIT));

    expect(screen.getByRole('button', { name: 'Creando elixir...' })).toBeDisabled();
    held.resolve();
    expect(await screen.findByRole('button', { name: '¡Elixir creado!' })).toBeVisible();
  });

  test('when it is pressed twice before its check has come then it is sent once and can be changed no more', async () => {
    const seen = answer('post', '/custom-elixirs', created('Mi Elixir Personalizado'), 201);
    await withAChoice();
    const button = screen.getByRole('button', SUBMIT);

    fireEvent.click(button);
    const wasChangeable = screen
      .getByRole<HTMLInputElement>('checkbox', { name: 'Dalia' })
      .matches(':enabled');
    fireEvent.click(button);

    await screen.findByRole('button', { name: '¡Elixir creado!' });
    expect(seen).toHaveLength(1);
    expect(wasChangeable).toBe(false);
  });

  test('when no name is given then none is sent: the default is the server’s (SF25)', async () => {
    const seen = answer('post', '/custom-elixirs', created('Mi Elixir Personalizado'), 201);
    const { user } = await withAChoice();

    await user.click(screen.getByRole('button', SUBMIT));

    expect(await screen.findByText('Mi Elixir Personalizado ya está en tu carrito.')).toBeVisible();
    expect(seen[0]?.body).toEqual({ elixir: {}, flowerIds: [3] });
  });

  test('when the name has one letter then nothing is sent (SF21)', async () => {
    const seen = answer('post', '/custom-elixirs', created('A'), 201);
    const { user } = await withAChoice();

    await user.type(screen.getByLabelText(/Nombre de tu elixir/), 'A');
    await user.click(screen.getByRole('button', SUBMIT));

    expect(await screen.findByText('El nombre debe tener entre 2 y 100 caracteres')).toBeVisible();
    expect(seen).toEqual([]);
  });

  test('when it fails then the exact message and the server’s reason show and nothing is lost (SF26)', async () => {
    const seen = answer('post', '/custom-elixirs', { message: 'El servicio no responde' }, 503);
    const { user } = await withAChoice();
    await user.type(screen.getByLabelText(/Nombre de tu elixir/), 'Sol');

    await user.click(screen.getByRole('button', SUBMIT));

    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(FAILED)).toBeVisible();
    expect(within(alert).getByText('El servicio no responde')).toBeVisible();
    expect(screen.getByLabelText(/Nombre de tu elixir/)).toHaveValue('Sol');
    expect(screen.getByRole('checkbox', { name: 'Dalia' })).toBeChecked();
    await user.click(screen.getByRole('button', SUBMIT));
    expect(seen).toHaveLength(2);
    expect(keyOf(seen, 0)).toMatch(/^.{16,}$/);
    expect(keyOf(seen, 1)).toBe(keyOf(seen, 0));
  });

  test('when the content changes after a failure then it is another attempt', async () => {
    const seen = answer('post', '/custom-elixirs', { message: 'El servicio no responde' }, 503);
    const { user } = await withAChoice();

    await user.click(screen.getByRole('button', SUBMIT));
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText(/Nombre de tu elixir/), 'Sol');
    await user.click(screen.getByRole('button', SUBMIT));

    expect(seen).toHaveLength(2);
    expect(keyOf(seen, 1)).not.toBe(keyOf(seen, 0));
  });

  test('when a blend of the cart is opened then it is taken over and saved into its line', async () => {
    const line = aCartLine(
      {
        id: 90,
        name: 'Antes · 60 ml',
        contents: { milliliters: 60 },
        isCustom: true,
        flowers: ['Dalia', 'Ciricote'],
      },
      2,
    );
    answer('get', '/flowers', [aFlower({ id: 3, name: 'Dalia' }), aFlower({ id: 4, name: 'Tila' })]);
    answer('get', '/cart', aCart([line]));
    answerTexts('customize');
    const seen = answer('post', '/custom-elixirs', created('Después'), 201);
    const { user, container, shownToasts } = renderPage(<CustomizePage />, {
      path: `/customize?editar=${line.item.id}`,
    });

    expect(await screen.findByText('Estás cambiando Antes · 60 ml')).toBeVisible();
    expect(screen.queryByText(/^Ya no hacemos/)).toBeNull();
    expect(await screen.findByRole('checkbox', { name: 'Dalia', checked: true })).toBeChecked();
    expect(screen.getByLabelText(/Nombre de tu elixir/)).toHaveValue('Antes');
    expect(shownToasts()).toMatchObject([{ title: 'Abrimos tu mezcla' }]);
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Tila' }));
    await user.clear(screen.getByLabelText(/Nombre de tu elixir/));
    await user.type(screen.getByLabelText(/Nombre de tu elixir/), 'Después');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));

    await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Guardamos tu mezcla' }]));
    expect(seen.map(({ body }) => body)).toEqual([
      { elixir: { name: 'Después' }, flowerIds: [3, 4], replaces: line.item.id },
    ]);
  });

  test('when the cart of a blend to change cannot be read then that is said, and a retry opens it', async () => {
    const line = aCartLine({ id: 90, name: 'Antes', isCustom: true, flowers: ['Dalia'] });
    answer('get', '/flowers', [aFlower({ id: 3, name: 'Dalia' })]);
    cutOff('get', '/cart');
    answerTexts('customize');
    const { user } = renderPage(<CustomizePage />, { path: `/customize?editar=${line.item.id}` });
    expect(await screen.findByText('No pudimos abrir tu mezcla.')).toBeVisible();

    answer('get', '/cart', aCart([line]));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByText('Estás cambiando Antes')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Dalia' })).toBeChecked();
  });

  test('when the blend to change is no longer in the cart then that is said', async () => {
    answer('get', '/flowers', [aFlower({ id: 3, name: 'Dalia' })]);
    answer('get', '/cart', aCart([]));
    answerTexts('customize');

    renderPage(<CustomizePage />, { path: '/customize?editar=7' });

    expect(await screen.findByText('Esa mezcla ya no está en tu carrito.')).toBeVisible();
  });

  test('when a blend is changed whose size is made no more then it says in which it will be saved', async () => {
    const [small, large] = [
      { milliliters: 60, price: 375 },
      { milliliters: 250, price: 990 },
    ];
    const blend = { id: 90, name: 'Antes', isCustom: true, flowers: ['Dalia'] };
    const line = aCartLine({ ...blend, contents: { milliliters: 120 } });
    answer('get', '/flowers', [aFlower({ id: 3, name: 'Dalia' })]);
    answer('get', '/cart', aCart([line]));
    answerTexts('customize');
    const { user } = renderPage(<CustomizePage />, {
      path: `/customize?editar=${line.item.id}`,
      shop: { ownBlendSizes: [small, large] },
    });

    expect(await screen.findByText('Ya no hacemos mezclas de 120 ml: se guardará de 60 ml.')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /^250 ml/ }));

    expect(screen.getByText('Ya no hacemos mezclas de 120 ml: se guardará de 250 ml.')).toBeVisible();
  });

  test('when another one is wanted then the form is empty and the next has a key of its own', async () => {
    const seen = answer('post', '/custom-elixirs', created('Mi Elixir Personalizado'), 201);
    const { user } = await withAChoice();
    await user.click(screen.getByRole('button', SUBMIT));

    await user.click(await screen.findByRole('button', { name: 'Crear otro elixir' }));

    expect(screen.getByRole('list', { name: 'Flores elegidas' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Dalia' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Dalia' }));
    await user.click(screen.getByRole('button', SUBMIT));
    await screen.findByRole('button', { name: '¡Elixir creado!' });
    expect(keyOf(seen, 1)).not.toBe(keyOf(seen, 0));
  });
});
