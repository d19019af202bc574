import { conflict } from '@shop/service-kit/errors';
import type { CartOrdersConfig } from '../../config.ts';
import type { CatalogClient } from '../../shopping/catalog/catalog.client.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import { isRefused } from './payment.rank.ts';
import type { OrderRow } from './order.model.ts';

const NOT_PAYABLE = 'Este pedido ya no se puede pagar.';
const SOLD_OUT =
  'Algunos productos de este pedido ya no están disponibles. Arma un carrito nuevo, por favor.';

export type ReopenDeps = {
  checkouts: CheckoutStore;
  catalog: CatalogClient;
  config: Pick<CartOrdersConfig, 'RECONCILE_AFTER_MS'>;
};

/**
 * The way to pay an order whose payment expired or was refused: the same provider page, at the order's own prices,
 * so that it stays one order. Answers the address of that page.
 * @throws AppError 409 when it is paid, waiting or cancelled, or something of it is no longer sold; 503 no catalogue
 */
export async function reopenPayment(deps: ReopenDeps, order: OrderRow): Promise<string> {
  const checkout = await deps.checkouts.find(order.checkoutId);
  const isOpen = order.status === 'pending' && isRefused(order.paymentStatus);
  if (!isOpen || !checkout?.preference) throw conflict(NOT_PAYABLE);
  const elixirs = await deps.catalog.elixirs(order.items.map(({ elixirId }) => elixirId));
  if (order.items.some(({ elixirId }) => !elixirs.get(elixirId)?.isAvailable)) throw conflict(SOLD_OUT);
  await deps.checkouts.reopen(checkout._id, new Date(Date.now() + deps.config.RECONCILE_AFTER_MS));
  return checkout.preference.initPoint;
}
