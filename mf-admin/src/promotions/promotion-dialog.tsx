import { useSchemaForm } from '@shop/app-kit/forms';
import {
  isSameName,
  promotionForm,
  TAKEN_NAME,
  type Promotion,
  type PromotionForm,
  type PromotionFormInput,
} from '@shop/contracts/promotion';
import { RecordDialog } from '../list/record-dialog.tsx';
import { PromotionFields } from './promotion-fields.tsx';
import type { Promotions } from './use-promotions.ts';

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
const TAKEN = { error: { status: 400, data: { message: TAKEN_NAME, errors: { name: TAKEN_NAME } } } };

type Props = Pick<Promotions, 'change'> & { all: Promotion[]; promotion?: Promotion; onClose: () => void };

/** Creates a promotion, or changes the given one. */
export const PromotionDialog = ({ change, all, promotion, onClose }: Props) => {
  const form = useSchemaForm(promotionForm, promotion ?? EMPTY);
  const put = async (written: Promotion) => {
    const others = promotion ? all.filter((one) => !isSameName(one, promotion)) : all;
    if (others.some((other) => isSameName(other, written))) return TAKEN;
    return change((now) => {
      const at = promotion ? now.findIndex((one) => isSameName(one, promotion)) : -1;
      return at < 0 ? [...now, written] : now.toSpliced(at, 1, written);
    });
  };
  return (
    <RecordDialog<PromotionFormInput, PromotionForm>
      texts={promotion ? TEXTS.edit : TEXTS.create}
      form={form}
      draft={`promocion-${promotion?.name ?? 'nueva'}`}
      labels={{}}
      create={put}
      update={promotion && ((changed) => put({ ...promotion, ...changed }))}
      onClose={onClose}
    >
      <PromotionFields form={form} />
    </RecordDialog>
  );
};
