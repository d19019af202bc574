import { showError, showToast, useAppDispatch } from '@shop/app-kit';
import { reportFailure } from '../../report-failure.ts';
import { countOf, STOPPED } from '../use-completion.ts';
import { useMarkDeliveredMutation, type Orders } from '../orders.api.ts';

const FAILED = 'No se pudo guardar la entrega. Inténtalo de nuevo.';

/** Marks orders as delivered, or undoes that; the toast offers the undo. */
export const useDelivery = () => {
  const dispatch = useAppDispatch();
  const [mark, { isLoading }] = useMarkDeliveredMutation();
  const deliver = async (of: Orders, delivered = true): Promise<void> => {
    const { data, error } = await mark({ of, delivered });
    if (error) return void dispatch(reportFailure(error, FAILED));
    const done = data.results.filter(({ ok }) => ok).map(({ orderId }) => orderId);
    const [first, ...others] = data.results.filter(({ ok }) => !ok);
    const kept = first && `${countOf(others.length + 1)} sin cambios: ${first.message ?? FAILED}`;
    const rest = [kept, data.isStopped && STOPPED].filter(Boolean).join(' ');
    if (done.length === 0) return void dispatch(showError(rest || FAILED));
    dispatch(
      showToast({
        title: titleOf(done.length, delivered),
        ...(rest && { description: rest }),
        action: { label: 'Deshacer', run: () => void deliver({ rows: done }, !delivered) },
      }),
    );
  };
  return { deliver, busy: isLoading };
};

const titleOf = (count: number, delivered: boolean): string => {
  if (delivered) return count === 1 ? 'Pedido entregado' : `${countOf(count)} entregados`;
  return count === 1 ? 'Ya no está como entregado' : `${countOf(count)} ya no están como entregados`;
};
