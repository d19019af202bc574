import { describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE, cutOff } from '@shop/app-kit/testing/handlers';
import { makeStore } from '@shop/app-kit';
import { renderPage } from '@shop/app-kit/testing';
import { shopOf } from '@shop/contracts/shop';
import { aContent, someSettings } from '@shop/contracts/testing/builders';
import { ShopContext, WordsContext } from '@shop/ui';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from './footer.tsx';

const LEGAL = ['Términos y Condiciones', 'Política de Privacidad', 'Política de Envíos', 'Devoluciones'];
const show = (site: ReturnType<typeof aContent>[] = [], path = '/') => {
  answer('get', '/content/site', site);
  return renderPage(<Footer />, { path });
};

describe('footer', () => {
  test('when somebody checks out then the legal texts alone are there', () => {
    show([], '/checkout');

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(LEGAL);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  test('when it is drawn then it has blurb, quick links, legal labels and the current year (SH13–SH17)', async () => {
    const { container } = show([
      aContent({ page: 'site', section: 'footer', content: 'Gotas de miel y flor nativa.' }),
    ]);

    expect(await screen.findByText(/^Gotas de miel y flor nativa/)).toBeVisible();
    const quick = within(screen.getByRole('navigation', { name: 'Enlaces rápidos' })).getAllByRole('link');
    expect(quick.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/menu',
      '/customize',
      '/about',
      '/contact',
    ]);
    expect(screen.getByRole('link', { name: 'Mis pedidos' })).toHaveAttribute('href', '/pedidos');
    const legal = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('button');
    expect(legal.map((button) => button.textContent)).toEqual(LEGAL);
    expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} Flor de Kaab`))).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the page was made in another year than the shopper’s clock tells then it is taken over as it is', async () => {
    const faults: unknown[] = [];
    const frame = (
      <Provider store={makeStore({ apiBase: API_BASE })}>
        <ShopContext value={shopOf(someSettings())}>
          <MemoryRouter initialEntries={['/checkout']}>
            <Footer />
          </MemoryRouter>
        </ShopContext>
      </Provider>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(frame).replace(/© \d{4}/, '© 1999');

    const root = await act(async () =>
      hydrateRoot(place, frame, { onRecoverableError: (fault) => faults.push(fault) }),
    );

    expect(faults).toEqual([]);
    expect(place).toHaveTextContent('© 1999 Flor de Kaab');
    act(() => root.unmount());
    place.remove();
  });

  test('when the owner adds links then they stand below the shop’s own', async () => {
    show([
      aContent({
        page: 'site',
        section: 'links',
        items: [{ title: 'Facturación', href: 'https://facturas.example/' }],
      }),
    ]);

    expect(await screen.findByRole('link', { name: 'Facturación' })).toHaveAttribute(
      'href',
      'https://facturas.example/',
    );
  });

  test('when the owner says another word for recipes then the link to them says it too', async () => {
    answer('get', '/content/site', [
      aContent({ page: 'site', section: 'links', items: [{ title: 'Recetas', href: '/recetas' }] }),
    ]);
    renderPage(
      <WordsContext value={new Map([['Recetas', 'Ideas']])}>
        <Footer />
      </WordsContext>,
    );

    expect(await screen.findByRole('link', { name: 'Ideas' })).toHaveAttribute('href', '/recetas');
  });

  test('when no network has an address then the three social icons are no links (SH16)', () => {
    show();

    for (const name of ['Instagram', 'Facebook', 'WhatsApp']) {
      expect(screen.getByRole('img', { name })).toBeVisible();
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });

  test('when a network has an address then its icon leads there, and only by https (H38)', async () => {
    show([
      aContent({ page: 'site', section: 'instagram', content: 'https://instagram.com/flordekaab' }),
      aContent({ page: 'site', section: 'facebook', content: 'javascript:alert(1)' }),
    ]);

    expect(await screen.findByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://instagram.com/flordekaab',
    );
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  });

  test('when the shop takes orders by chat then every page leads there', () => {
    const contact = { email: '', phone: '', whatsapp: '9991234567' };
    const { unmount } = renderPage(<Footer />, { shop: { contact } });
    expect(screen.queryByRole('link', { name: 'Pide por WhatsApp' })).toBeNull();
    unmount();

    renderPage(<Footer />, { shop: { contact, whatsappOrders: true } });

    expect(screen.getByRole('link', { name: 'Pide por WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/529991234567',
    );
  });

  test('when the shop has ids of who measures then the footer has Cookies, also at the checkout', async () => {
    answer('get', '/content/site', []);
    const shop = { measuring: { ga4: 'G-AB12CD34EF', pixel: '' } };
    for (const path of ['/', '/checkout']) {
      const { unmount } = renderPage(<Footer />, { path, shop });
      const legal = await screen.findAllByRole('button', { name: 'Cookies' });
      expect(legal).toHaveLength(1);
      unmount();
    }
  });

  test('when a legal label is pressed then its text opens in a window (H38)', async () => {
    answer('get', '/content/legal', [
      aContent({ page: 'legal', section: 'devoluciones', content: 'Tienes 30 días.\n\nSin preguntas.' }),
    ]);
    const { user } = show();

    await user.click(screen.getByRole('button', { name: 'Devoluciones' }));

    const dialog = await screen.findByRole('dialog', { name: 'Devoluciones' });
    expect(await within(dialog).findByText('Tienes 30 días.')).toBeVisible();
    expect(within(dialog).getByText('Sin preguntas.')).toBeVisible();
  });

  test('when returns are read then the five working days of the law stand below, and who sells', async () => {
    answer('get', '/content/legal', [
      aContent({ id: 1, page: 'legal', section: 'devoluciones', content: 'Tienes 30 días.' }),
      aContent({ id: 2, page: 'legal', section: 'cinco-dias', content: 'Cinco días hábiles.' }),
    ]);
    const seller = { name: 'Ana Pech', address: 'Calle 1, Izamal', phone: '', email: 'ana@miel.mx' };
    const { user } = renderPage(<Footer />, { shop: { seller } });

    await user.click(screen.getByRole('button', { name: 'Devoluciones' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Cinco días hábiles.')).toBeVisible();
    expect(dialog.getByText('Vende Ana Pech · Calle 1, Izamal · ana@miel.mx')).toBeVisible();
  });

  test('when the legal text cannot be read then the window says so and tries again on request', async () => {
    cutOff('get', '/content/legal');
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Política de Envíos' }));
    const retry = await screen.findByRole('button', { name: 'Reintentar' });

    answer('get', '/content/legal', [
      aContent({ page: 'legal', section: 'envios', content: 'Envío gratis.' }),
    ]);
    await user.click(retry);

    expect(await screen.findByText('Envío gratis.')).toBeVisible();
  });
});
