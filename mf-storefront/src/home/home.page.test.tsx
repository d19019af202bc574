import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { aContent, anElixir } from '@shop/contracts/testing/builders';
import { answerMenu, MENU } from '../testing/answer-menu.ts';
import { seededTexts } from '../testing/seeded-texts.ts';
import { HomePage } from './home.page.tsx';

const HERO = { title: 'Miel de monte: gota a gota', content: 'Del dueño.', imageUrl: null };
const BENEFITS = { title: 'Dos caminos', content: 'Uno u otro.' };

const shopAnswers = () => {
  answer('get', '/content/home/hero', HERO);
  answer('get', '/content/home/benefits', BENEFITS);
  answer('get', '/content/home', seededTexts('home'));
  answerMenu([anElixir()]);
};

describe('the home page', () => {
  test('when the content comes then the words before the colon stand out and the buttons lead on (SF1–SF3)', async () => {
    shopAnswers();

    const { container } = renderPage(<HomePage />);

    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Miel de monte: gota a gota');
    expect(within(title).getByText('Miel de monte').tagName).toBe('SPAN');
    expect(screen.getByRole('link', { name: 'Ver nuestro menú' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: 'Personaliza tu elixir' })).toHaveAttribute('href', '/customize');
    await screen.findByRole('article', { name: 'Amanecer de Tajonal' });
    expect(document.title).toBe('Flor de Kaab | Elixir Ancestral de México');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the menu has prices then the first view names the lowest on sale', async () => {
    shopAnswers();
    answerMenu([
      anElixir({ price: 345 }),
      anElixir({ id: 2, name: 'Sol', price: 295 }),
      anElixir({ id: 3, name: 'Agotado', price: 100, isAvailable: false }),
    ]);

    renderPage(<HomePage />);

    const first = (await screen.findByText('· Envío gratis')).closest('section')!;
    expect(first).toHaveTextContent('Desde $295.00 MXN · Envío gratis');
  });

  test('when the owner writes no colon then nothing stands out', async () => {
    shopAnswers();
    answer('get', '/content/home/hero', { ...HERO, title: 'Miel de monte' });

    renderPage(<HomePage />);

    const title = await screen.findByRole('heading', { level: 1 });
    expect([...title.querySelectorAll('span')].map((one) => one.textContent)).toEqual(['Miel de monte']);
  });

  test('when no content comes then the default texts stand in without a word (SF4, SF5)', async () => {
    for (const path of ['/content/home/hero', '/content/home/benefits', '/content/home']) cutOff('get', path);
    cutOff('get', `${MENU}/featured`);

    renderPage(<HomePage />);

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Gotas de miel y flor: el sabor antiguo del Mayab',
    );
    expect(await screen.findByRole('heading', { name: 'Dos maneras de probar el monte' })).toBeVisible();
    expect(await screen.findByText(/11 combinaciones listas para enviar/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('when the benefits show then two cards lead to the menu and to the workshop (SF6)', async () => {
    shopAnswers();
    answer('get', '/content/home', [
      aContent({ page: 'home', section: 'benefit-custom', title: null, content: 'Flor por flor.' }),
    ]);

    renderPage(<HomePage />);

    expect(await screen.findByRole('heading', { name: 'Dos caminos' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mezclas Prediseñadas' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Elixires Personalizados' })).toBeVisible();
    expect(await screen.findByText('Flor por flor.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver las mezclas' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: 'Crear el mío' })).toHaveAttribute('href', '/customize');
  });

  test('when the shop makes no elixirs to order then nothing leads to the workshop', async () => {
    shopAnswers();

    renderPage(<HomePage />, { shop: { ownBlends: false } });

    expect(await screen.findByRole('link', { name: 'Ver las mezclas' })).toBeVisible();
    await screen.findByRole('article', { name: 'Amanecer de Tajonal' });
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).not.toContain('/customize');
    expect(screen.queryByRole('heading', { name: 'Tu propio elixir, en tres pasos' })).toBeNull();
  });

  test('when a text asks how many blends there are then it says those on sale', async () => {
    shopAnswers();
    answer('get', '/content/home/hero', { ...HERO, content: 'Con {mezclas} mezclas de monte.' });
    answer('get', '/content/home', [
      aContent({ page: 'home', section: 'benefit-predesigned', content: '{mezclas} combinaciones.' }),
      aContent({ page: 'home', section: 'search', content: 'Las {mezclas} de la casa.' }),
    ]);
    answerMenu([anElixir(), anElixir({ id: 2, name: 'Sol' })]);

    renderPage(<HomePage />);

    expect(await screen.findByText('Con 2 mezclas de monte.')).toBeVisible();
    expect(await screen.findByText('2 combinaciones.')).toBeVisible();
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Las 2 de la casa.');
  });

  test('when the testimonials show then there are three with five stars, marked as samples (SF7)', async () => {
    shopAnswers();

    renderPage(<HomePage />);

    expect(await screen.findAllByRole('img', { name: '5 de 5 estrellas' })).toHaveLength(3);
    expect(screen.getAllByText(/de muestra|de ejemplo/i)).toEqual([
      screen.getByText('Testimonios de muestra'),
    ]);
    await screen.findByRole('article', { name: 'Amanecer de Tajonal' });
  });

  test('when the owner writes the bands then they show his words, and search engines get his description', async () => {
    shopAnswers();
    answer('get', '/content/home', [
      aContent({
        page: 'home',
        section: 'facts',
        title: 'Datos',
        items: [{ icon: 'sin-dibujo', text: 'Café' }],
      }),
      aContent({
        page: 'home',
        section: 'testimonials',
        title: 'Opiniones',
        content: '',
        items: [{ title: 'Eva' }],
      }),
      aContent({
        page: 'home',
        section: 'origin',
        title: 'Casa: de todos',
        content: 'Aquí.',
        imageUrl: null,
      }),
      aContent({ page: 'home', section: 'search', content: 'Café de altura.' }),
    ]);

    const { container } = renderPage(<HomePage />);

    expect(await screen.findByRole('region', { name: 'Datos' })).toHaveTextContent('Café');
    expect(screen.getByRole('region', { name: 'Opiniones' })).toHaveTextContent('OpinionesEva');
    const origin = screen.getByText('Casa').closest('section')!;
    expect(origin).toHaveTextContent('Casa: de todosAquí.');
    expect(within(origin).queryByRole('img')).toBeNull();
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Café de altura.');
    await screen.findByRole('article', { name: 'Amanecer de Tajonal' });
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when a band has no words then it is not there, and nothing else misses it', async () => {
    shopAnswers();
    answer('get', '/content/home', []);

    const { container } = renderPage(<HomePage />);

    expect(await screen.findByRole('heading', { name: 'Dos caminos' })).toBeVisible();
    await screen.findByRole('article', { name: 'Amanecer de Tajonal' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Dos caminos',
      'Menú Comercial',
    ]);
    expect(screen.getByText('Desde').parentElement).toHaveTextContent(/^Desde \$[\d.]+ MXN$/);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when blends are sold out then the taste of the menu leaves them out', async () => {
    shopAnswers();
    answerMenu([anElixir({ id: 1, name: 'Uno', isAvailable: false }), anElixir({ id: 2, name: 'Dos' })]);

    renderPage(<HomePage />);

    expect(await screen.findByRole('article', { name: 'Dos' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Uno' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver las 2 mezclas' })).toHaveAttribute('href', '/menu');
  });
});
