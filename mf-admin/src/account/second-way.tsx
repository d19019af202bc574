import type { Account } from '@shop/contracts/account';
import { Alert, Checkbox, LinkButton, Row, Stack } from '@shop/ui';
import { Link } from 'react-router-dom';

const ALONE =
  'Si pierdes el teléfono, nadie más puede quitarte este paso. Antes de activarlo ten otra forma de entrar: tus códigos de recuperación, una llave de acceso u otra persona con el rol de propietaria.';
const MAIL = ' El enlace a tu correo no basta: también pide el código.';

/** Whether a person who loses the phone could not sign in and nobody could let them in. */
export const isAlone = ({ isOnlyOwner, hasPasskey }: Account): boolean => Boolean(isOnlyOwner) && !hasPasskey;

type Props = Pick<Account, 'email'> & { isKept: boolean; onKept: (isKept: boolean) => void };

/** Asks the only owner for a second way in before the phone becomes the first. */
export const SecondWay = ({ email, isKept, onKept }: Props) => (
  <Stack gap={3}>
    <Alert tone="warning" title="Eres la única persona propietaria">
      {ALONE + (email ? MAIL : '')}
    </Alert>
    <Row gap={2}>
      <LinkButton size="sm" variant="secondary" href="#llaves">
        Agregar una llave de acceso
      </LinkButton>
      <LinkButton size="sm" variant="secondary" as={Link} to="/admin/team">
        Invitar a otra persona
      </LinkButton>
    </Row>
    <Checkbox
      label="Guardaré los códigos de recuperación que aparecen al terminar"
      checked={isKept}
      onChange={({ target }) => onKept(target.checked)}
    />
  </Stack>
);
