import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Samples } from '@shop/contracts/catalog-samples';
import type { ShopReadiness } from '@shop/contracts/report';
import type { FullSettings } from '@shop/contracts/settings';
import { anOwnText, someSettings } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { FirstDay } from './first-day.tsx';

const READY: ShopReadiness = { livePayments: true, sendsMail: true, hasOwnerEmail: true, hasOrder: true };
const NO_SAMPLES: Samples = { elixirs: 0, flowers: 0, kept: [], removed: 0, hasOwn: true };
const OWN: Partial<FullSettings> = {
  name: 'Miel de la Sierra',
  logo: 'https://tienda.example/media/subidas/logo.webp',
  seller: { name: 'Ana Pech', address: 'Calle 1, Izamal', phone: '999 123 4567', email: 'ana@miel.mx' },
  sellerRfc: 'GODE561231GR8',
  deliveryWays: { ways: [{ id: 'casa', kind: 'ship', name: 'A domicilio', price: 120 }] },
};
const SAMPLE_LINES = [{ title: 'Ana M.', text: 'Muy rica.' }];
const testimonials = anOwnText({
  id: 27,
  page: 'home',
  section: 'testimonials',
  title: 'Testimonios',
  content: 'Testimonios de muestra',
  items: SAMPLE_LINES,
  version: 0,
  publishedVersion: 0,
  publishedBy: null,
});
const text = (section: string, content: string, version = 0, page = 'about') =>
  anOwnText({ id: section.length, page, section, title: '', content, version, publishedVersion: version });

