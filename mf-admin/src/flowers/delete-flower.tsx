import { showToast, useAppDispatch } from '@shop/app-kit';
import type { Flower } from '@shop/contracts/flower';
import { Text } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { reportFailure } from '../report-failure.ts';
import { useDeleteFlowerMutation } from './flowers.api.ts';

const FAILED = 'No se pudo eliminar la flor. Inténtalo de nuevo.';

/** Asks before a flower is deleted (AD47). */
export const DeleteFlower = ({ flower, onClose }: { flower: Flower; onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useDeleteFlowerMutation();
  const confirm = async () => {
    const { error } = await remove(flower.id);
    if (error) return dispatch(reportFailure(error, FAILED));
    dispatch(showToast({ title: 'Flor eliminada' }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Eliminar flor"
      text="¿Estás seguro que deseas eliminar esta flor? Esta acción no se puede deshacer."
      onConfirm={() => void confirm()}
      busy={isLoading}
    >
      <Text css={{ marginTop: '1rem' }}>
        <strong>{flower.name}</strong> (ID: {flower.id})
      </Text>
    </ConfirmDialog>
  );
};
