import { showError, showToast, useAppDispatch } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { useState } from 'react';
import { counted } from '../list/counted.ts';
import type { Selection } from '../list/use-selection.ts';
import { reportFailure } from '../report-failure.ts';
import { useChangeOrdersStatusMutation, type Orders } from './orders.api.ts';

const FAILED = 'No se pudieron actualizar los pedidos. Inténtalo de nuevo.';
export const STOPPED = 'Se interrumpió antes de terminar: pulsa otra vez para seguir con los demás.';
export type Failure = { id: string; number: string; message: string };

export const countOf = (orders: number) => counted(orders, 'pedido', 'pedidos');

/** Completes the selected orders; failed ones on this page stay selected, each with the reason. */
export const useCompletion = (rows: Order[], selection: Selection) => {
  const dispatch = useAppDispatch();
  const [failures, setFailures] = useState<Failure[]>([]);
  const [change, { isLoading }] = useChangeOrdersStatusMutation();
  const complete = async (of: Orders, lots: string[]) => {
    const { data, error } = await change({
      of,
      status: 'completed',
      ...(lots.length > 0 && { lots }),
    });
    if (error) return void dispatch(reportFailure(error, FAILED));
    const done = data.results.filter(({ ok }) => ok).map(({ orderId }) => orderId);
    const numbers = new Map(rows.map(({ id, number }) => [id, number]));
    setFailures(
      data.results
        .filter(({ ok }) => !ok)
        .map(({ orderId, number, message = FAILED }) => ({
          id: orderId,
          message,
          number: number ?? numbers.get(orderId) ?? orderId,
        })),
    );
    selection.drop(done);
    if (data.isStopped) dispatch(showError(`${countOf(done.length)} en Completado. ${STOPPED}`));
    else if (done.length > 0) dispatch(showToast({ title: `${countOf(done.length)} en Completado` }));
  };
  return { complete, failures, forget: () => setFailures([]), busy: isLoading };
};
