import { formatPesos } from '@shop/app-kit';
import type { CartDifference } from '@shop/contracts/checkout';
import { Alert, Button, LinkButton, Row, Say, Stack } from '@shop/ui';
import { Link } from 'react-router-dom';

const PIECES = new Set<CartDifference['kind']>(['quantity', 'added', 'removed']);

const textOf = ({ kind, left }: CartDifference) => {
  if (left === 1) return '{nombre}: sólo queda 1.';
  if (left) return '{nombre}: sólo quedan {quedan}.';
  if (kind === 'unavailable') return '{nombre} ya no está disponible.';
  if (kind === 'added') return '{nombre} se añadió a tu carrito: {ahora}.';
  if (kind === 'removed') return '{nombre} ya no está en tu carrito.';
  if (kind === 'quantity') return 'Piezas de {nombre}: antes {antes}, ahora {ahora}.';
  if (kind === 'discount') return 'Descuento {nombre}: antes {antes}, ahora {ahora}.';
  return '{nombre}: antes {antes}, ahora {ahora}.';
};

const ChangeText = ({ change }: { change: CartDifference }) => {
  const { name, kind, before = 0, now = 0, left } = change;
  const write = (amount: number) => (PIECES.has(kind) ? String(amount) : formatPesos(amount));
  return (
    <Say nombre={name} quedan={left} antes={write(before)} ahora={write(now)}>
      {textOf(change)}
    </Say>
  );
};

/** Accepts the remaining pieces of a line, and removes lines without any. */
const acceptOf = (changes: CartDifference[]) => {
  const short = changes.filter(({ kind }) => kind === 'unavailable');
  if (short.length === 0) return 'Aceptar y continuar';
  return short.every(({ left }) => left) ? 'Llevar los que quedan' : 'Quitar lo agotado y continuar';
};

type Props = { changes: CartDifference[]; onAccept: () => void; busy: boolean };

/** What changed since the shopper saw the cart, and the button to accept it (H28). */
export const PriceChanges = ({ changes, onAccept, busy }: Props) => (
  <Alert tone="warning" title="Tu carrito cambió desde que lo viste">
    <Stack gap={4}>
      <ul css={{ listStyle: 'disc', margin: 0, paddingLeft: '1.2em' }}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.elixirId ?? change.name}`}>
            <ChangeText change={change} />
          </li>
        ))}
      </ul>
      <Row>
        <Button size="sm" busy={busy} onClick={onAccept}>
          {acceptOf(changes)}
        </Button>
        <LinkButton as={Link} to="/cart" size="sm" variant="secondary">
          Revisar mi carrito
        </LinkButton>
      </Row>
    </Stack>
  </Alert>
);
