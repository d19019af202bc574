import type {
  CartDifference,
  CheckoutConflict,
  PreferenceRequest,
  PreferenceResponse,
} from '@shop/contracts/checkout';
import { isOwnChoice, type PayChoice } from '@shop/contracts/pay-kinds';
import { perMonth, toPesos } from '@shop/contracts/money';
import { badRequest, conflict, type AppError } from '@shop/service-kit/errors';
import type { CartOrdersConfig } from '../../config.ts';
import type { CartDelivery, CartRow } from '../cart/cart.model.ts';
import { assertOwn } from '../cart/cart-rules.ts';
import type { CartDeps } from '../cart/cart.ts';
import { chosenWayOf } from '../delivery/chosen-way.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { SettingsClient } from '../settings/settings.client.ts';
import type { PictureKeys } from '../pictures/picture-keys.ts';
import { destination, recipientOf, refusedWay, unpaidWay } from './checkout-delivery.ts';
import { pageOf, type CheckoutRow } from './checkout.model.ts';
import { heldUntil, type Holds } from './holds.ts';
import { expireReplacedOf, type ExpireDeps } from './expire-replaced.ts';
import type { PageOrder, PaymentPage, PaymentPagePort } from './payment-page.port.ts';
import { makePaymentPage, orderOf } from './make-payment-page.ts';
import { assertEnough, chosenFrom, chosenOf, choicesOf, insteadOfOwn } from './pay-choices.ts';
import { amountChanges, asChanges, CHANGED, lineChanges, seenOf } from './seen-cart.ts';
import { dueCentsOf, keptAmounts, quoteOf } from '../pricing/kept-quote.ts';
import { amountsOf } from '../pricing/quote.ts';
import { costsOf } from './product-costs.ts';
import { fingerprintOf, freeze } from './snapshot.ts';
import { takeHolds } from './take-holds.ts';

const FAILED = 'No se pudo crear la preferencia de pago.';
const PAID = 'Este carrito ya se pagó';

/** What the shop's page needs to load the provider's script. */
type CheckoutBrowser = PaymentPagePort & {
  browser: (provider: string) => { name: string; publicKey: string; script?: string };
};

export type CheckoutDeps = CartDeps &
  ExpireDeps & {
    pictures: PictureKeys;
    holds: Holds;
    settings: Pick<SettingsClient, 'read'>;
    /** The id of the order that was made of a checkout. */
    orderIdOf: (checkoutId: string) => Promise<string | undefined>;
    provider: CheckoutBrowser;
    config: Pick<CartOrdersConfig, 'RESERVATION_MS'>;
    /** Stores whether the shopper wants a reminder of the checkout. */
    askReminder: (checkout: CheckoutRow, wants: boolean) => Promise<void>;
  };

/**
 * Freezes the cart as a checkout and makes the provider's payment page for it. A repetition with an unchanged cart
 * returns the same checkout and page.
 * @throws AppError 404 foreign cart, 400 empty cart or invalid code, 409 with `changes` or `orderId` or when something
 * scarce is missing, 502 provider, 503 catalogue
 */
export async function createPreference(
  deps: CheckoutDeps,
  sessionId: string,
  request: PreferenceRequest,
): Promise<PreferenceResponse> {
  const cart = await deps.carts.ofSession(sessionId);
  assertOwn(cart, request.cartId);
  const checkout = await openCheckout(deps, cart, request);
  await refuseOrdered(deps, checkout);
  if (checkout.payUntil) await takeHolds(deps, checkout, { until: heldUntil(checkout.payUntil) });
  // When a gift card pays everything, no way to pay is needed.
  const isPaid = dueCentsOf(checkout) === 0;
  const offered = await choicesOf(deps, checkout.delivery?.kind === 'pickup');
  const choices = isPaid ? [] : offered.choices;
  if (!isPaid && !choices.some(isOwnChoice)) assertEnough(dueCentsOf(checkout), offered.leastCents);
  const page = await pageFor(deps, checkout, { choices, payWith: chosenFrom(choices, request.payWith) });
  const { name: provider, publicKey, script = '' } = deps.provider.browser(page.provider);
  expireReplacedOf(deps, cart._id);
  await deps.askReminder(checkout, request.remind === true);
  return {
    preferenceId: page.id,
    provider,
    publicKey,
    checkoutId: checkout._id,
    initPoint: page.url,
    sdkUrl: script,
    ...freeOf(page, checkout),
    ...chosenOf(page, choices),
    total: toPesos(checkout.totalCents),
    amounts: amountsOf(quoteOf(checkout)),
  };
}

const freeOf = ({ freeMonths: months }: PaymentPage, checkout: CheckoutRow) =>
  months ? { freeMonths: { months, monthly: perMonth(toPesos(dueCentsOf(checkout)), months) } } : {};

async function openCheckout(
  deps: CheckoutDeps,
  cart: CartRow,
  request: PreferenceRequest,
): Promise<CheckoutRow> {
  const { items } = cart;
  if (items.length === 0) {
    await refuseOrdered(deps, { cartId: cart._id, cartRound: cart.round - 1 });
    throw badRequest('Tu carrito está vacío.');
  }
  const seen = await priceAsSeen(deps, cart, request);
  const { priced, discount, promotion, giftCard, delivery, shipping, holds } = seen;
  const lines = freeze(priced, deps.pictures);
  return deps.checkouts.open({
    cartId: cart._id,
    cartRound: cart.round,
    sessionId: cart.sessionId,
    fingerprint: fingerprintOf(lines, discount, { ...priced, delivery, promotion, giftCard }),
    lines,
    ...costsOf(priced.lines),
    ...(discount ? { discount } : {}),
    ...(promotion ? { promotion } : {}),
    ...(giftCard ? { giftCard } : {}),
    ...(delivery ? { delivery } : {}),
    ...keptAmounts(priced),
    ...(holds.length > 0 ? { holds, payUntil: new Date(Date.now() + deps.config.RESERVATION_MS) } : {}),
    ...(shipping ? { shipping } : {}),
  });
}

