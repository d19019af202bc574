import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import type { Elixir } from '@shop/contracts/elixir';
import { FACTS } from '@shop/contracts/elixir-facts';
import { aCart, aCartLine, aFlower, anElixir } from '@shop/contracts/testing/builders';
import { saidFacts } from '@shop/contracts/testing/said-facts';
import { answerMenu } from '../testing/answer-menu.ts';
import { answerTexts } from '../testing/seeded-texts.ts';
import { dataIn, openProduct as open, said } from '../testing/open-product.tsx';

const VELO = anElixir({ id: 3, name: 'Velo de Xtabentún', flowers: ['Xtabentún'], price: 345 });
const TITLE = { level: 1, name: 'Velo de Xtabentún' };
const MENU = [
  anElixir({ id: 1, name: 'Monte Blanco', flowers: ['Tajonal'] }),
  anElixir({ id: 2, name: 'Agotado', flowers: ['Xtabentún'], isAvailable: false }),
  VELO,
  anElixir({ id: 4, name: 'Reserva', flowers: ['Xtabentún'] }),
];
const SAID = saidFacts(FACTS);
const TEXTS = Object.entries(FACTS).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
const TOLD = anElixir({
  id: 5,
  name: 'Todo Dicho',
  ...SAID,
  taste: { sweet: 4, floral: 5, intense: 0 },
  contents: { grams: 85, milliliters: 60 },
  flavors: 'Floral',
});
const FLOWERS = [
  aFlower({ properties: 'Aporta miel de su floración. Aroma de anís.', scientificName: 'Turbina corymbosa' }),
  aFlower({ id: 2, name: 'Dalia' }),
];

const shopAnswers = (menu = MENU) => {
  answerMenu(menu);
  answer('get', '/flowers', FLOWERS);
};

beforeEach(() => void answerTexts('product'));

