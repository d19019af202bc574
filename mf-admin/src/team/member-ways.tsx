import { messageOf, useAppDispatch } from '@shop/app-kit';
import type { AccessLink } from '@shop/contracts/team';
import { Button, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { reportFailure } from '../report-failure.ts';
import type { TeamRow } from './columns.tsx';
import { LinkToCopy } from './link-to-copy.tsx';
import { useRemoveMemberFactorMutation, useResetMemberMutation } from './team.api.ts';

const FAILED = { es: 'No se pudo crear el enlace. Inténtalo de nuevo.' };
const NOT_REMOVED = { es: 'No se pudo quitar. Inténtalo de nuevo.' };

/** New access for a member who lost the password or the phone. */
export const MemberWays = ({ row }: { row: TeamRow }) => {
  const dispatch = useAppDispatch();
  const [link, setLink] = useState<AccessLink>();
  const [isRemoving, setRemoving] = useState(false);
  const [reset, { isLoading }] = useResetMemberMutation();
  const makeLink = async () => {
    const { data, error } = await reset(Number(row.key));
    if (data) setLink(data);
    else dispatch(reportFailure(error, messageOf(error, FAILED).es));
  };
  return (
    <Stack gap={3}>
      {link ? (
        <LinkToCopy link={link} username={row.username} />
      ) : (
        <div>
          <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void makeLink()}>
            Crear enlace para otra contraseña
          </Button>
        </div>
      )}
      <Text size="sm">Con la contraseña nueva se cierran sus sesiones y se quitan sus llaves de acceso.</Text>
      {/* One's own access is changed in «Mi cuenta», with a code. */}
      {row.hasSecondFactor && !row.isYou && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setRemoving(true)}>
            Quitar verificación en dos pasos
          </Button>
        </div>
      )}
      {isRemoving && <RemoveMemberFactor row={row} onClose={() => setRemoving(false)} />}
    </Stack>
  );
};

const RemoveMemberFactor = ({ row, onClose }: { row: TeamRow; onClose: () => void }) => {
  const [remove] = useRemoveMemberFactorMutation();
  return (
    <DeleteDialog
      title="Quitar verificación en dos pasos"
      text={`Para quien perdió su teléfono y sus códigos de recuperación: asegúrate de que quien te lo pide es ${row.username}. Se cierran sus sesiones y después entra sin código.`}
      confirmLabel="Quitar"
      done={{ title: 'Verificación en dos pasos quitada' }}
      remove={() => remove(Number(row.key))}
      failed={(error) => messageOf(error, NOT_REMOVED)}
      onClose={onClose}
    />
  );
};
