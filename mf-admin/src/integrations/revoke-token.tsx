import { messageOf } from '@shop/app-kit';
import type { ApiToken } from '@shop/contracts/api-token';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { useRevokeTokenMutation } from './integrations.api.ts';

const FAILED = { es: 'No se pudo revocar el token. Inténtalo de nuevo.' };

/** Asks before a token is revoked: programs that use it stop working. */
export const RevokeToken = ({ token, onClose }: { token: ApiToken; onClose: () => void }) => {
  const [revoke] = useRevokeTokenMutation();
  return (
    <DeleteDialog
      title="Revocar token"
      text={`Lo que usa el token «${token.name}» deja de funcionar en este momento. No se puede deshacer.`}
      confirmLabel="Revocar"
      done={{ title: 'Token revocado' }}
      remove={() => revoke(token.id)}
      failed={(error) => messageOf(error, FAILED)}
      onClose={onClose}
    />
  );
};
