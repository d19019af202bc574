import { messageOf } from '@shop/app-kit';
import type { Content } from '@shop/contracts/content';
import { Text } from '@shop/ui';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { useDeleteContentMutation } from './content.api.ts';
import { contentMessages } from './content-messages.ts';

const DONE = { title: 'Contenido eliminado', description: 'El contenido se ha eliminado exitosamente' };

type Props = { entry: Content; onClose: () => void; onDeleted: () => void };

/** Asks before an entry is deleted (AD52). */
export const DeleteContent = ({ entry, onClose, onDeleted }: Props) => {
  const [remove] = useDeleteContentMutation();
  return (
    <DeleteDialog
      title="Eliminar contenido"
      text="¿Estás seguro de que deseas eliminar este contenido?"
      done={DONE}
      remove={() => remove(entry.id)}
      failed={(error) => messageOf(error, contentMessages.delete)}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <Text css={{ marginTop: '1rem' }}>
        <strong>{entry.section}</strong>
        {entry.title && `: ${entry.title}`}
      </Text>
      <Text size="sm" css={{ marginTop: '0.5rem' }}>
        Se borran lo que dice y sus versiones anteriores, también en «Textos». No se pueden recuperar.
      </Text>
    </DeleteDialog>
  );
};
