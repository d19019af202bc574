import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { theme } from '@shop/ui';
import { screen } from '@testing-library/react';
import { PaymentBadge, StatusBadge } from './status-badge.tsx';

const { warningSoft, infoSoft, jungleSoft, dangerSoft, creamDeep } = theme.color;

test.each([
  ['pending', 'Pendiente', 'yellow', warningSoft],
  ['processing', 'Procesando', 'blue', infoSoft],
  ['completed', 'Completado', 'green', jungleSoft],
  ['cancelled', 'Cancelado', 'red', dangerSoft],
  ['en_camino', 'en_camino', 'no', creamDeep],
])('when an order is %s then its badge says %s in %s colour (AD38, AD39)', (status, label, _, ground) => {
  renderPage(<StatusBadge status={status} />);

  expect(screen.getByText(label)).toHaveStyle({ backgroundColor: ground });
});

test('when a payment is in a state that only a later release knows then it stands as it is (H15)', () => {
  renderPage(<PaymentBadge status="authorized" />);

  expect(screen.getByText('authorized')).toHaveStyle({ backgroundColor: creamDeep });
});
