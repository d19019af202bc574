import { css } from '@emotion/react';
import { showError, statusOf, useAppDispatch } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { theme, VisuallyHidden } from '@shop/ui';
import { YesNo } from '../list/yes-no.tsx';
import { reportFailure } from '../report-failure.ts';
import { useUpdateProductMutation } from './products.api.ts';

const pressed = css({
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: theme.color.creamDeep },
});
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
    <button
      type="button"
      role="switch"
      aria-checked={isAvailable}
      disabled={isLoading}
      css={pressed}
      onClick={() => void toggle()}
    >
      <YesNo value={isAvailable} />
      <VisuallyHidden>, {name} a la venta</VisuallyHidden>
    </button>
  );
};