/** Prices the cart. @throws AppError 409 with the differences from what was seen, 400 a code that is not valid */
async function priceAsSeen(deps: CheckoutDeps, cart: CartRow, request: PreferenceRequest) {
  const { items } = cart;
  const seen = seenOf(request);
  const ids = [...items, ...(seen?.lines ?? [])].map((line) => line.elixirId);
  const elixirs = await deps.catalog.elixirs([...new Set(ids)], cart._id);
  const changed = lineChanges({ items, elixirs }, seen);
  if (changed.some(({ kind }) => kind === 'unavailable')) throw differs(changed, items);
  const to = destination(request, cart.delivery);
  const { giftCard: card, ...found } = await priceCart(deps, cart, { elixirs, to });
  const { priced, promotion, delivery } = found;
  const discount = usedOf('discount', found.discount);
  const used = usedOf('giftCard', card);
  const giftCard = used && { id: used.id, lastFour: used.lastFour, cents: used.cents };
  const { choices } = await choicesOf(deps, true);
  const refused = refusedWay(request, delivery, seen) ?? unpaidWay(delivery, choices, seen);
  const other = refused?.differences ?? amountChanges({ discount, promotion, priced }, seen);
  const changes = [...changed, ...other];
  if (changes.length > 0) {
    if (delivery) await keepPlace(deps, cart, to);
    throw differs(changes, items, refused);
  }
  return {
    priced,
    discount,
    promotion,
    giftCard,
    shipping: recipientOf(request, delivery),
    delivery: delivery?.chosen && chosenWayOf(delivery.chosen.way, delivery.calendar),
    holds: deps.holds.neededBy(cart, elixirs),
  };
}

/** Stores the postal code that was sent, so that the next cart shows its price, which the shopper can then accept. */
async function keepPlace({ carts }: CheckoutDeps, { sessionId, delivery }: CartRow, { zip }: CartDelivery) {
  if (zip !== undefined && zip !== delivery?.zip)
    await carts.change(sessionId, (cart) => ({ delivery: { ...cart.delivery, zip } }));
}

/** @throws AppError 400 with the reason when a code takes off nothing, or a gift card pays nothing */
function usedOf<Used extends { cents: number } | { problem: string }>(
  name: 'discount' | 'giftCard',
  found: Used | undefined,
) {
  if (found && 'problem' in found) throw badRequest(found.problem, { [name]: found.problem });
  return found as Extract<Used, { cents: number }> | undefined;
}

const differs = (
  differences: CartDifference[],
  items: CartRow['items'],
  { message = CHANGED, ways }: { message?: string; ways?: CheckoutConflict['ways'] } = {},
): AppError =>
  conflict(message, {
    changes: asChanges(differences, items[0]!.elixirId),
    differences,
    ...(ways && { ways }),
  });

type Ordered = Pick<CheckoutRow, 'cartId' | 'cartRound'> & { _id?: string };

/**
 * Refuses a cart that was paid meanwhile, e.g. in another tab. It is called after the checkout is open, because from
 * then on no other checkout of the cart can be ordered.
 * @throws AppError 409 with the order
 */
async function refuseOrdered(deps: CheckoutDeps, { _id, cartId, cartRound }: Ordered): Promise<void> {
  const ordered = await deps.checkouts.findOrdered(cartId, cartRound);
  if (!ordered) return;
  if (_id) await deps.checkouts.supersede(_id);
  const orderId = await deps.orderIdOf(ordered._id);
  throw conflict(PAID, { changes: [], ...(orderId ? { orderId } : {}) });
}

/** The checkout's page, or a new one when another way to pay is chosen, or the page's own way is no longer offered. */
async function pageFor(
  deps: CheckoutDeps,
  checkout: CheckoutRow,
  { choices, payWith: chosen }: { choices: PayChoice[]; payWith: PayChoice | undefined },
): Promise<PaymentPage> {
  const page = pageOf(checkout) ?? (await makePage(deps, checkout, chosen));
  const payWith = chosen ?? insteadOfOwn(page.payWith, choices);
  if (!payWith || payWith === (page.payWith ?? 'online')) return page;
  const asked = { insteadOf: page, payWith };
  const made = await makePaymentPage(deps, checkout, FAILED, asked);
  const kept = await deps.checkouts.replacePage(checkout._id, page, made);
  expireDuplicatePage(deps, kept.id === made.id ? page : made, orderOf(checkout));
  return kept;
}

async function makePage(
  deps: CheckoutDeps,
  checkout: CheckoutRow,
  payWith: PayChoice | undefined,
): Promise<PaymentPage> {
  const made = await makePaymentPage(deps, checkout, FAILED, payWith ? { payWith } : {});
  const kept = await deps.checkouts.keepPage(checkout._id, made);
  // Two calls at once may make two pages: both callers get the first one, and the second must become unpayable.
  if (kept.id !== made.id) expireDuplicatePage(deps, made, orderOf(checkout));
  else deps.funnel.count('checkouts');
  await refuseOrdered(deps, checkout);
  return kept;
}

/** The shopper does not wait for this. If it fails, a payment on the duplicate page is refunded automatically. */
function expireDuplicatePage(deps: CheckoutDeps, page: PaymentPage, order: PageOrder): void {
  deps.provider
    .expirePage(page, order)
    .catch((error: unknown) =>
      deps.log.warn({ err: error, pageId: page.id }, 'a duplicate page is still payable'),
    );
}
