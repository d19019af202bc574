import type { Flower } from '@shop/contracts/flower';
import { DeleteRecord } from '../list/delete-record.tsx';
import { useDeleteFlowerMutation } from './flowers.api.ts';

const TEXTS = {
  title: 'Eliminar flor',
  which: 'esta flor',
  done: 'Flor eliminada',
  failed: 'No se pudo eliminar la flor. Inténtalo de nuevo.',
};

/** Asks before a flower is deleted (AD47). */
export const DeleteFlower = ({ flower, onClose }: { flower: Flower; onClose: () => void }) => {
  const [remove] = useDeleteFlowerMutation();
  return <DeleteRecord record={flower} texts={TEXTS} remove={remove} onClose={onClose} />;
};
