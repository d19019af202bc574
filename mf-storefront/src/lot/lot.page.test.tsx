import { expect, test } from '@jest/globals';
import { NotFoundPage } from '@shop/app-kit';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aPublicLot } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { LotPage } from './lot.page.tsx';

const NotFound = () => <p>404 Page Not Found</p>;
const open = () =>
  renderPage(
    <NotFoundPage value={NotFound}>
      <Routes>
        <Route path="/lotes/:code" element={<LotPage />} />
      </Routes>
    </NotFoundPage>,
    { path: '/lotes/taj-2026-01' },
  );

test('when a lot is opened then its page tells where it comes from and until when it is good', async () => {
  const asked = answer('get', '/lots/:code', aPublicLot());
  const { container } = open();

  expect(await screen.findByRole('heading', { name: 'Lote TAJ-2026-01' })).toBeVisible();
  expect(screen.getByText('2 de noviembre de 2028')).toBeVisible();
  expect(screen.queryByText('Meliponario')).toBeNull();
  expect(asked[0]?.params).toEqual({ code: 'taj-2026-01' });
  expect(await axeViolations(container)).toEqual([]);
});

test('when the shop does not answer then the page says so and can ask again', async () => {
  answer('get', '/lots/:code', { message: '' }, 503);
  open();

  expect(screen.getByRole('heading', { level: 1, name: 'Lote' })).toBeInTheDocument();
  expect(await screen.findByText('No pudimos cargar este lote.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Lote' })).toBeVisible();
});

test('when there is no such lot then the shop’s page for unknown addresses stands there', async () => {
  answer('get', '/lots/:code', { message: 'Lote no encontrado' }, 404);
  open();

  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
});
