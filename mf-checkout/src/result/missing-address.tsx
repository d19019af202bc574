import { Alert, LinkButton, Say, Stack } from '@shop/ui';
import { Link } from 'react-router-dom';
import { orderPage } from './order-ref.ts';
import type { OrderRef } from './order.api.ts';

/** An order that was paid without an address cannot be shipped (H8). */
export const MissingAddress = ({ orderRef }: { orderRef: OrderRef }) => (
  <Alert tone="warning" title="Falta tu dirección de envío">
    <Stack gap={4} css={{ alignItems: 'flex-start' }}>
      <span>
        <Say>Tu pedido está seguro, pero todavía no sabemos a dónde enviarlo.</Say>
      </span>
      <LinkButton as={Link} to={orderPage('address', orderRef)} size="sm">
        Completar mi dirección
      </LinkButton>
    </Stack>
  </Alert>
);
