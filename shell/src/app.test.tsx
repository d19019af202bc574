import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cartApi, page, showToast, useAddItemMutation, type RemoteModule } from '@shop/app-kit';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { renderPage } from '@shop/app-kit/testing';
import { Badge, Page } from '@shop/ui';
import type { Content } from '@shop/contracts/content';
import { aCart, aCartLine, aContent, anElixir } from '@shop/contracts/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RemoteName } from '@shop/contracts/pages';

const loadRoutes = jest.fn<(name: RemoteName) => Promise<RemoteModule>>();
const forgetRoutes = jest.fn();
const warmUp = jest.fn<(path: string) => Promise<void>>();
jest.unstable_mockModule('./remotes.ts', () => ({
  loadRoutes,
  forgetRoutes,
  warmUp,
}));
const { App } = await import('./app.tsx');

const heading = (text: string) => () => (
  <Page title={text}>
    <h1>{text}</h1>
    <Link to="/contact">Escríbenos</Link>
  </Page>
);
const Menu = heading('Menú');
const Contact = heading('Contacto');
const routes: RemoteModule['default'] = [
  { path: 'menu', element: <Menu /> },
  { path: 'contact', element: <Contact /> },
];

const show = async (path: string, site: Content[] = [], frame = <App />) => {
  answer('get', '/cart', aCart([]));
  answer('get', '/content/site', site);
  let view: ReturnType<typeof renderPage> | undefined;
  await act(async () => void (view = renderPage(frame, { path })));
  if (!view) throw new Error('nothing was drawn');
  return view;
};

// An already settled promise for `use`, like a module that was loaded before.
const loaded = (module: RemoteModule) => {
  const promise = Promise.resolve(module);
  loadRoutes.mockReturnValue(promise);
};

beforeEach(() => {
  loadRoutes.mockReset();
  warmUp.mockReset().mockResolvedValue();
  loaded({ default: routes });
});

