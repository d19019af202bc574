import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aContent } from '@shop/contracts/testing/builders';
import { PageFactsContext } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { LegalPage } from './legal.page.tsx';

const PATH = '/legal/privacidad';
const text = (section: string, title: string, content: string) =>
  aContent({ id: section.length, page: 'legal', section, title, content });
const seller = { name: 'Ana Pech', address: '', phone: '', email: 'ana@miel.mx' };
const address = { street: 'Calle 1', city: 'Izamal', state: 'Yucatán', zip: '97540' };

test('when the privacy notice is opened then it says who answers, what data are for and what is stored', async () => {
  answer('get', '/content/legal', [
    text('privacidad', 'Política de Privacidad', 'Para enviar tu pedido.'),
    text('almacenamiento', 'Cookies y almacenamiento', 'Una cookie de carrito.'),
    text('terminos', 'Términos', 'Otros.'),
  ]);

  const { container } = renderPage(<LegalPage />, { path: PATH, shop: { seller, address } });

  expect(await screen.findByText('Para enviar tu pedido.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Política de Privacidad');
  expect(screen.getByText('Una cookie de carrito.')).toBeVisible();
  expect(screen.getByText('Ana Pech')).toBeVisible();
  expect(screen.getByText('Calle 1, 97540, Izamal, Yucatán')).toBeVisible();
  expect(screen.queryByText('Otros.')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('when the page of returns is opened then search engines read the days that the owner has said, and none otherwise', async () => {
  const texts = [
    text('devoluciones', 'Devoluciones', 'Treinta días.'),
    text('cinco-dias', 'Cinco días', 'De la ley.'),
  ];
  answer('get', '/content/legal', texts);
  const dataOf = async (shop: Parameters<typeof renderPage>[1]) => {
    const { container, unmount } = renderPage(
      <PageFactsContext
        value={{ origin: 'https://tienda.mx' } as ComponentProps<typeof PageFactsContext>['value']}
      >
        <LegalPage />
      </PageFactsContext>,
      { path: '/legal/devoluciones', ...shop },
    );
    expect(await screen.findByText('Treinta días.')).toBeVisible();
    await waitFor(() => expect(container.querySelector('[type="application/ld+json"]')).not.toBeNull());
    const told = container.querySelector('[type="application/ld+json"]')!.textContent!;
    unmount();
    return (JSON.parse(told) as { '@graph': object[] })['@graph'][0];
  };

  expect(await dataOf({})).not.toHaveProperty('publisher.hasMerchantReturnPolicy');
  expect(await dataOf({ shop: { returnDays: 30 } })).toMatchObject({
    url: 'https://tienda.mx/legal/devoluciones',
    publisher: {
      hasMerchantReturnPolicy: {
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnLink: 'https://tienda.mx/legal/devoluciones',
      },
    },
  });
  expect(await dataOf({ shop: { returnDays: 0 } })).toMatchObject({
    publisher: {
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    },
  });
});

test('when nobody has written it or said who sells then it says that it is being prepared', async () => {
  answer('get', '/content/legal', []);

  renderPage(<LegalPage />, { path: PATH });

  expect(await screen.findByText(/^Estamos preparando este texto/)).toBeVisible();
  expect(screen.queryByText(/^Quién vende/)).toBeNull();
});

test('when only the text beside it was written then that does not stand for the notice', async () => {
  answer('get', '/content/legal', [text('almacenamiento', 'Cookies', 'Una cookie de carrito.')]);

  renderPage(<LegalPage />, { path: PATH });

  expect(await screen.findByText('Una cookie de carrito.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Política de Privacidad');
  expect(screen.getByText(/^Estamos preparando este texto/)).toBeVisible();
});
