import { Icon, Say, theme } from '@shop/ui';
import type { ReactNode } from 'react';
import { ResultHead } from './result-head.tsx';

export const PendingHead = ({
  title = 'Tu pago está pendiente',
  children,
}: {
  title?: ReactNode;
  children: ReactNode;
}) => (
  <ResultHead icon={<Icon name="clock" size={26} />} tone={theme.color.honey} title={title} compact>
    {children}
  </ResultHead>
);

/** The order is unknown, so nothing is said about one. */
export const UnknownHead = () => (
  <PendingHead>
    <Say>
      Si acabas de pagar, te escribimos en cuanto se acredite. Tu pedido se abre con el enlace de ese correo.
    </Say>
  </PendingHead>
);