describe('app', () => {
  test('when the owner says words otherwise then header, page and footer do; an empty one stays', async () => {
    const items = [
      { title: 'Legal', text: 'La letra chica' },
      { title: 'Contacto', text: 'Habla con nosotros' },
      { title: 'Enlaces rápidos', text: '' },
    ];
    loaded({ default: [{ path: 'menu', element: <Badge>Legal</Badge> }] });
    await show('/menu', [aContent({ page: 'site', section: 'words-frame', items })]);

    expect(await screen.findByRole('navigation', { name: 'La letra chica' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('La letra chica')).toBeVisible();
    expect(
      within(screen.getByRole('banner')).getAllByRole('link', { name: 'Habla con nosotros' })[0],
    ).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Enlaces rápidos' })).toBeVisible();
  });

  test('when a public page is open then header, page and footer are there, and no accessibility rule is broken', async () => {
    const { container } = await show('/menu');

    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Menú' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#contenido');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the address is nobody’s then the 404 page speaks Spanish first, English second (SH2, H2)', async () => {
    const blends = [1, 2, 3, 4].map((id) => ({
      ...anElixir({ id, name: `Mezcla ${id}` }),
      slug: `mezcla-${id}`,
    }));
    answer('get', '/elixirs/predesigned/featured', { blends, total: 4 });
    const { container } = await show('/no-existe');

    expect(screen.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
    expect(screen.getByText('404 Page Not Found')).toHaveAttribute('lang', 'en');
    await waitFor(() => expect(document.title).toBe('No encontramos esta página | Flor de Kaab'));
    const others = await screen.findByRole('region', { name: 'O prueba una de estas' });
    expect(
      within(others)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/menu/mezcla-1', '/menu/mezcla-2', '/menu/mezcla-3']);
    const search = screen.getByRole('search');
    expect(search).toHaveAttribute('action', '/menu');
    expect(within(search).getByRole('searchbox', { name: 'Buscar una mezcla' })).toHaveAttribute('name', 'q');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when an administrators’ page is open then the shop’s header and footer are not there', async () => {
    loaded({ default: [{ path: 'admin', element: <h1>Panel</h1> }] });

    await show('/admin');

    expect(screen.getByRole('heading', { name: 'Panel' })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('when the page changes then the focus is at its beginning and its title is read out', async () => {
    const { user } = await show('/menu');

    await act(() => user.click(screen.getByRole('link', { name: 'Escríbenos' })));

    expect(await screen.findByRole('heading', { name: 'Contacto' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() =>
      expect(screen.getByText('Contacto | Flor de Kaab', { selector: '[role=status]' })).toBeInTheDocument(),
    );
  });

  test('when the frame changes while the next page is read then the page of before stays, and nothing is read twice', async () => {
    const Frame = () => {
      const [, setCount] = useState(0);
      return (
        <>
          <button onClick={() => setCount((count) => count + 1)}>De nuevo</button>
          <App />
        </>
      );
    };
    const { user } = await show('/menu', [], <Frame />);
    const { promise, resolve } = Promise.withResolvers<void>();
    warmUp.mockReset().mockReturnValue(promise);

    await act(() => user.click(screen.getByRole('link', { name: 'Escríbenos' })));
    await act(() => user.click(screen.getByRole('button', { name: 'De nuevo' })));
    expect(screen.getByRole('heading', { name: 'Menú' })).toBeVisible();
    await act(async () => resolve());

    expect(await screen.findByRole('heading', { name: 'Contacto' })).toBeVisible();
    expect(warmUp.mock.calls.map(([path]) => path)).toEqual(['/contact']);
  });

  test('when the next page is another remote’s and comes soon then the page of before stays until it is there', async () => {
    const { user } = await show('/menu');
    const { promise, resolve } = Promise.withResolvers<RemoteModule>();
    const here = loadRoutes('storefront');
    loadRoutes.mockImplementation((name) => (name === 'checkout' ? promise : here));
    warmUp.mockReset().mockImplementation(async () => void (await promise));
    const Cart = heading('Tu carrito');

    await act(() => user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Carrito/ })));
    expect(screen.getByRole('heading', { name: 'Menú' })).toBeVisible();
    await act(async () => resolve({ default: [{ path: 'cart', element: <Cart /> }] }));

    expect(screen.getByRole('heading', { name: 'Tu carrito' })).toBeVisible();
  });

  test('when a toast is dispatched then it is shown, over any page', async () => {
    const { store } = await show('/menu');

    act(() => void store.dispatch(showToast({ title: 'Añadido al carrito' })));

    const region = await screen.findByRole('region', { name: /Notificaciones/ });
    expect(await within(region).findByText('Añadido al carrito')).toBeVisible();
  });

  test('when something is being changed then the toaster is there before its toast', async () => {
    const Buy = () => {
      const [add] = useAddItemMutation();
      return <button onClick={() => void add({ elixirId: 1, quantity: 1 })}>Comprar</button>;
    };
    loaded({ default: [{ path: 'menu', element: <Buy /> }] });
    const { user } = await show('/menu');
    answer('post', '/cart/items', { message: 'Agotado' }, 409);

    await user.click(screen.getByRole('button', { name: 'Comprar' }));

    expect(await screen.findByRole('region', { name: /Notificaciones/ })).toBeInTheDocument();
  });
});

test('when an extension took the cart’s number away and the cart is emptied then page and header are there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await show('/menu');
  const fill = (cart: ReturnType<typeof aCart>) =>
    act(async () => void (await store.dispatch(cartApi.util.upsertQueryData('getCart', undefined, cart))));
  await fill(aCart([aCartLine()]));
  screen.getByTestId('cart-badge').remove();

  await fill(aCart([]));

  expect(screen.getByRole('heading', { name: 'Menú' })).toBeVisible();
  expect(
    within(screen.getByRole('banner')).getByRole('link', { name: 'Carrito, 0 artículos' }),
  ).toBeVisible();
  jest.restoreAllMocks();
});

describe('a remote that is down', () => {
  test('when it fails then only its area says so, and the button loads it again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    loadRoutes.mockReturnValue(Promise.reject(new Error('503')));
    await show('/cart');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Esta sección no está disponible' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();

    loaded({ default: [{ path: 'cart', element: <h1>Tu carrito</h1> }] });
    await act(async () => within(alert).getByRole('button', { name: 'Reintentar' }).click());

    expect(await screen.findByRole('heading', { name: 'Tu carrito' })).toBeVisible();
    expect(forgetRoutes).toHaveBeenCalledWith('checkout');
    jest.restoreAllMocks();
  });

  test('when there is no network then the area says so, and opens by itself when it is back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    loadRoutes.mockReturnValue(Promise.reject(new Error('offline')));
    await show('/cart');
    const alert = await screen.findByRole('alert');
    expect(
      within(alert).getByRole('heading', { name: 'Sin conexión. Tu carrito está a salvo.' }),
    ).toBeVisible();

    onLine.mockReturnValue(true);
    loaded({ default: [{ path: 'cart', element: <h1>Tu carrito</h1> }] });
    await act(async () => void dispatchEvent(new Event('online')));

    expect(await screen.findByRole('heading', { name: 'Tu carrito' })).toBeVisible();
    jest.restoreAllMocks();
  });

  test('when only a page’s file fails then the button loads that file again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers({ advanceTimers: true });
    let broken = true;
    const Lazy = page(() => (broken ? Promise.reject(new Error('404')) : Promise.resolve(Menu)));
    loaded({ default: [{ path: 'menu', element: <Lazy /> }] });
    await show('/menu');
    await act(() => jest.advanceTimersByTimeAsync(3000));

    broken = false;
    await act(async () => {
      screen.getByRole('button', { name: 'Reintentar' }).click();
      await jest.advanceTimersByTimeAsync(10);
    });

    expect(await screen.findByRole('heading', { name: 'Menú' })).toBeVisible();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
});
