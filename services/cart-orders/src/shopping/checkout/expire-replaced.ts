import type { Log } from '@shop/service-kit/log';
import { pageOf, type CheckoutRow } from './checkout.model.ts';
import type { CheckoutStore } from './checkout.store.ts';
import type { Holds } from './holds.ts';
import { orderOf } from './make-payment-page.ts';
import type { PaymentPagePort } from './payment-page.port.ts';

const AGAIN_MS = 10 * 60_000;
const GIVE_UP_MS = 8 * 86_400_000;

export type ExpireDeps = { checkouts: CheckoutStore; provider: PaymentPagePort; holds: Holds; log: Log };

/**
 * Makes the payment pages of replaced checkouts unpayable, so that a window left open cannot pay an old amount (H29).
 * First gives back what these checkouts hold.
 * Reconciliation retries failures. A payment that comes in meanwhile is left to a person.
 */
export async function expireReplaced(deps: ExpireDeps, checkouts: CheckoutRow[]): Promise<void> {
  for (const checkout of checkouts) {
    const { _id, createdAt } = checkout;
    const page = pageOf(checkout);
    if (!page) continue;
    try {
      await deps.holds.giveBack(checkout);
      await deps.provider.expirePage(page, orderOf(checkout));
      await deps.checkouts.expired(_id);
    } catch (error) {
      deps.log.warn({ err: error, checkoutId: _id }, 'an old payment page is still payable');
      const isOld = Date.now() - createdAt.getTime() > GIVE_UP_MS;
      if (isOld) await deps.checkouts.expired(_id);
      else await deps.checkouts.expireLater(_id, new Date(Date.now() + AGAIN_MS));
    }
  }
}

/** The shopper does not wait for this. */
export function expireReplacedOf(deps: ExpireDeps, cartId: string): void {
  deps.checkouts
    .replaced(new Date(), 20, cartId)
    .then((found) => expireReplaced(deps, found))
    .catch((error: unknown) => deps.log.warn({ err: error }, 'old payment pages wait for reconciliation'));
}
