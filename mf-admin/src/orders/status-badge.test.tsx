import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { theme } from '@shop/ui';
import { screen } from '@testing-library/react';
import { PaymentBadge, StatusBadge } from './status-badge.tsx';

const { warningSoft, infoSoft, jungleSoft, dangerSoft } = theme.color;
const COLORED = [warningSoft, infoSoft, jungleSoft, dangerSoft];

test.each([
  ['pending', 'Pendiente', 'yellow', warningSoft],
  ['processing', 'Procesando', 'blue', infoSoft],
  ['completed', 'Completado', 'green', jungleSoft],
  ['cancelled', 'Cancelado', 'red', dangerSoft],
])('when an order is %s then its badge says %s in %s colour (AD38, AD39)', (status, label, _, ground) => {
  renderPage(<StatusBadge status={status} />);

  expect(screen.getByText(label)).toHaveStyle({ backgroundColor: ground });
});

test('when a payment or an order is in a state that only a later release knows then it stands as it is, in no colour (H15)', () => {
  renderPage(
    <>
      <PaymentBadge status="authorized" />
      <StatusBadge status="en_camino" />
    </>,
  );

  for (const text of ['authorized', 'en_camino'])
    for (const backgroundColor of COLORED)
      expect(screen.getByText(text)).not.toHaveStyle({ backgroundColor });
});
