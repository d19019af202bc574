import type { PreferenceRequest, PreferenceResponse } from '@shop/contracts/checkout';
import { toPesos } from '@shop/contracts/money';
import { AppError, badRequest, conflict } from '@shop/service-kit/errors';
import { ownCart } from '../cart/cart.ts';
import type { CartDoc } from '../cart/cart.model.ts';
import type { Deps } from '../deps.ts';
import { ProviderError } from '../payment/payment.port.ts';
import type { CheckoutDoc } from './checkout.model.ts';
import { expireReplacedOf } from './expire-replaced.ts';
import { fingerprintOf, findChanges, freeze, totalOf } from './snapshot.ts';

const FAILED = 'No se pudo crear la preferencia de pago.';
const CHANGED = 'Algunos productos de tu carrito cambiaron. Revísalos antes de pagar.';

/**
 * Freezes the cart as a checkout and makes the provider's preference for it. Asking again for an unchanged cart
 * answers the same checkout and preference.
 * @throws AppError 404 foreign cart, 400 empty cart, 409 with `changes`, 502 provider, 503 catalogue
 */
export async function createPreference(
  deps: Deps,
  sessionId: string,
  request: PreferenceRequest,
): Promise<PreferenceResponse> {
  const cart = await ownCart(deps, sessionId, request.cartId);
  const checkout = await openCheckout(deps, cart, request);
  const preference = checkout.preference ?? (await makePreference(deps, checkout));
  expireReplacedOf(deps, cart._id);
  return {
    preferenceId: preference.id,
    publicKey: deps.config.MERCADOPAGO_PUBLIC_KEY,
    checkoutId: checkout._id,
    initPoint: preference.initPoint,
    sdkUrl: deps.config.MERCADOPAGO_SDK_URL,
    total: toPesos(checkout.totalCents),
  };
}

async function openCheckout(deps: Deps, cart: CartDoc, request: PreferenceRequest): Promise<CheckoutDoc> {
  const items = await deps.carts.items(cart);
  if (items.length === 0) throw badRequest('Tu carrito está vacío.');
  const elixirs = await deps.catalog.elixirs(items.map((item) => item.elixirId));
  const changes = findChanges(items, elixirs, request.seen);
  if (changes.length > 0) throw conflict(CHANGED, { changes });
  const lines = freeze(items, elixirs, deps.pictures);
  return deps.checkouts.open({
    cartId: cart._id,
    cartRound: cart.round,
    sessionId: cart.sessionId,
    fingerprint: fingerprintOf(lines),
    lines,
    totalCents: totalOf(lines),
    nextCheckAt: new Date(Date.now() + deps.config.RECONCILE_AFTER_MS),
    ...(request.shippingDetails ? { shipping: request.shippingDetails } : {}),
  });
}

async function makePreference(deps: Deps, checkout: CheckoutDoc) {
  try {
    const preference = await deps.provider.createPreference({
      checkoutId: checkout._id,
      lines: checkout.lines,
      ...(checkout.shipping
        ? { payer: { name: checkout.shipping.name, email: checkout.shipping.email } }
        : {}),
    });
    await deps.checkouts.setPreference(checkout._id, preference);
    return preference;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.error({ err: error, checkoutId: checkout._id }, 'no preference');
    throw new AppError(502, FAILED);
  }
}
