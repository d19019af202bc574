import { useSchemaForm } from '@shop/app-kit/forms';
import {
  isSameName,
  promotionForm,
  TAKEN_NAME,
  type Promotion,
  type PromotionForm,
  type PromotionFormInput,
} from '@shop/contracts/promotion';
import { useRef } from 'react';
import type { ValueFormats } from '../list/conflict-notice.tsx';
import { RecordDialog } from '../list/record-dialog.tsx';
import { isSameValue } from '../list/is-same-value.ts';
import { PromotionFields } from './promotion-fields.tsx';
import { KIND_LABEL } from './promotion-texts.ts';
import { changedTo, type Promotions } from './use-promotions.ts';

const TEXTS = {
  create: {
    title: 'Crear promoción',
    text: 'Vale desde que la guardas.',
    done: 'Promoción creada',
    failed: 'No se pudo crear la promoción. Inténtalo de nuevo.',
  },
  edit: {
    title: 'Editar promoción',
    text: 'Los pedidos que ya la tuvieron no cambian.',
    done: 'Promoción actualizada',
    failed: 'No se pudo actualizar la promoción. Inténtalo de nuevo.',
  },
};
const EMPTY: PromotionFormInput = {
  name: '',
  kind: 'percent',
  value: 10,
  take: 3,
  pay: 2,
  withCodes: false,
  isActive: true,
};
const LABELS = {
  name: 'Nombre',
  kind: 'Qué descuenta',
  value: 'Descuento',
  take: 'Se llevan',
  pay: 'Se pagan',
  fromAmount: 'Desde (MXN)',
  fromPieces: 'Desde cuántas piezas',
  startsOn: 'Primer día',
  endsOn: 'Último día',
  withCodes: 'También con códigos',
  isActive: 'Encendida',
};
const SHOWS: ValueFormats = { kind: (kind) => KIND_LABEL[kind as Promotion['kind']] };
const TAKEN = { error: { status: 400, data: { message: TAKEN_NAME, errors: { name: TAKEN_NAME } } } };
const GONE = {
  error: { status: 404, data: { message: 'Alguien eliminó esta promoción o cambió su nombre.' } },
};

type Props = Pick<Promotions, 'change'> & { all: Promotion[]; promotion?: Promotion; onClose: () => void };

/** Creates a promotion, or changes the given one. */
export const PromotionDialog = ({ change, all, promotion, onClose }: Props) => {
  const form = useSchemaForm(promotionForm, promotion ?? EMPTY);
  // The promotion at the last check for conflicts.
  const read = useRef(promotion);
  const put = async (changed: Partial<PromotionForm>) => {
    const { current: before } = read;
    const written = { ...before, ...changed } as Promotion;
    const others = before ? all.filter((one) => !isSameName(one, before)) : all;
    if (others.some((other) => isSameName(other, written))) return TAKEN;
    return change((now) => {
      if (!before) return [...now, written];
      const at = now.findIndex((one) => isSameName(one, before));
      const stored = now[at];
      if (!stored) return GONE;
      if (isSameValue(stored, before)) return now.toSpliced(at, 1, written);
      read.current = stored;
      return changedTo(stored);
    });
  };
  return (
    <RecordDialog<PromotionFormInput, PromotionForm>
      texts={promotion ? TEXTS.edit : TEXTS.create}
      form={form}
      draft={`promocion-${promotion?.name ?? 'nueva'}`}
      labels={LABELS}
      shows={SHOWS}
      create={put}
      update={promotion && put}
      onClose={onClose}
    >
      <PromotionFields form={form} />
    </RecordDialog>
  );
};