type State = { shop?: Partial<FullSettings>; ready?: Partial<ShopReadiness>; samples?: Partial<Samples> };
const shopWith = ({ shop, ready, samples }: State = {}, texts: ReturnType<typeof text>[] = []) => {
  answer('get', '/admin/settings', someSettings({ ...OWN, ...shop }));
  answer('get', '/elixirs/samples', { ...NO_SAMPLES, ...samples });
  answer('get', '/admin/texts', texts);
  return answer('get', '/admin/reports/readiness', { ...READY, ...ready });
};
const guide = () => screen.findByRole('region', { name: 'Tu primer día' });
const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const open = async () =>
  within(within(await guide()).getByRole('list', { name: 'Por hacer' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => localStorage.clear());

const account = { clabe: '032180000118359719', bank: 'IXE', beneficiary: 'Ana Pech', days: 3 };
const stall = {
  id: 'puesto',
  kind: 'pickup' as const,
  name: 'En el mercado',
  price: 0,
  place: 'Puesto 12',
  hours: 'Sábados',
};
test.each<[string, Partial<FullSettings>, boolean]>([
  ['transfers', { ownTransfer: account }, false],
  ['money where it is fetched', { payAtPickup: { days: 2 }, deliveryWays: { ways: [stall] } }, false],
  ['money where nothing can be fetched', { payAtPickup: { days: 2 } }, true],
])(
  'when a shop without keys takes %s then money to get is asked for: %s %s',
  async (_name, shop, isAsked) => {
    shopWith({ shop, ready: { livePayments: false, sendsMail: false } });

    renderPage(<FirstDay />);

    expect((await open()).includes('Cobros reales')).toBe(isAsked);
  },
);

test('when a stranger opens the shop then each step leads to where it is done', async () => {
  shopWith(
    {
      shop: { name: 'Flor de Kaab', logo: null, deliveryWays: undefined, sellerRfc: undefined },
      ready: { livePayments: false, sendsMail: false, hasOwnerEmail: false, hasOrder: false },
      samples: { elixirs: 11, flowers: 15, hasOwn: false },
    },
    [text('hero', 'Flor de Kaab empezó en un patio.')],
  );

  const { container } = renderPage(<FirstDay />);

  expect(await linkTo('Nombre y logo')).toBe('/admin/settings#marca');
  expect(await linkTo('Tu primer producto')).toBe('/admin/products?ventana=new');
  expect(await linkTo('Entregas')).toBe('/admin/settings#entregas');
  expect(await linkTo('Quién vende')).toBe('/admin/settings#quien-vende');
  expect(screen.getByText(/Falta: RFC\.$/)).toBeVisible();
  expect(await linkTo('Cobros reales')).toBe('/admin/settings#cobros-y-correo');
  expect(await linkTo('Correo')).toBe('/admin/settings#cuenta-mail');
  expect(await linkTo('Tus avisos')).toBe('/admin/settings#avisos');
  expect(await linkTo('Un pedido de prueba')).toBe('/menu');
  expect(await linkTo('Acerca de: Portada')).toBe('/admin/texts?ventana=texto.4');
  expect(screen.getByText(/^Se van 11 productos y 15 flores/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when some of it is done then it is ticked and the rest is asked for', async () => {
  shopWith({ ready: { livePayments: false } });

  renderPage(<FirstDay />);

  expect(await open()).toEqual(['Cobros reales']);
  const done = within(screen.getByRole('list', { name: 'Listo' })).getAllByRole('listitem');
  expect(done.map((item) => item.textContent?.trim())).toContain('Entregas');
});

test.each([
  [{}, []],
  [{ takesOnline: false }, ['Textos de la muestra']],
])('when a shop of transfers is %j then texts that name the payment provider: %j', async (more, asked) => {
  const ready = { livePayments: false, sendsMail: false, ...more };
  shopWith({ shop: { ownTransfer: account }, ready }, [
    text('offer', 'Pago protegido por Mercado Pago', 0, 'home'),
    text('payment', 'Pagas con Mercado Pago. No guardamos los datos de tu tarjeta.', 0, 'checkout'),
  ]);

  renderPage(<FirstDay />);

  expect((await open()).filter((name) => name === 'Textos de la muestra')).toEqual(asked);
  expect(screen.queryAllByText(/, o a Mercado Pago, con quien no cobras/)).toHaveLength(asked.length);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).not.toContain('/admin/texts?ventana=texto.7');
});

test('when all is done then there is no guide', async () => {
  const asked = shopWith();

  renderPage(<FirstDay />);

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Tu primer día' })).toBeNull();
});

test('when a step is hidden then it stays away until Ajustes asks for the guide', async () => {
  shopWith({ shop: { deliveryWays: undefined } });
  const { user, unmount } = renderPage(<FirstDay />);
  await user.click(await screen.findByRole('button', { name: 'Ocultar Entregas' }));
  expect(screen.queryByRole('region', { name: 'Tu primer día' })).toBeNull();
  unmount();
  const asked = shopWith({ shop: { deliveryWays: undefined } });
  const again = renderPage(<FirstDay />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Tu primer día' })).toBeNull();
  again.unmount();

  renderPage(<FirstDay />, { path: '/admin?guia=1' });

  expect(await open()).toEqual(['Entregas']);
});

test('when samples are taken out then opinions of nobody go too and one press brings all back', async () => {
  shopWith({ samples: { elixirs: 11, flowers: 13, kept: ['Tajonal', 'Dalia'] } }, [testimonials]);
  const gone = answer('delete', '/elixirs/samples', { ...NO_SAMPLES, removed: 24 });
  const hidden = { ...testimonials, unpublished: true, version: 1, content: null };
  const hides = answer('delete', '/admin/content/27', hidden);
  const { user, shownToasts } = renderPage(<FirstDay />);
  expect(await screen.findByText(/Se quedan las flores de tus productos: Tajonal, Dalia\./)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Quitar las muestras' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Muestras fuera' }));
  expect([gone.length, hides.length]).toEqual([1, 1]);
  expect(screen.getByRole('heading', { name: 'Tu primer día' })).toHaveFocus();

  const back = answer('post', '/elixirs/samples', NO_SAMPLES);
  const shows = answer('post', '/admin/texts/27/restore', testimonials);
  shownToasts()[0]!.action!.run();
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Las muestras están de vuelta' }));
  expect(back).toHaveLength(1);
  expect(shows.map(({ body }) => body)).toEqual([{ version: 1, from: 0 }]);
});

test('when the owner wrote opinions with a word of the sample’s then they are no samples', async () => {
  const own = { ...testimonials, version: 1, publishedVersion: 1, content: 'Probaron un frasco de muestra' };
  shopWith({ samples: { elixirs: 11 } }, [own]);
  answer('delete', '/elixirs/samples', { ...NO_SAMPLES, removed: 11 });
  const hides = answer('delete', '/admin/content/27', own);
  const { user, shownToasts } = renderPage(<FirstDay />);

  await user.click(await screen.findByRole('button', { name: 'Quitar las muestras' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Muestras fuera' }));
  expect(hides).toEqual([]);
});

test('when they were taken out on another day then they can still come back', async () => {
  const hidden = { ...testimonials, unpublished: true, version: 1, content: null };
  shopWith({ ready: { livePayments: false }, samples: { removed: 26 } }, [hidden]);
  const back = answer('post', '/elixirs/samples', NO_SAMPLES);
  const shows = answer('post', '/admin/texts/27/restore', testimonials);
  const { user } = renderPage(<FirstDay />);

  await user.click(await screen.findByRole('button', { name: 'Volver a ponerlas' }));

  await waitFor(() => expect(shows).toHaveLength(1));
  expect(back).toHaveLength(1);
});

test('when the samples cannot be taken out then their opinions stay', async () => {
  shopWith({ samples: { elixirs: 11 } }, [testimonials]);
  answer('delete', '/elixirs/samples', { message: 'Ahora no.' }, 503);
  const hides = answer('delete', '/admin/content/27', testimonials);
  const { user, shownToasts } = renderPage(<FirstDay />);

  await user.click(await screen.findByRole('button', { name: 'Quitar las muestras' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ variant: 'destructive' }));
  expect(hides).toEqual([]);
});

test('when texts name the sample’s place then only those that nobody wrote are the sample’s', async () => {
  shopWith({}, [
    text('hero', 'Miel de Yucatán.'),
    text('abeja', 'Miel de Yucatán.', 2),
    text('proceso', 'En Kaab la dejamos asentar.', 2),
    text('compromiso-flores', 'La abeja xunáan kaab.', 2),
  ]);

  renderPage(<FirstDay />);

  expect(await open()).toEqual(['Textos de la muestra', 'Acerca de: Portada', 'Acerca de: Cómo se hace']);
});

test('when a lawyer’s text was never saved by the owner then it is a draft whatever it says', async () => {
  shopWith({}, [
    text('terminos', 'Vendemos miel.', 0, 'legal'),
    text('privacidad', 'Usamos tu nombre.', 1, 'legal'),
    text('envios', 'Vendemos miel.', 0, 'legal'),
  ]);

  renderPage(<FirstDay />);

  expect(await open()).toEqual(['Textos de la muestra', 'Textos legales: Términos y condiciones']);
});

test('when Tienda has how the shop is reached then what the texts say of it is no sample', async () => {
  const info = text('info', 'hola@tienda.example', 0, 'contact');
  const nets = text('redes', 'Instagram (sin enlace)', 0, 'contact');
  shopWith({ shop: { contact: { email: 'hola@miel.mx', phone: '', whatsapp: '' } } }, [info, nets]);

  renderPage(<FirstDay />);

  expect(await linkTo('Contacto: Redes sociales')).toBe('/admin/settings#redes');
  expect(await open()).toHaveLength(2);
});

test('when the account for labels does not take the key then the guide says so', async () => {
  shopWith({ ready: { labelKeyRefused: true } });

  renderPage(<FirstDay />);

  expect(await linkTo('Guías')).toBe('/admin/settings#cobros-y-correo');
});
