import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { someSettings } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ActivityPage } from './activity/activity.page.tsx';
import { CustomersPage } from './customers/customers.page.tsx';
import { DiscountsPage } from './discounts/discounts.page.tsx';
import { FlowersPage } from './flowers/flowers.page.tsx';
import { LotsPage } from './lots/lots.page.tsx';
import { MailsPage } from './mails/mails.page.tsx';
import { MessagesPage } from './messages/messages.page.tsx';
import { OrdersPage } from './orders/orders.page.tsx';
import { PaymentExceptionsPage } from './payment-exceptions/payment-exceptions.page.tsx';
import { ProductsPage } from './products/products.page.tsx';

beforeEach(() => void answer('get', '/admin/settings', someSettings()));

test.each<[string, ComponentType, name: string, empty: string]>([
  ['/elixirs', ProductsPage, 'los productos', 'No hay productos. Agrega uno para empezar.'],
  ['/orders', OrdersPage, 'los pedidos', 'No hay pedidos registrados.'],
  ['/flowers', FlowersPage, 'las flores', 'No hay flores. Agrega una para empezar.'],
  ['/lots', LotsPage, 'los lotes', 'No hay lotes.'],
  ['/admin/discounts', DiscountsPage, 'los códigos', 'Todavía no hay códigos. Crea uno para empezar.'],
  [
    '/admin/customers',
    CustomersPage,
    'los clientes',
    'Todavía no hay clientes. Aparecen con su primer pedido.',
  ],
  ['/admin/messages', MessagesPage, 'los mensajes', 'No hay mensajes.'],
  ['/admin/mails', MailsPage, 'los correos', 'No hay correos.'],
  ['/admin/activity', ActivityPage, 'la actividad', 'Todavía no hay actividad.'],
  ['/admin/reviews', PaymentExceptionsPage, 'los pagos por revisar', 'Todo cuadra'],
])(
  'when %s fails or has no rows then a row says so, and Refrescar reads again',
  async (call, Page, name, empty) => {
    answer('get', call, { message: '' }, 503);
    const { user } = renderPage(<Page />);
    expect(await screen.findByText(`Error al cargar ${name}. Intenta refrescar la página.`)).toBeVisible();
    answer('get', call, []);

    await user.click(screen.getByRole('button', { name: 'Refrescar' }));

    expect(await screen.findByText(empty, { exact: false })).toBeVisible();
  },
);

test.each<[string, ComponentType, string]>([
  ['/elixirs?disponible=pocas', ProductsPage, 'Ningún producto está por agotarse.'],
  ['/elixirs?q=nada', ProductsPage, 'Ningún producto coincide con la búsqueda.'],
  ['/admin/customers?q=nadie', CustomersPage, 'Ningún cliente coincide con la búsqueda.'],
  ['/admin/messages?leido=si', MessagesPage, 'No hay mensajes con ese estado.'],
  ['/admin/reviews?estado=done', PaymentExceptionsPage, 'Aún no se ha resuelto ningún pago.'],
])('when nothing matches %s then a row does not claim that the list is empty', async (path, Page, text) => {
  answer('get', path.split('?')[0]!, []);

  renderPage(<Page />, { path });

  expect(await screen.findByText(text)).toBeVisible();
});
