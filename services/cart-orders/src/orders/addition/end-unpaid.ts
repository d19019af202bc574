import { formatCentavos } from '@shop/contracts/format-pesos';
import { countedWords } from '@shop/contracts/kit-words';
import type { Job } from '@shop/service-kit/job';
import { LATE_MS } from '../manual/manual-checkout.ts';
import type { OrderDeps } from '../order/order.ts';

const EVERY_MS = 600_000;
const AT_ONCE = 100;

/** Withdraws additions that nobody paid while their pieces were held, so that their orders can take others. */
export async function endUnpaid(
  { orders, relay }: Pick<OrderDeps, 'orders' | 'relay'>,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  const limit = new Date(now.getTime() - LATE_MS);
  for (let left = AT_ONCE; left === AT_ONCE && !signal.aborted;) {
    const found = await orders.unpaidBefore(limit, AT_ONCE);
    for (const order of found) {
      const { checkoutId, lines, cents } = order.addition!;
      const note = `No se pagó a tiempo: ${countedWords(lines)}, ${formatCentavos(cents)}`;
      await orders.dropAddition(order, { checkoutId, who: 'sistema', note });
      relay(order._id);
    }
    left = found.length;
  }
}

export const endUnpaidJob = (deps: Pick<OrderDeps, 'orders' | 'relay'>): Job => ({
  name: 'unpaid-additions',
  every: EVERY_MS,
  run: (signal) => endUnpaid(deps, signal),
});
