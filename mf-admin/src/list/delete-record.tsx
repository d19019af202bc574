import { Text } from '@shop/ui';
import { DeleteDialog } from './delete-dialog.tsx';

type Props = {
  record: { id: number; name: string };
  /** 'este producto', 'esta flor' and similar: the texts of the dialog, the toast and the failure. */
  texts: { title: string; which: string; done: string; failed: string };
  remove: (id: number) => Promise<{ error?: unknown }>;
  onClose: () => void;
};

/** Asks before a product or a flower is deleted, by its name and ID (AD26, AD47). */
export const DeleteRecord = ({ record, texts, remove, onClose }: Props) => (
  <DeleteDialog
    title={texts.title}
    text={`¿Estás seguro que deseas eliminar ${texts.which}? Esta acción no se puede deshacer.`}
    done={{ title: texts.done }}
    remove={() => remove(record.id)}
    failed={() => ({ es: texts.failed })}
    onClose={onClose}
  >
    <Text css={{ marginTop: '1rem' }}>
      <strong>{record.name}</strong> (ID: {record.id})
    </Text>
  </DeleteDialog>
);
