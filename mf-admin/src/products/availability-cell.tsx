import { showError, statusOf, useAppDispatch } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { RowSwitch } from '../list/row-switch.tsx';
import { YesNo } from '../list/yes-no.tsx';
import { reportFailure } from '../report-failure.ts';
import { useUpdateProductMutation } from './products.api.ts';

const FAILED = 'No se pudo actualizar el producto. Inténtalo de nuevo.';
const CHANGED = 'Otra persona cambió este producto: mira cómo quedó e inténtalo de nuevo.';

/** Whether it can be bought, in its row: one press changes it. */
export const AvailabilityCell = ({ product }: { product: Elixir }) => {
  const { id, name, isAvailable, version } = product;
  const dispatch = useAppDispatch();
  const [update, { isLoading }] = useUpdateProductMutation();
  const toggle = async () => {
    const fields = {
      isAvailable: !isAvailable,
      ...(version !== undefined && { version }),
    };
    const { error } = await update({ id, fields });
    if (error) dispatch(statusOf(error) === 409 ? showError(CHANGED) : reportFailure(error, FAILED));
  };
  return (
    <RowSwitch
      call="PATCH /api/elixirs/{id}"
      isOn={isAvailable}
      busy={isLoading}
      label={`${name} a la venta`}
      onToggle={() => void toggle()}
    >
      <YesNo value={isAvailable} />
    </RowSwitch>
  );
};
