import { describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { renderPage } from '@shop/app-kit/testing';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { Header } from './header.tsx';

const show = (path = '/', options = {}) => {
  answer('get', '/cart', aCart([aCartLine({ id: 1 }, 2), aCartLine({ id: 2 }, 1)]));
  return renderPage(<Header />, { ...options, path });
};
const wideNav = () => screen.getByRole('navigation', { name: 'Principal' });

describe('header', () => {
  test('when it is drawn then it has the brand and the five links in order (SH3, SH4)', () => {
    show();

    expect(screen.getByRole('link', { name: /^Flor de Kaab ?, inicio$/ })).toHaveAttribute('href', '/');
    const links = within(wideNav()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Inicio', '/'],
      ['Menú Comercial', '/menu'],
      ['Personaliza tu Elixir', '/customize'],
      ['Sobre Nosotros', '/about'],
      ['Contacto', '/contact'],
    ]);
  });

  test.each([
    ['beside the name', undefined, '', 'Flor de Kaab'],
    ['alone', false, 'Flor de Kaab', ''],
  ])(
    'when the shop has a logo %s then the way home is still called after it',
    (_, nameBesideLogo, alt, text) => {
      answer('get', '/cart', aCart([]));
      const logo = 'https://miel.example/logo.png';
      renderPage(<Header />, { shop: { logo, ...(nameBesideLogo === false && { nameBesideLogo }) } });

      const home = screen.getByRole('link', { name: /^Flor de Kaab ?, inicio$/ });
      expect(home.querySelector('img')).toHaveAttribute('alt', alt);
      expect(home).toHaveTextContent(`${text}, inicio`);
    },
  );

  test('when the shop makes no elixirs to order then nothing leads to the workshop', () => {
    answer('get', '/cart', aCart([]));
    renderPage(<Header />, { shop: { ownBlends: false } });

    const paths = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(paths).toContain('/menu');
    expect(paths).not.toContain('/customize');
  });

  test('when a page is open then its link alone is marked as the current one (SH5)', () => {
    show('/menu');

    const current = within(wideNav())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Menú Comercial']);
  });

  test('when somebody checks out then the brand and the cart alone are there', async () => {
    show('/checkout');

    expect(await screen.findByRole('link', { name: 'Carrito, 3 artículos' })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Abrir menú' })).toBeNull();
  });

  test('when the cart has lines then the badge is the sum of their quantities (SH7)', async () => {
    show();

    expect(await screen.findByRole('link', { name: 'Carrito, 3 artículos' })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(screen.getByTestId('cart-badge')).toHaveTextContent('3');
  });

  test('when the cart is empty then there is no badge (SH8)', async () => {
    const requests = answer('get', '/cart', aCart([]));
    renderPage(<Header />);

    await waitFor(() => expect(requests).toHaveLength(1));

    expect(screen.queryByTestId('cart-badge')).toBeNull();
  });

  test('when the toggle is pressed then the mobile menu opens, with the cart in it (SH9, SH10)', async () => {
    const { user } = show('/', { phone: true });

    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));

    const menu = screen.getByRole('navigation', { name: 'Menú' });
    expect(screen.getByRole('button', { name: 'Cerrar menú' })).toHaveAttribute('aria-expanded', 'true');
    expect(await within(menu).findByRole('link', { name: 'Carrito (3)' })).toHaveAttribute('href', '/cart');
  });

  test('when somebody looks for what they bought then header and menu lead there', async () => {
    const { user } = show('/', { phone: true });
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));

    const links = screen.getAllByRole('link', { name: 'Mis pedidos' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pedidos', '/pedidos']);
  });

  test('when a link of the mobile menu is chosen then the menu closes (SH11)', async () => {
    const { user } = show('/', { phone: true });
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));

    await user.click(
      within(screen.getByRole('navigation', { name: 'Menú' })).getByRole('link', { name: 'Contacto' }),
    );

    expect(screen.queryByRole('navigation', { name: 'Menú' })).toBeNull();
  });

  test('when Escape is pressed then the mobile menu closes and the toggle has the focus', async () => {
    const { user } = show('/', { phone: true });
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('navigation', { name: 'Menú' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Abrir menú' })).toHaveFocus();
  });

  test('when the focus goes on to the page, or the page back to another, then the mobile menu covers neither', async () => {
    const { user } = show('/', { phone: true });
    const open = () => user.click(screen.getByRole('button', { name: 'Abrir menú' }));
    const menu = () => screen.queryByRole('navigation', { name: 'Menú' });
    await open();
    await user.tab();
    expect(within(menu()!).getByRole('link', { name: 'Inicio' })).toHaveFocus();
    screen.getByRole('link', { name: /inicio$/ }).focus();
    await waitFor(() => expect(menu()).toBeNull());

    await open();
    window.dispatchEvent(new PopStateEvent('popstate'));

    await waitFor(() => expect(menu()).toBeNull());
  });

  test('when something outside is pressed then the mobile menu closes', async () => {
    const { user } = show('/', { phone: true });
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));

    await user.click(document.body);

    expect(screen.queryByRole('navigation', { name: 'Menú' })).toBeNull();
  });

  test('when the menu is open then no accessibility rule is broken', async () => {
    const { user, container } = show('/', { phone: true });
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));

    expect(await axeViolations(container)).toEqual([]);
  });
});
