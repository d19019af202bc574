import { messageOf } from '@shop/app-kit';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import type { TeamRow } from './columns.tsx';
import { useRemoveMemberMutation } from './team.api.ts';

const FAILED = { es: 'No se pudo quitar. Inténtalo de nuevo.' };

type Props = { row: TeamRow; onClose: () => void; onRemoved: () => void };

/** Asks before a member is removed from the team. */
export const RemoveMember = ({ row: { key, username }, onClose, onRemoved }: Props) => {
  const [remove] = useRemoveMemberMutation();
  return (
    <DeleteDialog
      title="Quitar del equipo"
      text={`${username} sale en este momento, con sus llaves de acceso y los tokens que hizo. Lo que hizo se queda en «Actividad», y el nombre se puede volver a usar. Para que vuelva hay que invitarle de nuevo.`}
      confirmLabel="Quitar"
      done={{ title: 'Persona quitada del equipo' }}
      remove={() => remove(Number(key))}
      failed={(error) => messageOf(error, FAILED)}
      onClose={onClose}
      onDeleted={onRemoved}
    />
  );
};
