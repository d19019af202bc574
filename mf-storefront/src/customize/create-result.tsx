import { messageOf, statusOf } from '@shop/app-kit';
import { Alert, Button, LinkButton, Row, Say, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import type { Workshop } from './use-workshop.ts';

const FAILED = 'No pudimos crear tu elixir personalizado. Por favor, intenta de nuevo.';

/** What came of the last press: the way to the cart, or why it did not work (SF24, SF26). */
export const CreateResult = ({ workshop: { created, error, again } }: { workshop: Workshop }) => {
  if (created) {
    return (
      <Alert
        tone="success"
        title={<Say nombre={created.elixir.name}>{'{nombre} ya está en tu carrito.'}</Say>}
      >
        <Row css={{ marginTop: theme.space(3) }}>
          <LinkButton as={Link} to="/cart" size="sm" variant="dark">
            Ver mi carrito
          </LinkButton>
          <Button size="sm" variant="secondary" onClick={again}>
            Crear otro elixir
          </Button>
        </Row>
      </Alert>
    );
  }
  if (!error) return null;
  const reason = statusOf(error) === undefined ? '' : messageOf(error, { es: '' }).es;
  return <Alert title={FAILED}>{reason}</Alert>;
};
