import { showError, statusOf, useAppDispatch } from '@shop/app-kit';
import type { Discount } from '@shop/contracts/discount';
import { Badge } from '@shop/ui';
import { RowSwitch } from '../list/row-switch.tsx';
import { reportFailure } from '../report-failure.ts';
import { STATE_LABEL, stateOf, TONES } from './discount-texts.ts';
import { useUpdateDiscountMutation } from './discounts.api.ts';

const FAILED = 'No se pudo cambiar el código. Inténtalo de nuevo.';
const CHANGED = 'Otra persona cambió este código: mira cómo quedó e inténtalo de nuevo.';

/** Whether a code is active; one press switches it. */
export const ActiveSwitch = ({ discount }: { discount: Discount }) => {
  const { id, code, isActive, version } = discount;
  const dispatch = useAppDispatch();
  const [update, { isLoading }] = useUpdateDiscountMutation();
  const toggle = async () => {
    const { error } = await update({ id, isActive: !isActive, version });
    if (error) dispatch(statusOf(error) === 409 ? showError(CHANGED) : reportFailure(error, FAILED));
  };
  const state = stateOf(discount, new Date());
  return (
    <RowSwitch
      call="PATCH /api/admin/discounts/{id}"
      isOn={isActive}
      busy={isLoading}
      label={`${code} encendido`}
      onToggle={() => void toggle()}
    >
      <Badge tone={TONES[state]}>{STATE_LABEL[state]}</Badge>
    </RowSwitch>
  );
};
