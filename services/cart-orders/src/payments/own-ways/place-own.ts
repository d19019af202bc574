import { OWN_PROVIDER } from '@shop/contracts/own-pay-names';
import { isOwnChoice } from '@shop/contracts/pay-kinds';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { isRefused } from '../../orders/order/payment.rank.ts';
import { pageOf, type CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { Holds } from '../../shopping/checkout/holds.ts';
import { dueCentsOf } from '../../shopping/pricing/kept-quote.ts';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import type { OwnPaymentStore } from './own-payment.store.ts';

const DAY_MS = 86_400_000;

export type PlaceDeps = {
  ownPayments: OwnPaymentStore;
  orders: Pick<OrderStore, 'findByCheckout'>;
  holds: Pick<Holds, 'take'>;
  settings: Pick<SettingsClient, 'read'>;
};

/**
 * Opening the shop's own page means choosing to pay that way: money is awaited from then on, and the pieces are held
 * until its term. False when the checkout is over, or the owner has switched that way off.
 */
export async function placeOwn(deps: PlaceDeps, checkout: CheckoutRow): Promise<boolean> {
  const page = pageOf(checkout);
  if (page?.provider !== OWN_PROVIDER) return true;
  if (await deps.ownPayments.find(page.id)) return true;
  const terms = await termsOf(deps, page.payWith);
  if (!terms || checkout.status === 'superseded') return false;
  const order = await deps.orders.findByCheckout(checkout._id);
  if (order && (order.status !== 'pending' || !isRefused(order.paymentStatus))) return false;
  const { days, way, ...account } = terms;
  const payBefore = new Date(Date.now() + days * DAY_MS);
  const until = new Date(payBefore.getTime() + DAY_MS);
  if (await deps.holds.take(checkout, { paymentId: `${OWN_PROVIDER}-${page.id}`, until })) return false;
  const { _id: checkoutId } = checkout;
  const dueCents = dueCentsOf(checkout);
  await deps.ownPayments.open({ _id: page.id, checkoutId, way, dueCents, payBefore, ...account });
  return true;
}

async function termsOf({ settings }: PlaceDeps, payWith: string | undefined) {
  if (!isOwnChoice(payWith)) return undefined;
  const { ownTransfer, payAtPickup } = await settings.read();
  const terms = payWith === 'ownTransfer' ? ownTransfer : payAtPickup;
  return terms && { way: payWith, ...terms };
}
