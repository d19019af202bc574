import type { OrdersStatusResult } from '@shop/contracts/order';
import { AppError } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';

type Result = OrdersStatusResult['results'][number];

const FAILED = 'No se pudo cambiar este pedido. Inténtalo de nuevo.';

/** Applies the same action to many orders, one after the other. A failure is reported and does not stop the others. */
export async function toEachOrder(
  { log }: { log: Log },
  orderIds: string[],
  act: (orderId: string) => Promise<unknown>,
): Promise<OrdersStatusResult> {
  const results: Result[] = [];
  for (const orderId of new Set(orderIds))
    try {
      await act(orderId);
      results.push({ orderId, ok: true });
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error, orderId }, 'one of several orders failed');
      results.push({ orderId, ok: false, message: error instanceof AppError ? error.message : FAILED });
    }
  return { results };
}
