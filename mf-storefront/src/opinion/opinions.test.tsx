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
  renderPage(<Opinions rating={{ count: 1, average: 5 }} opinions={opinions} />);

  expect(screen.getByText('Ana · 31 de diciembre de 2026')).toBeVisible();
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
