import type { Flower } from '@shop/contracts/flower';
import { FLOWER_FACTS } from '@shop/contracts/flower-facts';
import { DeleteRecord } from '../list/delete-record.tsx';
import type { Fact } from '../list/facts.tsx';
import { RecordDetails } from '../list/record-details.tsx';
import { YesNo } from '../list/cells.tsx';
import type { FlowerDialogKind } from './columns.tsx';
import { FlowerDialog } from './flower-dialog.tsx';
import { useDeleteFlowerMutation } from './flowers.api.ts';

type Props = { kind: FlowerDialogKind | 'new'; flower: Flower | undefined; onClose: () => void };

/** The window that the address names; one about a flower waits until the list has it. */
export const FlowerDialogs = ({ kind, flower, onClose }: Props) => {
  if (kind === 'new') return <FlowerDialog onClose={onClose} />;
  if (!flower) return null;
  if (kind === 'details') return <FlowerDetails flower={flower} onClose={onClose} />;
  if (kind === 'edit') return <FlowerDialog key={flower.id} flower={flower} onClose={onClose} />;
  return kind === 'delete' ? <DeleteFlower flower={flower} onClose={onClose} /> : null;
};

/** Everything about a flower (H34). */
const FlowerDetails = ({ flower, onClose }: { flower: Flower; onClose: () => void }) => (
  <RecordDetails
    record={flower}
    call="PATCH /api/flowers/{id}"
    edit={(close) => <FlowerDialog flower={flower} onClose={close} />}
    onClose={onClose}
    facts={[
      ...(flower.scientificName
        ? [[FLOWER_FACTS.scientificName.label, flower.scientificName] satisfies Fact]
        : []),
      ['Descripción', flower.description],
      ['Propiedades', flower.properties],
      ['Disponible', <YesNo key="available" value={flower.isAvailable} />],
    ]}
  />
);

const DELETING = {
  title: 'Eliminar flor',
  which: 'esta flor',
  done: 'Flor eliminada',
  failed: 'No se pudo eliminar la flor. Inténtalo de nuevo.',
};

/** Asks before a flower is deleted (AD47). */
const DeleteFlower = ({ flower, onClose }: { flower: Flower; onClose: () => void }) => {
  const [remove] = useDeleteFlowerMutation();
  return <DeleteRecord record={flower} texts={DELETING} remove={remove} onClose={onClose} />;
};
