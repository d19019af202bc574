import { formatPesos } from '@shop/app-kit';
import type { CheckoutChange } from '@shop/contracts/checkout';
import { Alert, Button, LinkButton, Row, Stack } from '@shop/ui';
import { Link } from 'react-router-dom';

const lineOf = ({ name, kind, before, now, left }: CheckoutChange) => {
  if (left) return `${name}: ${left === 1 ? 'sólo queda 1' : `sólo quedan ${left}`}.`;
  if (kind === 'unavailable') return `${name} ya no está disponible.`;
  return `${name}: antes ${formatPesos(before ?? 0)}, ahora ${formatPesos(now ?? 0)}.`;
};

type Props = { changes: CheckoutChange[]; onAccept: () => void; busy: boolean };

/** What changed since the shopper saw the cart, and the choice to go on with it (H28). */
export const PriceChanges = ({ changes, onAccept, busy }: Props) => (
  <Alert tone="warning" title="Tu carrito cambió desde que lo viste">
    <Stack gap={4}>
      <ul css={{ listStyle: 'disc', margin: 0, paddingLeft: '1.2em' }}>
        {changes.map((change) => (
          <li key={change.elixirId}>{lineOf(change)}</li>
        ))}
      </ul>
      <Row>
        <Button size="sm" busy={busy} onClick={onAccept}>
          {changes.some(({ kind }) => kind === 'unavailable')
            ? 'Quitar lo agotado y continuar'
            : 'Aceptar y continuar'}
        </Button>
        <LinkButton as={Link} to="/cart" size="sm" variant="secondary">
          Revisar mi carrito
        </LinkButton>
      </Row>
    </Stack>
  </Alert>
);
