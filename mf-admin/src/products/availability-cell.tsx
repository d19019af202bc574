import { showError, showToast, statusOf, useAppDispatch } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { RowSwitch } from '../list/row-switch.tsx';
import { YesNo } from '../list/cells.tsx';
import { reportFailure } from '../report-failure.ts';
import { useUpdateProductMutation } from './products.api.ts';

const FAILED = 'No se pudo actualizar el producto. Inténtalo de nuevo.';
const CHANGED = 'Otra persona cambió este producto: mira cómo quedó e inténtalo de nuevo.';

/** Whether a product can be bought; one press changes it, and the toast can undo that. */
export const AvailabilityCell = ({ product }: { product: Elixir }) => {
  const { id, name, isAvailable, version } = product;
  const dispatch = useAppDispatch();
  const [update, { isLoading }] = useUpdateProductMutation();
  const put = async (wanted: boolean, of: number | undefined) => {
    const fields = { isAvailable: wanted, ...(of !== undefined && { version: of }) };
    const { data, error } = await update({ id, ...fields });
    if (!data) return dispatch(statusOf(error) === 409 ? showError(CHANGED) : reportFailure(error, FAILED));
    const title = wanted ? `${name} está a la venta` : `${name} ya no está a la venta`;
    const action = { label: 'Deshacer', run: () => void put(!wanted, data.version) };
    return dispatch(showToast({ title, action }));
  };
  return (
    <RowSwitch
      call="PATCH /api/elixirs/{id}"
      isOn={isAvailable}
      busy={isLoading}
      label={`${name} a la venta`}
      onToggle={() => void put(!isAvailable, version)}
    >
      <YesNo value={isAvailable} />
    </RowSwitch>
  );
};
