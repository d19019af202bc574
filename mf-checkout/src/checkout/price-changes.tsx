import { formatPesos } from '@shop/app-kit';
import type { CheckoutChange } from '@shop/contracts/checkout';
import { Alert, Button, LinkButton, Row, Say, Stack } from '@shop/ui';
import { Link } from 'react-router-dom';

const lineOf = ({ name, kind, before, now, left }: CheckoutChange) => {
  const values = {
    ...{ nombre: name, quedan: left },
    ...{ antes: formatPesos(before ?? 0), ahora: formatPesos(now ?? 0) },
  };
  if (left === 1) return <Say {...values}>{'{nombre}: sólo queda 1.'}</Say>;
  if (left) return <Say {...values}>{'{nombre}: sólo quedan {quedan}.'}</Say>;
  if (kind === 'unavailable') return <Say {...values}>{'{nombre} ya no está disponible.'}</Say>;
  return <Say {...values}>{'{nombre}: antes {antes}, ahora {ahora}.'}</Say>;
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