describe('the page of a blend', () => {
  test('when it is opened then it says what it is, of what, how to take and keep it, and when it arrives', async () => {
    shopAnswers();

    const { container } = open('velo-de-xtabentun');

    expect(screen.getByRole('heading', { level: 1, name: 'Menú Comercial' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', TITLE)).toBeVisible();
    expect(screen.getByText('$345.00 MXN')).toBeVisible();
    expect(await screen.findByText('Turbina corymbosa')).toBeVisible();
    expect(screen.getByText('Miel de abeja; Xtabentún (miel de su floración).')).toBeVisible();
    expect(screen.getByText(/no apto para menores de 1 año/)).toBeVisible();
    for (const title of ['Cómo servirlo', 'Cómo guardarlo', 'De dónde viene', 'Cuándo llega'])
      expect(screen.getByText(title)).toBeVisible();
    expect(screen.queryByText('Dalia')).toBeNull();
    expect(document.title).toBe('Velo de Xtabentún | Flor de Kaab');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when others are near to it then they stand below, as the catalogue says', async () => {
    shopAnswers();

    open('velo-de-xtabentun');

    const below = await screen.findByRole('region', { name: 'Va bien con' });
    expect(
      within(below)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/menu/monte-blanco', '/menu/reserva']);
  });

  test('when the blend says more of itself then that is told instead of what the house says', async () => {
    shopAnswers([...MENU, TOLD]);

    const { container } = open('todo-dicho', {}, said());

    await screen.findByText(TOLD.origin!);
    expect(await screen.findAllByText('60 ml · 85 g')).toHaveLength(2);
    expect(screen.getByRole('table', { name: FACTS.nutrition.label })).toHaveTextContent('Energía (kcal)1');
    expect(screen.getByRole('table')).toHaveTextContent('Sodio (mg)10');
    expect(await dataIn(container)).toHaveTextContent('"sku":"Dicho de sku","gtin":"7501234567893"');
    expect(screen.getByText('Dulzor').closest('dl')).toHaveTextContent(
      'Dulzor4 de 5altoFloral5 de 5plenoIntensidad0 de 5nada',
    );
    for (const name of TEXTS) expect(container.innerHTML).toContain(String(TOLD[name as keyof Elixir]));
    expect(screen.getByAltText(TOLD.alt!)).toBeVisible();
    expect(screen.queryByText(/menores de 1 año/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Floral' })).toHaveAttribute('href', '/menu?sabor=floral');
    expect(screen.getByRole('link', { name: TOLD.uses! })).toBeVisible();
    expect(await dataIn(container)).toHaveTextContent(
      '"weight":{"@type":"QuantitativeValue","value":85,"unitCode":"GRM"}',
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the blend was stored before it could say more then no bars and no contents are shown', async () => {
    shopAnswers();

    open('velo-de-xtabentun');

    await screen.findByRole('heading', TITLE);
    expect(screen.queryByText('Dulzor')).toBeNull();
    expect(screen.queryByText(/ ml/)).toBeNull();
  });

  test('when two are added then the server gets two', async () => {
    shopAnswers();
    const sent = answer('post', '/cart/items', aCart([aCartLine(VELO, 2)]), 201);
    const { user } = open('velo-de-xtabentun');

    await user.click(await screen.findByRole('button', { name: 'Añadir uno de Velo de Xtabentún' }));
    await user.click(screen.getAllByRole('button', { name: 'Añadir al carrito' })[0]!);

    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ cartId: 'new', elixirId: 3, quantity: 2 }]),
    );
  });

  test('when search engines and other sites look then they read price, currency and place', async () => {
    shopAnswers();

    const facts = said();

    const { container } = open('velo-de-xtabentun', {}, facts);

    await screen.findByRole('heading', TITLE);
    const read = JSON.parse((await dataIn(container)).textContent!);
    expect(read['@graph']).toMatchObject([
      {
        '@type': 'Product',
        name: 'Velo de Xtabentún',
        image: [expect.stringMatching(/elixir-01-1280\.webp$/)],
        offers: {
          '@type': 'Offer',
          price: '345.00',
          priceCurrency: 'MXN',
          availability: 'https://schema.org/InStock',
          url: 'https://tienda.mx/menu/velo-de-xtabentun',
        },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
    ]);
    expect(facts.picture).toMatch(/elixir-01-1280\.webp$/);
  });
});

test('when the owner says how long an order takes then search engines read these days', async () => {
  shopAnswers();
  const delivery = { workshopFirst: 2, workshopLast: 4, ownBlend: 1, roadFirst: 5, roadLast: 9 };

  const { container } = open('velo-de-xtabentun', { delivery }, said());

  await screen.findByRole('heading', TITLE);
  const facts = JSON.parse((await dataIn(container)).textContent!);
  const { handlingTime, transitTime } = facts['@graph'][0].offers.shippingDetails.deliveryTime;
  expect(handlingTime).toMatchObject({ minValue: 2, maxValue: 4 });
  expect(transitTime).toMatchObject({ minValue: 5, maxValue: 9 });
});

describe('the page of what is not there', () => {
  test('when the address names no blend then it is the shop’s not-found page', async () => {
    shopAnswers();

    open('no-existe');

    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  });

  test('when the address is one of before then the blend’s page has the one of now, and keeps who sent the visitor', async () => {
    shopAnswers();
    answer('get', '/elixirs/predesigned/named/velo-de-antes', {
      blend: { ...VELO, slug: 'velo-de-xtabentun' },
      pairings: [],
    });

    open('velo-de-antes?utm_source=ig');

    expect(await screen.findByRole('heading', TITLE)).toBeVisible();
    expect(screen.getByText('/menu/velo-de-xtabentun?utm_source=ig')).toBeVisible();
  });

  test('when it cost more before then that is struck beside its price on the days that the owner names', async () => {
    const known = (over: Partial<Elixir>) => [{ ...VELO, ...over }];
    shopAnswers(known({ compareAt: { price: 420, until: '2999-12-31' } }));
    const { container, unmount } = open('velo-de-xtabentun', {}, said());
    expect((await screen.findByText('antes $420.00')).tagName).toBe('S');
    const data = await dataIn(container);
    expect(data).toHaveTextContent('"price":"345.00"');
    expect(data).toHaveTextContent('"price":"420.00","priceCurrency":"MXN"},"priceValidUntil":"2999-12-31"');
    unmount();

    shopAnswers(known({ compareAt: { price: 420, from: '2999-12-31' } }));
    open('velo-de-xtabentun');

    expect(await screen.findByText('$345.00 MXN')).toBeVisible();
    expect(screen.queryByText(/^antes/)).toBeNull();
  });

  test('when the blend was deleted then the page says so and shows the menu', async () => {
    shopAnswers();
    answerTexts('menu');
    answer('get', '/elixirs/predesigned/named/luna', { message: 'Ya no hacemos ese elixir.' }, 410);

    const { container } = open('luna');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ya no la hacemos' })).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(MENU.length);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the blend is sold out then it says so and cannot be added', async () => {
    shopAnswers();

    open('agotado');

    expect(await screen.findByText('Agotado por ahora')).toBeVisible();
    expect(screen.getByRole('button', { name: 'No disponible' })).toBeDisabled();
    expect(screen.queryByRole('group', { name: /Cantidad/ })).toBeNull();
  });

  test('when the menu does not come then it says so and the retry brings the blend', async () => {
    cutOff('get', '/elixirs/predesigned/named/velo-de-xtabentun');
    answer('get', '/flowers', FLOWERS);
    const { user, container } = open('velo-de-xtabentun');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar este elixir.');
    expect(await axeViolations(container)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();

    shopAnswers();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByRole('heading', TITLE)).toBeVisible();
  });

  test('when the flowers do not come then the rest is there', async () => {
    answerMenu(MENU);
    cutOff('get', '/flowers');

    open('velo-de-xtabentun');

    expect(await screen.findByText('Miel de abeja; Xtabentún.')).toBeVisible();
  });
});
