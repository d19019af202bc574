import { useSchemaForm } from '@shop/app-kit/forms';
import { flowerForm, type Flower, type FlowerForm } from '@shop/contracts/flower';
import { emptyFacts } from '@shop/contracts/facts';
import { FLOWER_FACTS, PLAIN_FLOWER } from '@shop/contracts/flower-facts';
import { factLabels } from '../list/fact-labels.ts';
import { withoutNull } from '../list/changed-fields.ts';
import { RecordDialog } from '../list/record-dialog.tsx';
import { FlowerFields } from './flower-form.tsx';
import { useCreateFlowerMutation, useUpdateFlowerMutation } from './flowers.api.ts';

const TEXTS = {
  create: {
    title: 'Agregar Flor',
    text: 'Una flor nativa más para el catálogo.',
    done: 'Flor agregada',
    failed: 'No se pudo agregar la flor. Inténtalo de nuevo.',
  },
  edit: {
    title: 'Editar Flor',
    text: 'Los cambios se ven en la tienda al guardar.',
    done: 'Flor actualizada',
    failed: 'No se pudo actualizar la flor. Inténtalo de nuevo.',
  },
};

const LABELS = {
  name: 'Nombre',
  description: 'Descripción',
  properties: 'Propiedades',
  imageUrl: 'URL de Imagen',
  ...factLabels(FLOWER_FACTS),
  isAvailable: 'Disponible',
};
// Its taste has no field here.
const { taste: _, ...facts } = emptyFacts(FLOWER_FACTS);
const EMPTY = {
  name: '',
  description: '',
  properties: '',
  imageUrl: '',
  isAvailable: true,
  ...facts,
  ...PLAIN_FLOWER,
};
const fieldsOf = ({ id: _id, taste: _taste, ...flower }: Flower): FlowerForm => ({ ...EMPTY, ...flower });

/** Adds a flower, or changes the given one. */
export const FlowerDialog = ({ flower, onClose }: { flower?: Flower; onClose: () => void }) => {
  const form = useSchemaForm(flowerForm, flower ? fieldsOf(flower) : EMPTY);
  const [create] = useCreateFlowerMutation();
  const [update] = useUpdateFlowerMutation();
  return (
    <RecordDialog<FlowerForm, FlowerForm>
      texts={flower ? TEXTS.edit : TEXTS.create}
      form={form}
      draft={`flor-${flower?.id ?? 'nueva'}`}
      labels={LABELS}
      toValues={(stored) => fieldsOf(stored as Flower)}
      create={(fields) => create(withoutNull(fields))}
      update={flower && ((fields) => update({ ...fields, id: flower.id }))}
      onClose={onClose}
    >
      <FlowerFields form={form} />
    </RecordDialog>
  );
};
