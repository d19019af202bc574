import { showToast, useAppDispatch } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { useState } from 'react';
import type { Selection } from '../list/use-selection.ts';
import { reportFailure } from '../report-failure.ts';
import { useChangeOrdersStatusMutation } from './orders.api.ts';

const FAILED = 'No se pudieron actualizar los pedidos. Inténtalo de nuevo.';
export type Failure = { id: string; number: string; message: string };

export const countOf = (orders: number) => (orders === 1 ? '1 pedido' : `${orders} pedidos`);

/** Completes the chosen orders in one call; those that stay as they are stay chosen, with the reason. */
export const useCompletion = (rows: Order[], selection: Selection) => {
  const dispatch = useAppDispatch();
  const [failures, setFailures] = useState<Failure[]>([]);
  const [change, { isLoading }] = useChangeOrdersStatusMutation();
  const complete = async (lots: string[]) => {
    const { data, error } = await change({
      orderIds: selection.ids,
      status: 'completed',
      ...(lots.length > 0 && { lots }),
    });
    if (error) return void dispatch(reportFailure(error, FAILED));
    const done = data.results.filter(({ ok }) => ok).map(({ orderId }) => orderId);
    const numbers = new Map(rows.map(({ id, number }) => [id, number]));
    setFailures(
      data.results
        .filter(({ ok }) => !ok)
        .map(({ orderId, message = FAILED }) => ({
          id: orderId,
          message,
          number: numbers.get(orderId) ?? orderId,
        })),
    );
    selection.drop(done);
    if (done.length > 0) dispatch(showToast({ title: `${countOf(done.length)} en Completado` }));
  };
  return { complete, failures, busy: isLoading };
};
