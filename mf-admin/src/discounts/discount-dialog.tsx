import { useSchemaForm } from '@shop/app-kit/forms';
import {
  discountForm,
  type Discount,
  type DiscountForm,
  type DiscountFormInput,
} from '@shop/contracts/discount';
import { RecordDialog } from '../list/record-dialog.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { useCreateDiscountMutation, useUpdateDiscountMutation } from './discounts.api.ts';

const TEXTS = {
  create: {
    title: 'Crear código',
    text: 'Vale desde que lo guardas.',
    done: 'Código creado',
    failed: 'No se pudo crear el código. Inténtalo de nuevo.',
  },
  edit: {
    title: 'Editar código',
    text: 'Los pedidos que ya lo usaron no cambian.',
    done: 'Código actualizado',
    failed: 'No se pudo actualizar el código. Inténtalo de nuevo.',
  },
};
const LABELS = {
  code: 'Código',
  kind: 'Tipo',
  value: 'Descuento',
  minimum: 'Compra mínima',
  startsOn: 'Primer día',
  endsOn: 'Último día',
  maxUses: 'Usos en total',
  maxPerBuyer: 'Usos por persona',
  isActive: 'Encendido',
  note: 'Nota',
};
const EMPTY = {
  code: '',
  kind: 'percent' as const,
  value: 10,
  minimum: null as number | null,
  startsOn: '',
  endsOn: '',
  maxUses: null as number | null,
  maxPerBuyer: 1 as number | null,
  isActive: true,
  note: '',
};
const valuesOf = ({ id: _id, used: _used, createdAt: _at, ...fields }: Discount) => ({
  ...fields,
  startsOn: fields.startsOn ?? '',
  endsOn: fields.endsOn ?? '',
});

type Props = { discount?: Discount; onClose: () => void };

/** Creates a code, or changes the given one. */
export const DiscountDialog = ({ discount, onClose }: Props) => {
  const form = useSchemaForm(discountForm, discount ? valuesOf(discount) : EMPTY);
  const [create] = useCreateDiscountMutation();
  const [update] = useUpdateDiscountMutation();
  return (
    <RecordDialog<DiscountFormInput, DiscountForm>
      texts={discount ? TEXTS.edit : TEXTS.create}
      form={form}
      draft={`codigo-${discount?.id ?? 'nuevo'}`}
      labels={LABELS}
      toValues={(stored) => valuesOf(stored as Discount)}
      create={create}
      update={discount && ((fields) => update({ id: discount.id, ...fields }))}
      onClose={onClose}
    >
      <DiscountFields form={form} />
    </RecordDialog>
  );
};
