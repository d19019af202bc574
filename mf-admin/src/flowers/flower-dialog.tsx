import { useSchemaForm } from '@shop/app-kit/forms';
import { flowerForm, PLAIN_FLOWER, type Flower, type FlowerForm } from '@shop/contracts/flower';
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
  scientificName: 'Nombre científico',
  description: 'Descripción',
  properties: 'Propiedades',
  imageUrl: 'URL de Imagen',
  color: 'Color que da a la miel',
  petals: 'Color de sus pétalos',
  blossom: 'Forma de la flor',
  season: 'Florece en',
  isAvailable: 'Disponible',
};
const EMPTY: FlowerForm = {
  ...{ name: '', description: '', properties: '', imageUrl: '', season: '', scientificName: '' },
  ...PLAIN_FLOWER,
  isAvailable: true,
};
const fieldsOf = (flower: Flower): FlowerForm => {
  const { name, description, properties, imageUrl, isAvailable, version, ...more } = flower;
  return {
    color: more.color ?? PLAIN_FLOWER.color,
    petals: more.petals ?? PLAIN_FLOWER.petals,
    blossom: more.blossom ?? PLAIN_FLOWER.blossom,
    season: more.season ?? '',
    scientificName: more.scientificName ?? '',
    name,
    description,
    properties,
    imageUrl,
    isAvailable,
    ...(version !== undefined && { version }),
  };
};

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
      create={create}
      update={flower && ((fields) => update({ id: flower.id, fields }))}
      onClose={onClose}
    >
      <FlowerFields form={form} />
    </RecordDialog>
  );
};
