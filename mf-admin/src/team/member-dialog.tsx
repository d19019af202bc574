import { useAppDispatch } from '@shop/app-kit';
import type { Role } from '@shop/contracts/roles';
import type { MemberChange } from '@shop/contracts/team';
import { Button, Icon, Stack, Text } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { reportOutcome } from '../report-failure.ts';
import type { TeamRow } from './columns.tsx';
import { MemberWays } from './member-ways.tsx';
import { RemoveMember } from './remove-member.tsx';
import { RoleField } from './role-field.tsx';
import { useChangeMemberMutation, useWithdrawInvitationMutation } from './team.api.ts';

const FAILED = { es: 'No se pudo guardar. Inténtalo de nuevo.' };
const ENDS = 'Sus sesiones abiertas se cierran: entra de nuevo con lo que cambies aquí.';

type Props = { row: TeamRow; onClose: () => void };

/** The actions on one member. */
export const MemberDialog = ({ row, onClose }: Props) => (
  <Dialog
    onClose={onClose}
    title={row.username}
    description={row.state === 'invited' ? 'Todavía no elige su contraseña.' : ENDS}
  >
    {row.state === 'invited' ? (
      <Invited row={row} onClose={onClose} />
    ) : (
      <Member row={row} onClose={onClose} />
    )}
  </Dialog>
);

/** Makes a call, reports its result, and closes on success. */
const useAct = (onDone: () => void) => {
  const dispatch = useAppDispatch();
  return async (call: Promise<{ error?: unknown }>, title: string) => {
    if (dispatch(reportOutcome((await call).error, { title }, FAILED))) onDone();
  };
};

const Invited = ({ row, onClose }: Props) => {
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation();
  const act = useAct(onClose);
  return (
    <DialogActions>
      <Button
        variant="secondary"
        busy={isLoading}
        onClick={() => void act(withdraw(row.key), 'Invitación retirada')}
      >
        Retirar invitación
      </Button>
    </DialogActions>
  );
};

const Member = ({ row, onClose }: Props) => {
  const [role, setRole] = useState<Role>(row.role);
  const [isRemoving, setRemoving] = useState(false);
  const [change, { isLoading }] = useChangeMemberMutation();
  const act = useAct(onClose);
  const isDisabled = row.state === 'disabled';
  const save = (wanted: MemberChange, title: string) =>
    void act(change({ id: Number(row.key), ...wanted }), title);
  return (
    <>
      <Stack gap={4}>
        <RoleField chosen={role} value={role} onChange={({ target }) => setRole(target.value as Role)} />
        <MemberWays row={row} />
        {!row.isYou && (
          <div>
            <Button
              size="sm"
              variant="ghost"
              icon={<Icon name="trash" size={18} />}
              onClick={() => setRemoving(true)}
            >
              Quitar del equipo
            </Button>
          </div>
        )}
        {isDisabled && <Text size="sm">Su acceso está desactivado.</Text>}
      </Stack>
      <DialogActions>
        <Button
          variant="secondary"
          busy={isLoading}
          onClick={() =>
            save({ isDisabled: !isDisabled }, isDisabled ? 'Acceso activado' : 'Acceso desactivado')
          }
        >
          {isDisabled ? 'Activar acceso' : 'Desactivar acceso'}
        </Button>
        <Button busy={isLoading} disabled={role === row.role} onClick={() => save({ role }, 'Rol cambiado')}>
          Guardar rol
        </Button>
      </DialogActions>
      {isRemoving && <RemoveMember row={row} onClose={() => setRemoving(false)} onRemoved={onClose} />}
    </>
  );
};
