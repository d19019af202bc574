import { useSchemaForm } from '@shop/app-kit/forms';
import { lotForm, type Lot, type LotForm } from '@shop/contracts/lot';
import { Names } from '../list/choices.tsx';
import { RecordDialog } from '../list/record-dialog.tsx';
import { ProductName } from '../products/product-name.tsx';
import { LotFields } from './lot-fields.tsx';
import { useCreateLotMutation, useUpdateLotMutation } from './lots.api.ts';

const TEXTS = {
  create: {
    title: 'Agregar Lote',
    text: 'Lo que se envasó de una vez, de una misma cosecha.',
    done: 'Lote agregado',
    failed: 'No se pudo agregar el lote. Inténtalo de nuevo.',
  },
  edit: {
    title: 'Editar Lote',
    text: 'Su página pública cambia al guardar. Los pedidos guardan lo que ya se envió.',
    done: 'Lote actualizado',
    failed: 'No se pudo actualizar el lote. Inténtalo de nuevo.',
  },
};
const LABELS = {
  code: 'Código',
  elixirIds: 'Productos',
  flower: 'Flor',
  place: 'Lugar',
  meliponario: 'Meliponario',
  packedOn: 'Envasado el',
  bestBefore: 'Consumir antes de',
  note: 'Nota interna',
  isActive: 'En uso',
};
const SHOWS = {
  elixirIds: (ids: unknown) => <Names values={ids as number[]} nameOf={(id) => <ProductName id={id} />} />,
};
const EMPTY: LotForm = {
  code: '',
  elixirIds: [],
  flower: '',
  place: '',
  meliponario: '',
  packedOn: '',
  bestBefore: '',
  note: '',
  isActive: true,
};
const fieldsOf = ({ id: _id, ...fields }: Lot): LotForm => fields;

/** Adds a lot, or changes the given one; a used-up lot is switched off, not deleted. */
export const LotDialog = ({ lot, onClose }: { lot?: Lot; onClose: () => void }) => {
  const form = useSchemaForm(lotForm, lot ? fieldsOf(lot) : EMPTY);
  const [create] = useCreateLotMutation();
  const [update] = useUpdateLotMutation();
  return (
    <RecordDialog<LotForm, LotForm>
      texts={lot ? TEXTS.edit : TEXTS.create}
      form={form}
      draft={`lote-${lot?.id ?? 'nuevo'}`}
      labels={LABELS}
      shows={SHOWS}
      toValues={(stored) => fieldsOf(stored as Lot)}
      create={create}
      update={lot && ((fields) => update({ id: lot.id, ...fields }))}
      onClose={onClose}
    >
      <LotFields form={form} />
    </RecordDialog>
  );
};
