import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { isOwnChoice } from '@shop/contracts/pay-kinds';
import { AppError, conflict } from '@shop/service-kit/errors';
import type { CartOrdersConfig } from '../../config.ts';
import type { CatalogClient } from '../../shopping/catalog/catalog.client.ts';
import { lackOf } from '../../gift-cards/gift-card-hold.ts';
import { pageOf, type CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { Holds } from '../../shopping/checkout/holds.ts';
import { keepPayable } from '../../shopping/checkout/keep-payable.ts';
import { makePaymentPage, orderOf, type PaymentPageDeps } from '../../shopping/checkout/make-payment-page.ts';
import { chosenFrom, choicesOf } from '../../shopping/checkout/pay-choices.ts';
import {
  ProviderError,
  type PaymentPage,
  type PaymentPagePort,
} from '../../shopping/checkout/payment-page.port.ts';
import { isRefused } from './payment.rank.ts';
import type { OrderRow } from './order.model.ts';

const NOT_PAYABLE = 'Este pedido ya no se puede pagar.';
const SOLD_OUT =
  'Algunos productos de este pedido ya no están disponibles. Arma un carrito nuevo, por favor.';
const SPENT = 'El saldo de la tarjeta de regalo de este pedido ya se usó. Arma un carrito nuevo, por favor.';

const NO_PAGE = `${PROVIDER_LABEL} no responde. Intenta de nuevo en un momento.`;

export type ReopenDeps = PaymentPageDeps & {
  checkouts: CheckoutStore;
  catalog: CatalogClient;
  holds: Holds;
  provider: PaymentPagePort;
  config: Pick<CartOrdersConfig, 'RESERVATION_MS'>;
};

/**
 * Lets the buyer pay an order whose payment expired or was refused, at the order's own prices. Returns the payment
 * page's address.
 * @throws AppError 409 when it is paid, waiting or cancelled, or something of it is no longer sold; 502 provider, 503
 * no catalogue
 */
export async function reopenPayment(deps: ReopenDeps, order: OrderRow): Promise<string> {
  const checkout = await deps.checkouts.find(order.checkoutId);
  const isOpen = order.status === 'pending' && isRefused(order.paymentStatus);
  const page = checkout && pageOf(checkout);
  if (!isOpen || !page) throw conflict(NOT_PAYABLE);
  const sold = order.items.filter(({ giftCard }) => !giftCard);
  const elixirs = await deps.catalog.elixirs(sold.map(({ elixirId }) => elixirId));
  if (sold.some(({ elixirId }) => !elixirs.get(elixirId)?.isAvailable)) throw conflict(SOLD_OUT);
  await holdAgain(deps, checkout, order.paymentIntentId);
  const payable = deps.provider.can(page.provider).pagesAreReused
    ? page
    : await anotherPage(deps, checkout, page);
  return payable.url;
}

/** The old page ends first, so that only one of the two can be paid. */
async function anotherPage(deps: ReopenDeps, checkout: CheckoutRow, old: PaymentPage): Promise<PaymentPage> {
  const { payUntil } = checkout;
  const again = payUntil ? { payUntil: new Date(Date.now() + deps.config.RESERVATION_MS) } : {};
  await deps.provider.expirePage(old, orderOf(checkout)).catch(refuse);
  // A way of paying the shop itself is chosen again, if it is still offered.
  const { choices } = await choicesOf(deps, checkout.delivery?.kind === 'pickup');
  const payWith = chosenFrom(choices, isOwnChoice(old.payWith) ? old.payWith : undefined);
  const asked = { insteadOf: old, ...(payWith && { payWith }) };
  const made = await makePaymentPage(deps, { ...checkout, ...again }, NO_PAGE, asked);
  return deps.checkouts.replacePage(checkout._id, old, made);
}

function refuse(error: unknown): never {
  throw error instanceof ProviderError ? new AppError(502, NO_PAGE) : error;
}

/** Holds the pieces again under the failed payment's id, in place of the coming payment. */
async function holdAgain(deps: ReopenDeps, checkout: CheckoutRow, paymentId: string): Promise<void> {
  const payUntil = new Date(Date.now() + deps.config.RESERVATION_MS);
  const refusal = await keepPayable(deps, checkout, { paymentId, payUntil }).catch(refuse);
  if (refusal) throw conflict(lackOf(refusal) === 'sold_out' ? SOLD_OUT : SPENT);
}
