import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { NamedFlower } from '@shop/contracts/flower-page';
import { aFlower, anElixir } from '@shop/contracts/testing/builders';
import { withSlugs } from '@shop/contracts/testing/with-slugs';
import { PageFactsContext } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { FlowerPage } from './flower.page.tsx';

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
const origin = 'https://tienda.mx';
const facts = { origin } as ComponentProps<typeof PageFactsContext>['value'];
type Options = Parameters<typeof renderPage>[1];

const open = (slug = 'xtabentun', options: Options = {}, machines = false) =>
  renderPage(
    <PageFactsContext value={machines ? facts : null}>
      <Where />
      <Routes>
        <Route path="/flores/:slug" element={<FlowerPage />} />
      </Routes>
    </PageFactsContext>,
    { path: `/flores/${slug}`, ...options },
  );

const TASTE = { sweet: 4, floral: 5, intense: 1 };
const aNamed = (over: Partial<NamedFlower> = {}): NamedFlower => ({
  flower: {
    ...aFlower({ scientificName: 'Turbina corymbosa', season: 'noviembre y diciembre', taste: TASTE }),
    slug: 'xtabentun',
    updatedAt: '2026-03-04T05:06:07.000Z',
  },
  blends: withSlugs([anElixir({ name: 'Monte Blanco' })]),
  lots: [{ code: 'XTA-2026-01', place: 'Tizimín', packedOn: '2026-11-02' }],
  ...over,
});

test('when a flower is opened then its page tells its story, season and taste, what is made with it and from which harvest', async () => {
  answer('get', '/flowers/named/:slug', aNamed());

  const { container } = open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Xtabentún' })).toBeVisible();
  expect(screen.getByText('Turbina corymbosa')).toHaveAttribute('lang', 'la');
  expect(screen.getByText('Florece: noviembre y diciembre')).toBeVisible();
  expect(screen.getByText('Enredadera de campanas blancas.')).toBeVisible();
  expect(screen.getByText('4 de 5')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Monte Blanco' })).toHaveAttribute('href', '/menu/monte-blanco');
  expect(screen.getByRole('link', { name: /^Lote XTA-2026-01/ })).toHaveAttribute(
    'href',
    '/lotes/xta-2026-01',
  );
  expect(screen.getByRole('link', { name: 'Haz tu elixir con esta flor' })).toHaveAttribute(
    'href',
    '/customize?flores=1',
  );
  expect(screen.queryByRole('link', { name: 'Ver todas' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('when search engines read it then they learn when it was changed, what it is about and which blends have it', async () => {
  answer('get', '/flowers/named/:slug', aNamed());

  const { container } = open('xtabentun', {}, true);

  await waitFor(() => expect(container.querySelector('[type="application/ld+json"]')).not.toBeNull());
  const told = JSON.parse(container.querySelector('[type="application/ld+json"]')!.textContent!) as object;
  expect(told).toMatchObject({
    '@graph': [
      {
        '@type': 'WebPage',
        url: `${origin}/flores/xtabentun`,
        dateModified: '2026-03-04T05:06:07.000Z',
        about: { '@type': 'Taxon', name: 'Xtabentún', alternateName: 'Turbina corymbosa' },
        mainEntity: { itemListElement: [{ position: 1, url: `${origin}/menu/monte-blanco` }] },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { item: `${origin}/flores/xtabentun` }] },
    ],
  });
});

test('when there is none of it now or the shop makes no own blends then nothing leads to the workshop', async () => {
  const { flower } = aNamed();
  answer('get', '/flowers/named/:slug', aNamed({ flower: { ...flower, isAvailable: false } }));
  const { unmount } = open();
  expect(await screen.findByText('Hoy no la tenemos en el taller.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Haz tu elixir/ })).toBeNull();
  unmount();
  answer('get', '/flowers/named/:slug', aNamed({ blends: [], lots: [] }));

  open('xtabentun', { shop: { ownBlends: false } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Xtabentún' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Haz tu elixir/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: /^Mezclas con/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'De dónde viene' })).toBeNull();
});

test('when the menu has more with it then all of them are one press away', async () => {
  answer('get', '/flowers/named/:slug', aNamed({ isMore: true }));

  open();

  expect(await screen.findByRole('link', { name: 'Ver todas' })).toHaveAttribute(
    'href',
    '/menu?flor=xtabentun',
  );
});

test('when an earlier address of a flower is opened then the page goes to the one that it has now', async () => {
  answer('get', '/flowers/named/:slug', aNamed());

  open('enredadera');

  await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent('/flores/xtabentun'));
});
