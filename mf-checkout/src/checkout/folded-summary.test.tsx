import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { FoldedSummary } from './folded-summary.tsx';

test('when the folded summary is pressed then it opens, and its total is in sight either way', async () => {
  const { user, container } = renderPage(<FoldedSummary cart={aCart([aCartLine({}, 2)])} />, { phone: true });
  const fold = screen.getByRole('button', { name: 'Ver resumen · $590.00 MXN' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');

  await user.click(fold);

  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(fold).toHaveAccessibleName('Ocultar resumen · $590.00 MXN');
  expect(screen.getByRole('region', { name: 'Resumen del pedido' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});
