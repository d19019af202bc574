import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aPublicLot } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { LotPage } from './lot.page.tsx';

const open = () =>
  renderPage(
    <Routes>
      <Route path="/lotes/:code" element={<LotPage />} />
    </Routes>,
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
