import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { anElixir } from '@shop/contracts/testing/builders';
import { withSlugs } from '@shop/contracts/testing/with-slugs';
import { http, HttpResponse } from 'msw';
import { answerMenu, MENU } from '../testing/answer-menu.ts';
import { answerTexts } from '../testing/seeded-texts.ts';
import { firstPage } from './first-page.ts';
import { MenuPage } from './menu.page.tsx';

const BLENDS = [
  anElixir({
    id: 1,
    name: 'Monte Blanco',
    description: 'De flor blanca y final largo.',
    flavors: 'Floral',
    price: 315,
  }),
  anElixir({
    id: 2,
    name: 'Velo',
    flowers: ['Xtabentún'],
    description: 'Perfumada, para el café.',
    flavors: 'Floral',
    uses: 'Té y café',
    price: 345,
  }),
  anElixir({
    id: 3,
    name: 'Sol',
    flowers: ['Tajonal'],
    description: 'Cítrica y viva.',
    flavors: 'Ácido',
    price: 295,
  }),
];

const Address = () => {
  const { pathname, search } = useLocation();
  return <output title={pathname}>{search}</output>;
};

const openMenu = async (path = '/menu', blends = BLENDS) => {
  answerMenu(blends);
  answerTexts('menu');
  const view = renderPage(
    <>
      <MenuPage />
      <Address />
    </>,
    { path },
  );
  await screen.findByRole('search');
  return view;
};
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

describe('finding on the menu', () => {
  test('when a taste is pressed then only its blends are shown, counted, and the address says so', async () => {
    const { user, container } = await openMenu();

    await user.click(screen.getByRole('button', { name: 'Floral 2' }));

    expect(names()).toEqual(['Monte Blanco', 'Velo']);
    expect(screen.getByText('2 de 3 mezclas')).toBeVisible();
    expect(screen.getByText('?sabor=floral')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Floral 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Floral 2' }));
    expect(names()).toHaveLength(3);
  });

  test('when words are typed without accents then the flower is found', async () => {
    const { user } = await openMenu();

    await user.type(screen.getByRole('searchbox', { name: 'Buscar en el menú' }), 'xtabentun');

    await waitFor(() => expect(names()).toEqual(['Velo']));
    expect(screen.getByText('?q=xtabentun')).toBeVisible();
  });

  test('when a choice would show nothing then it cannot be pressed, and one that is pressed can be taken back', async () => {
    const { user } = await openMenu('/menu?uso=caliente');

    expect(screen.getByRole('button', { name: 'Té y café 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Ácido 0' })).toBeDisabled();
    await user.type(screen.getByRole('searchbox'), 'nada');

    const pressed = await screen.findByRole('button', { name: 'Té y café 0' });
    await user.click(pressed);

    expect(screen.getByText('?q=nada')).toBeVisible();
  });

  test('when a taste is taken back right after typing then the search does not bring it back', async () => {
    const { user } = await openMenu('/menu?sabor=floral');

    await user.type(screen.getByRole('searchbox'), 'velo');
    await user.click(screen.getByRole('button', { name: /^Floral/ }));

    expect(await screen.findByText('?q=velo')).toBeVisible();
  });

  test('when an address with choices is opened then they are made', async () => {
    await openMenu('/menu?q=a&flor=tajonal&orden=precio');

    expect(names()).toEqual(['Sol']);
    expect(screen.getByRole('searchbox')).toHaveValue('a');
    expect(screen.getByRole('combobox', { name: 'Filtrar por flor' })).toHaveDisplayValue('Tajonal (1)');
  });

  test('when the order is changed then the blends stand in it', async () => {
    const { user } = await openMenu();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'Menor precio');

    expect(names()).toEqual(['Sol', 'Monte Blanco', 'Velo']);
  });

  test('when nothing is found then it says so and one press shows everything again', async () => {
    const { user } = await openMenu('/menu?q=chocolate&sabor=floral');
    expect(await screen.findByText('No hay mezclas con «chocolate»')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Ver las 3 mezclas' }));

    expect(names()).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('the address of one blend on the menu', () => {
  test('when it is opened inside the shop then its page is, and who sent the visitor goes along', async () => {
    await openMenu('/menu?utm_source=ig&elixir=velo&q=sol');

    await waitFor(() => expect(screen.getByText('?utm_source=ig')).toHaveAttribute('title', '/menu/velo'));
  });

  test('when the catalogue is of the release before and names no addresses then the blends’ numbers lead to them', () => {
    expect(firstPage(BLENDS).blends.map(({ slug }) => slug)).toEqual(['1', '2', '3']);
  });
});

describe('a long menu', () => {
  const all = withSlugs(
    Array.from({ length: 1_200 }, (_, at) =>
      anElixir({
        id: at + 1,
        name: `Mezcla ${at}`,
        flowers: [at % 2 ? 'Dalia' : 'Tajonal'],
        flavors: 'Floral',
      }),
    ),
  );
  const first = all.slice(0, 23);
  const more = { blends: all.slice(0, 47), total: all.length, flowers: ['Dalia', 'Tajonal'] };
  /** Opens a long menu; `answers` are the catalogue's answers by address. */
  const openLong = async (path: string, answers: Record<string, object>) => {
    const asked: string[] = [];
    server.use(
      http.get(`${API_BASE}${MENU}`, ({ request }) => {
        const { search } = new URL(request.url);
        asked.push(search);
        return HttpResponse.json(answers[search]!);
      }),
    );
    return { ...(await openMenu(path, all)), asked };
  };

  test('when it is opened then its first page shows, with the way to the next one, and nobody has counted the choices', async () => {
    const { container } = await openLong('/menu', {});

    expect(names()).toHaveLength(23);
    expect(screen.getByText('1,200 mezclas')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ver más' })).toHaveAttribute('href', '/menu?pagina=2');
    expect(screen.getByRole('button', { name: 'Floral' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Tajonal' })).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when more is wanted then it comes below, the address says so, and the keyboard is on the first of it', async () => {
    const { user } = await openLong('/menu', { '?pagina=2': more });

    await user.click(await screen.findByRole('link', { name: 'Ver más' }));

    await waitFor(() => expect(names()).toHaveLength(47));
    expect(screen.getByText('?pagina=2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mezcla 23' })).toHaveFocus();
  });

  test('when something is chosen then the catalogue finds it, counted, and the first page of it shows', async () => {
    const { user, asked } = await openLong('/menu?pagina=2', {
      '?pagina=2': more,
      '?sabor=floral': { blends: first.slice(0, 2), total: 2 },
      '?q=nada&sabor=floral': { blends: [], total: 0 },
    });
    await waitFor(() => expect(names()).toHaveLength(47));

    await user.click(screen.getByRole('button', { name: 'Floral' }));

    await waitFor(() => expect(names()).toEqual(['Mezcla 0', 'Mezcla 1']));
    expect(screen.getByText('2 de 1,200 mezclas')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver más' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'nada');
    await user.click(await screen.findByRole('button', { name: 'Ver las 1,200 mezclas' }));
    await waitFor(() => expect(names()).toHaveLength(23));
    expect(asked.slice(0, 2)).toEqual(['?pagina=2', '?sabor=floral']);
  });

  test('when what was chosen does not come then it says so and the retry brings it', async () => {
    let fails = true;
    const { user } = await openLong('/menu', {});
    server.use(
      http.get(`${API_BASE}${MENU}`, () =>
        fails ? HttpResponse.error() : HttpResponse.json({ blends: first.slice(0, 1), total: 1 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Floral' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar el menú.');

    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    await waitFor(() => expect(names()).toEqual(['Mezcla 0']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
