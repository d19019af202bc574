import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { ShopReadiness } from '@shop/contracts/report';
import { aContent, someSettings } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { SetupList } from './setup-list.tsx';

const READY: ShopReadiness = { livePayments: true, sendsMail: true, hasOwnerEmail: true };
const readiness = (over: Partial<ShopReadiness> = {}) =>
  answer('get', '/admin/reports/readiness', { ...READY, ...over });
const SAMPLES = [
  aContent({ id: 8, page: 'contact', section: 'info', content: 'hola@tienda.example' }),
  aContent({
    id: 9,
    page: 'contact',
    section: 'redes',
    content: 'Instagram (sin enlace hasta configurarlas)',
  }),
];
const region = () => screen.queryByRole('region', { name: 'Pon tu tienda lista' });
const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

beforeEach(() => {
  answer('get', '/settings', someSettings());
  for (const page of ['home', 'about', 'contact', 'legal']) answer('get', `/content/${page}`, []);
});

test('when texts are still samples then each is named, with a link to where it is changed', async () => {
  readiness();
  answer('get', '/content/contact', [
    aContent({ id: 8, page: 'contact', section: 'info', content: 'hola@tienda.example' }),
    aContent({
      id: 9,
      page: 'contact',
      section: 'redes',
      content: 'Instagram: https://instagram.com/tienda',
    }),
  ]);
  answer('get', '/content/legal', [
    aContent({
      id: 20,
      page: 'legal',
      section: 'terminos',
      content: 'Borrador para revisar con un abogado.',
    }),
  ]);

  const { container } = renderPage(<SetupList />);

  expect(await linkTo('Contacto: Dirección, correo y teléfono')).toBe('/admin/settings');
  expect(await linkTo('Textos legales: Términos y condiciones')).toBe(
    '/admin/content-list?pagina=legal&editar=20',
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(await axeViolations(container)).toEqual([]);
});

test('when what a lawyer reads was never saved by its owner then it is a draft, whatever it says', async () => {
  readiness();
  const legal = (section: string, updatedAt: string) =>
    aContent({
      id: section.length,
      page: 'legal',
      section,
      content: 'Vendemos miel.',
      createdAt: '2026-11-01T12:00:00.000Z',
      updatedAt,
    });
  answer('get', '/content/legal', [
    legal('terminos', '2026-11-01T12:00:00.000Z'),
    legal('privacidad', '2026-11-02T12:00:00.000Z'),
    legal('envios', '2026-11-01T12:00:00.000Z'),
  ]);

  renderPage(<SetupList />);

  expect(await linkTo('Textos legales: Términos y condiciones')).toMatch(/editar=8$/);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('when payments are not real and mail goes nowhere then the list says so', async () => {
  readiness({ livePayments: false, sendsMail: false, hasOwnerEmail: false });

  renderPage(<SetupList />);

  expect(await linkTo('Cobros reales')).toBe('/admin/settings#cobros-y-correo');
  expect(await linkTo('Correo')).toBe('/admin/settings#cobros-y-correo');
  expect(await linkTo('Tus avisos')).toBe('/admin/settings');
});

test('when the account for labels does not take the key then the list says so', async () => {
  readiness({ labelKeyRefused: true });

  renderPage(<SetupList />);

  expect(await linkTo('Guías')).toBe('/admin/settings#cobros-y-correo');
});

test('when all is done then there is no list', async () => {
  const asked = readiness();

  renderPage(<SetupList />);

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(region()).toBeNull();
});

test('when Tienda has how the shop is reached then what the texts say of it is no longer a sample', async () => {
  readiness();
  answer('get', '/content/contact', SAMPLES);
  answer('get', '/settings', someSettings({ contact: { email: 'hola@miel.mx', phone: '', whatsapp: '' } }));

  renderPage(<SetupList />);

  expect(await linkTo('Contacto: Redes sociales')).toBe('/admin/settings');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  { contact: { email: 'hola@miel.mx', phone: '', whatsapp: '999 123 4567' } },
  {
    address: { street: 'Calle 60', city: 'Mérida', state: 'Yucatán', zip: '97000' },
    networks: { ...someSettings().networks, instagram: 'https://instagram.com/miel' },
  },
])('when Tienda has contact and networks (%j) then neither is named', async (own) => {
  readiness({ livePayments: false });
  answer('get', '/content/contact', [
    ...SAMPLES,
    aContent({ id: 10, page: 'contact', content: 'de ejemplo' }),
  ]);
  answer('get', '/settings', someSettings(own));

  renderPage(<SetupList />);

  await linkTo('Cobros reales');
  await screen.findByRole('link', { name: /^Contacto/ });
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
