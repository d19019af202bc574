import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anElixir } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { NoticesPage } from './notices.page.tsx';
import { TellMe } from './tell-me.tsx';

const TOKEN = `aviso-0123456789.${'a'.repeat(43)}`;
const open = (query = `?t=${TOKEN}`, notices = {}) =>
  renderPage(<NoticesPage />, { path: `/avisos${query}`, shop: { notices } });

test('when the link of a mail is opened then nothing is sent, and one press ends what it was about', async () => {
  answer('get', '/consents/:token', { purpose: 'stock', state: 'told' });
  const ended = answer('post', '/consents/:token/end', { purpose: 'stock', state: 'ended' });
  const { user, container } = open();
  expect(await screen.findByText('Avisos de productos que se agotaron')).toBeVisible();
  expect(ended).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Ya no me escriban de esto' }));

  expect(await screen.findByText('Listo. Ya no te escribimos de esto.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(ended[0]?.params).toEqual({ token: TOKEN });
  expect(screen.queryByRole('button', { name: 'Ya no me escriban de esto' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('when news are to be confirmed then a press does it', async () => {
  answer('get', '/consents/:token', { purpose: 'news', state: 'unconfirmed' });
  answer('post', '/consents/:token/confirm', { purpose: 'news', state: 'waiting' });
  const { user } = open(`?t=${TOKEN}&si=1`);

  await user.click(await screen.findByRole('button', { name: 'Sí, quiero novedades' }));

  expect(await screen.findByText('Listo. Tu correo está confirmado.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('when the shop has news then an address is sent once, and a wrong one is told at its field', async () => {
  answer('get', '/content/legal', []);
  const asked = answer('post', '/consents', { success: true }, 201);
  const { user } = open('?de=order', { news: true });
  const field = await screen.findByRole('textbox', { name: /Correo electrónico/ });
  await user.type(field, 'nadie');
  await user.click(screen.getByRole('button', { name: 'Recibir novedades' }));
  expect(await screen.findByText('Por favor, ingresa un correo electrónico válido')).toBeVisible();
  expect(asked).toEqual([]);

  await user.type(field, '@example.com');
  await user.click(screen.getByRole('button', { name: 'Recibir novedades' }));

  expect(await screen.findByText(/Revisa tu correo/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(asked.map(({ body }) => body)).toEqual([
    { purpose: 'news', source: 'order', email: 'nadie@example.com' },
  ]);
});

test.each([
  ['?t=roto', 404],
  ['', 200],
])('when the address is %s then the page says so', async (query, status) => {
  answer('get', '/consents/:token', { message: 'No encontramos lo que buscas.' }, status);

  open(query);

  expect(await screen.findByText(/Este enlace no es válido/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test.each([
  ['the card of a sold-out product', '#avisame', true],
  ['anywhere else', '', false],
])(
  'when a shopper comes from %s then the form begins with the focus: %s %s',
  async (_from, hash, hasFocus) => {
    answer('get', '/content/legal', []);
    renderPage(<TellMe blend={{ ...anElixir({ id: 3, isAvailable: false }), slug: 'velo' }} />, {
      path: `/menu/velo${hash}`,
    });

    const form = await screen.findByRole('region', { name: 'Avísame cuando haya' });

    expect(document.activeElement === form).toBe(hasFocus);
  },
);
