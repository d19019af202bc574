import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anElixir } from '@shop/contracts/testing/builders';
import { screen, within } from '@testing-library/react';
import { MenuPage } from '../menu/menu.page.tsx';
import { answerMenu } from '../testing/answer-menu.ts';
import { dataIn, openProduct, said } from '../testing/open-product.tsx';
import { answerTexts } from '../testing/seeded-texts.ts';
import { Opinions } from './opinions.tsx';

const rated = (id: number, name: string, rating: { count: number; average: number }) =>
  Object.assign(anElixir({ id, name, flowers: [] }), { rating });
const ON = { notices: { opinionDays: 5 } };
const MENU = [
  rated(1, 'Buena', { count: 3, average: 4 }),
  rated(2, 'La mejor', { count: 12, average: 4.7 }),
  rated(3, 'De pocos', { count: 2, average: 5 }),
  anElixir({ id: 4, name: 'Callada' }),
];
const OPINIONS = [
  {
    ...{ stars: 5, text: '<b>Rica</b>\nhttps://malo.example', name: 'Ana' },
    ...{ at: '2026-11-21T18:00:00.000Z', answer: 'Gracias, Ana.' },
  },
  { stars: 3, text: 'Regular', name: '', at: '2026-11-20T18:00:00.000Z' },
];

function shopAnswers() {
  answerTexts('menu');
  answerTexts('product');
  answerMenu(MENU);
  answer('get', '/flowers', []);
  answer('get', '/elixirs/predesigned/named/la-mejor', {
    blend: { ...MENU[1], slug: 'la-mejor' },
    pairings: [],
    opinions: OPINIONS,
  });
}
beforeEach(shopAnswers);

test('when buyers said something then the page tells who, when and what the shop answers, as plain text', async () => {
  const { container } = openProduct('la-mejor', ON, said());

  const section = within(await screen.findByRole('region', { name: 'Opiniones' }));
  expect(section.getByText(/<b>Rica<\/b>/)).toHaveTextContent('https://malo.example');
  expect(section.queryByRole('link')).toBeNull();
  expect(section.getByText('Ana · 21 de noviembre de 2026')).toBeVisible();
  expect(section.getByText('20 de noviembre de 2026')).toBeVisible();
  expect(section.getByText('Gracias, Ana.')).toBeVisible();
  expect(await screen.findByRole('link', { name: '4.7 de 5 estrellas, 12 opiniones' })).toHaveAttribute(
    'href',
    '#opiniones',
  );
  expect((await dataIn(container)).textContent).toContain('"ratingCount":12');
  expect(await axeViolations(container)).toEqual([]);
});

test('when the owner does not show opinions then neither page nor search engines have them', async () => {
  const { container } = openProduct('la-mejor', {}, said());

  expect((await dataIn(container)).textContent).not.toContain('aggregateRating');
  expect(screen.queryByText('Regular')).toBeNull();
  expect(screen.queryByRole('img', { name: /estrellas/ })).toBeNull();
});

test('when it was said on the last evening of a year then its date is of that year', () => {
  const opinions = [{ stars: 5, text: 'Rica', name: 'Ana', at: '2027-01-01T03:00:00.000Z' }];
  renderPage(<Opinions rating={{ count: 1, average: 5 }} opinions={opinions} ids={[1]} />);

  expect(screen.getByText('Ana · 31 de diciembre de 2026')).toBeVisible();
});

const shown = (at: number, over: object = {}) => ({
  ...{ stars: 4, text: `Dicho ${at}`, name: 'Ana', at: new Date(Date.UTC(2026, 0, at)).toISOString() },
  ...over,
});

test('when more than ten said something then the rest comes when it is asked for, and each once', async () => {
  const first = Array.from({ length: 10 }, (_one, at) => shown(13 - at));
  const asked = answer('get', '/opinions', [first[9], shown(3), shown(2)]);
  const { user } = renderPage(<Opinions rating={{ count: 12, average: 4 }} opinions={first} ids={[7, 8]} />);

  await user.click(screen.getByRole('button', { name: 'Ver más' }));

  expect(await screen.findByText('Dicho 2')).toBeVisible();
  expect(screen.getAllByText(/^Dicho/)).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual({ ids: '7,8', page: '2' });
});

test('when an opinion has photos then each opens whole, and one without words is shown as well', () => {
  const opinions = [shown(1, { text: '', photos: ['k'.repeat(24)] })];
  renderPage(<Opinions rating={{ count: 1, average: 4 }} opinions={opinions} ids={[7]} />);

  const photo = screen.getByRole('link', { name: 'Foto 1 de Ana' });
  expect(photo).toHaveAttribute('href', `/api/opinions/photos/${'k'.repeat(24)}?whole=si`);
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

test('when three people said something then a card has stars, and the best rated can come first', async () => {
  const { user } = renderPage(<MenuPage />, { path: '/menu', shop: ON });
  const card = within(await screen.findByRole('article', { name: 'La mejor' }));
  expect(await card.findByRole('img', { name: '4.7 de 5 estrellas, 12 opiniones' })).toBeVisible();
  for (const name of ['De pocos', 'Callada'])
    expect(
      within(screen.getByRole('article', { name })).queryByRole('img', { name: /estrellas/ }),
    ).toBeNull();

  await user.selectOptions(screen.getByLabelText('Ordenar'), 'Mejor calificados');

  const names = screen.getAllByRole('article').flatMap((one) => one.querySelector('h2')?.textContent ?? []);
  expect(names.slice(0, 4)).toEqual(['De pocos', 'La mejor', 'Buena', 'Callada']);
});

test('when opinions are not shown then nothing is sorted by them', async () => {
  renderPage(<MenuPage />, { path: '/menu', shop: {} });
  await screen.findByRole('article', { name: 'La mejor' });

  expect(screen.queryByRole('option', { name: 'Mejor calificados' })).toBeNull();
});
