import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { keepNoCookie } from '@shop/app-kit/testing/no-cookies';
import { aCart, aCartLine, anElixir } from '@shop/contracts/testing/builders';
import { answerMenu } from '../testing/answer-menu.ts';
import { answerTexts } from '../testing/seeded-texts.ts';
import { MenuPage } from './menu.page.tsx';

const ADD = { name: 'Añadir al carrito' };

beforeEach(() => void answerTexts('menu'));

describe('the menu', () => {
  test('when the blends arrive then each has its picture, name, text, price and button (SF8, SF11)', async () => {
    answerMenu([anElixir(), anElixir({ id: 2, name: 'Noche de Vainilla', price: 420.5 })]);

    const { container } = renderPage(<MenuPage />);

    const card = await screen.findByRole('article', { name: 'Noche de Vainilla' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Nuestro Menú de Elixires Listos para Ti',
    );
    expect(within(card).getByText('$420.50 MXN')).toBeVisible();
    expect(within(card).getByRole('img')).toHaveAttribute(
      'srcset',
      expect.stringContaining('-640.webp 640w'),
    );
    expect(within(card).getByRole('button', ADD)).toBeEnabled();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(document.title).toBe('Menú Comercial | Flor de Kaab');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when sizes differ then each price says what it is for, and what 100 ml cost', async () => {
    answerMenu([
      anElixir({ contents: { milliliters: 60 } }),
      anElixir({ id: 2, name: 'Reserva', price: 490, contents: { milliliters: 30 } }),
    ]);

    renderPage(<MenuPage />);

    const card = await screen.findByRole('article', { name: 'Reserva' });
    expect(within(card).getByText('30 ml')).toBeVisible();
    expect(within(card).getByText('$1,633.33 por 100 ml')).toBeVisible();
  });

  test('when all are of one size then 100 ml are not priced', async () => {
    answerMenu([1, 2].map((id) => anElixir({ id, name: `Mezcla ${id}`, contents: { milliliters: 60 } })));

    renderPage(<MenuPage />);

    expect(await screen.findAllByText('60 ml')).toHaveLength(3);
    expect(screen.queryByText(/por 100 ml/)).toBeNull();
  });

  test('when the blends are on their way then six skeletons show (SF10)', async () => {
    answerMenu([anElixir()]);

    renderPage(<MenuPage />);

    expect(screen.getAllByTestId('elixir-skeleton')).toHaveLength(6);
    expect(screen.getByText('Cargando el menú…')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByTestId('elixir-skeleton')).toBeNull());
  });

  test('when nothing is on sale then it says so and leads to the workshop', async () => {
    answerMenu([]);

    renderPage(<MenuPage />);

    expect(await screen.findByText('Estamos preparando nuevas mezclas')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Personaliza tu elixir' })).toHaveAttribute('href', '/customize');
  });
});

describe('adding from the menu', () => {
  test('when a blend is added then the server gets it, the button says so and the toast names it (H1)', async () => {
    answerMenu([anElixir({ id: 7, name: 'Dalia Carmesí' })]);
    const sent = answer('post', '/cart/items', aCart([aCartLine({ id: 7 })]), 201);
    const { user, shownToasts } = renderPage(<MenuPage />);

    await user.click(await screen.findByRole('button', ADD));

    expect(screen.getByRole('button', { name: 'Añadiendo...' })).toBeDisabled();
    expect(shownToasts()).toEqual([]);
    expect(await screen.findByRole('button', ADD)).toBeEnabled();
    expect(sent.map(({ body }) => body)).toEqual([{ cartId: 'new', elixirId: 7, quantity: 1 }]);
    expect(shownToasts()).toMatchObject([
      {
        title: 'Añadido al carrito',
        description: '{nombre} ha sido añadido a tu carrito.',
        values: { nombre: 'Dalia Carmesí' },
      },
    ]);
  });

  test('when the line is full then the toast says so', async () => {
    answerMenu([anElixir()]);
    const notice = 'Puedes llevar hasta 99 piezas de cada elixir.';
    answer('post', '/cart/items', { ...aCart([aCartLine()]), notice });
    const { user, shownToasts } = renderPage(<MenuPage />);

    await user.click(await screen.findByRole('button', ADD));

    expect(await screen.findByRole('button', ADD)).toBeEnabled();
    expect(shownToasts()).toMatchObject([{ title: 'Ya no caben más', description: notice }]);
  });

  test('when it is pressed twice in one breath then one piece goes into the cart (SF13)', async () => {
    answerMenu([anElixir({ id: 7 })]);
    const sent = answer('post', '/cart/items', aCart([aCartLine({ id: 7 })]), 201);
    const { shownToasts } = renderPage(<MenuPage />);
    const button = await screen.findByRole('button', ADD);

    act(() => {
      button.click();
      button.click();
    });

    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  test('when the button worked then the keyboard is on it again', async () => {
    answerMenu([anElixir()]);
    answer('post', '/cart/items', aCart([aCartLine()]), 201);
    const { user } = renderPage(<MenuPage />);
    const button = await screen.findByRole('button', ADD);

    button.focus();
    await user.keyboard('{Enter}');

    await screen.findByRole('button', ADD);
    await waitFor(() => expect(screen.getByRole('button', ADD)).toHaveFocus());
  });

  test.each([
    ['refuses', () => void answer('post', '/cart/items', { message: 'No disponible' }, 503)],
    ['cannot be reached', () => cutOff('post', '/cart/items')],
  ])('when the server %s then the red toast says so and the button is ready again', async (_how, fail) => {
    answerMenu([anElixir()]);
    fail();
    const { user, shownToasts } = renderPage(<MenuPage />);

    await user.click(await screen.findByRole('button', ADD));

    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        {
          title: 'Error',
          description: 'No se pudo añadir al carrito. Intenta de nuevo.',
          variant: 'destructive',
        },
      ]),
    );
    expect(screen.getByRole('button', ADD)).toBeEnabled();
  });

  test('when the browser keeps no cookie then the shopper is told, and not that it is in the cart', async () => {
    keepNoCookie();
    answerMenu([anElixir()]);
    answer('post', '/cart/items', aCart([aCartLine()]));
    answer('get', '/cart', { ...aCart(), cart: { id: 'new' } });
    const { user, shownToasts } = renderPage(<MenuPage />);

    await user.click(await screen.findByRole('button', ADD));

    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { title: 'Error', description: expect.stringMatching(/no acepta cookies/) },
      ]),
    );
  });

  test('when the blend is no longer sold then the menu is read again and the card says so', async () => {
    answerMenu([anElixir()]);
    answer('post', '/cart/items', { message: 'Este elixir ya no está disponible' }, 409);
    const { user } = renderPage(<MenuPage />);
    const button = await screen.findByRole('button', ADD);

    answerMenu([anElixir({ isAvailable: false })]);
    await user.click(button);

    expect(await screen.findByRole('button', { name: 'No disponible' })).toBeDisabled();
  });

  test('when a blend is not available then its button is asleep and says so (SF15)', async () => {
    answerMenu([anElixir({ isAvailable: false })]);

    renderPage(<MenuPage />);

    expect(await screen.findByRole('button', { name: 'No disponible' })).toBeDisabled();
    expect(screen.queryByRole('button', ADD)).toBeNull();
  });
});
