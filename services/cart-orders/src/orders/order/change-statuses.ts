import type { OrdersStatusResult } from '@shop/contracts/order';
import { AppError } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import { changeStatus, type StatusDeps, type StatusChange } from './order.ts';

type Deps = StatusDeps & { log: Log };
type Result = OrdersStatusResult['results'][number];

const FAILED = 'No se pudo cambiar este pedido. Inténtalo de nuevo.';

/** Many orders to one status, one after the other. One that cannot be moved holds up no other, and says why. */
export async function changeStatuses(
  deps: Deps,
  orderIds: string[],
  change: StatusChange,
): Promise<OrdersStatusResult> {
  const results: Result[] = [];
  for (const orderId of new Set(orderIds)) results.push(await resultOf(deps, orderId, change));
  return { results };
}

async function resultOf(deps: Deps, orderId: string, change: StatusChange): Promise<Result> {
  try {
    await changeStatus(deps, orderId, change);
    return { orderId, ok: true };
  } catch (error) {
    if (error instanceof AppError) return { orderId, ok: false, message: error.message };
    deps.log.error({ err: error, orderId }, 'an order of several could not be moved');
    return { orderId, ok: false, message: FAILED };
  }
}
