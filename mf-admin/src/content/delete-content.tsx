import { messageOf, messages, showToast, useAppDispatch } from '@shop/app-kit';
import type { Content } from '@shop/contracts/content';
import { Text } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { reportFailure } from '../report-failure.ts';
import { useDeleteContentMutation } from './content.api.ts';

type Props = { entry: Content; onClose: () => void; onDeleted: () => void };

/** Asks before an entry is deleted (AD52). */
export const DeleteContent = ({ entry, onClose, onDeleted }: Props) => {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useDeleteContentMutation();
  const confirm = async () => {
    const { error } = await remove(entry.id);
    if (error) {
      const { es, en } = messageOf(error, messages.contentDelete);
      return dispatch(reportFailure(error, es, en));
    }
    dispatch(
      showToast({ title: 'Contenido eliminado', description: 'El contenido se ha eliminado exitosamente' }),
    );
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Eliminar contenido"
      text="¿Estás seguro de que deseas eliminar este contenido?"
      onConfirm={() => void confirm()}
      busy={isLoading}
    >
      <Text css={{ marginTop: '1rem' }}>
        <strong>{entry.section}</strong>
        {entry.title && `: ${entry.title}`}
      </Text>
    </ConfirmDialog>
  );
};
