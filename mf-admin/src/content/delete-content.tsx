import { messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import type { Content } from '@shop/contracts/content';
import type { OwnText } from '@shop/contracts/text';
import { Text } from '@shop/ui';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { reportFailure } from '../report-failure.ts';
import { useRestoreTextMutation } from '../texts/texts.api.ts';
import { useDeleteContentMutation } from './content.api.ts';
import { contentMessages } from './content-messages.ts';
import { sectionKey } from './section-names.ts';

const DONE = { title: 'Contenido eliminado', description: 'El contenido se ha eliminado exitosamente' };

const NOT_UNDONE = 'No se pudo recuperar: hazlo en «Textos», en su historial.';

type Props = { entry: Content; onClose: () => void; onDeleted: () => void };

/** Asks before an entry is deleted (AD52); its text can be restored by undo or from its history. */
export const DeleteContent = ({ entry, onClose, onDeleted }: Props) => {
  const dispatch = useAppDispatch();
  const [remove] = useDeleteContentMutation();
  const [restore] = useRestoreTextMutation();
  const undo = async ({ id, version, publishedVersion }: OwnText) => {
    const { error } = await restore({ id, version, from: publishedVersion });
    dispatch(error ? reportFailure(error, NOT_UNDONE) : showToast({ title: 'Contenido recuperado' }));
  };
  return (
    <DeleteDialog
      title="Eliminar contenido"
      text="¿Estás seguro de que deseas eliminar este contenido?"
      done={DONE}
      remove={() => remove(entry.id)}
      undo={undo}
      failed={(error) => messageOf(error, contentMessages.delete)}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <Text css={{ marginTop: '1rem' }}>
        <strong>{sectionKey(entry.section)}</strong>
        <span>{entry.title && `: ${entry.title}`}</span>
      </Text>
      <Text size="sm" css={{ marginTop: '0.5rem' }}>
        Deja de verse en la tienda. Lo que dice queda en «Textos», en su historial, y ahí lo puedes recuperar.
      </Text>
    </DeleteDialog>
  );
};
