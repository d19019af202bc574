import type { ManualOrderRequest } from '@shop/contracts/manual-order';
import type { DeliveryAddress } from '@shop/contracts/address';
import { formatCentavos, formatPesos } from '@shop/contracts/format-pesos';
import { toCentavos } from '@shop/contracts/money';
import { badRequest, conflict, unavailable } from '@shop/service-kit/errors';
import { FIRST_CYCLE, orderCycleOf } from '../../shopping/cart/cart.model.ts';
import { pageOf, type CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { Holds, HoldTerm } from '../../shopping/checkout/holds.ts';
import { makePaymentPage, type PaymentPageDeps } from '../../shopping/checkout/make-payment-page.ts';
import { assertEnough, choicesOf, type PayChoiceDeps } from '../../shopping/checkout/pay-choices.ts';
import { costsOf } from '../../shopping/checkout/product-costs.ts';
import { fingerprintOf, freeze } from '../../shopping/checkout/snapshot.ts';
import type { PictureKeys } from '../../shopping/pictures/picture-keys.ts';
import { soldLines, type PricingDeps, type SoldLine } from '../../shopping/pricing/price-cart.ts';
import { keptAmounts } from '../../shopping/pricing/kept-quote.ts';
import type { Quote } from '../../shopping/pricing/quote.ts';
import { takeHolds } from '../../shopping/checkout/take-holds.ts';
import { manualLines, type LineDeps, type ManualLines } from './manual-lines.ts';
import { previewOf, priceManual } from './manual-price.ts';

const DAY_MS = 86_400_000;
/** How long a link with a deadline can be paid. */
const LINK_MS = 3 * DAY_MS;
/** How much longer pieces stay held, in case a payment is reported late or an order is saved late. */
export const LATE_MS = DAY_MS;
const ADDRESS = 'Escribe a dónde se envía.';
const FETCHED = 'Lo que se recoge no lleva dirección.';
const FAILED = 'No se pudo crear el enlace de pago. Inténtalo de nuevo.';
const NO_ACCOUNT =
  'Un enlace de pago necesita tu cuenta. Conéctala en «Cobros y correo». Si te pagan directo, escribe un pedido con «Transferencia» o «Efectivo».';

export type OpenDeps = LineDeps &
  PaymentPageDeps &
  PayChoiceDeps &
  Pick<PricingDeps, 'discounts'> & { checkouts: CheckoutStore; holds: Holds; pictures: PictureKeys };

/** The id of a cart that never existed, and of a payment that the provider never sees. */
export const manualId = (requestId: string): string => `manual-${requestId}`;

type Written = ManualLines &
  Pick<CheckoutRow, 'addsTo' | 'shipping' | 'delivery' | 'promotion' | 'discount'> & {
    id: string;
    priced: Quote<SoldLine>;
  };

/**
 * Opens a checkout for lines that an administrator wrote, without a cart. It has a deadline when it holds pieces, or
 * when an order waits for it.
 */
export function openWritten(
  deps: OpenDeps,
  { id, items, elixirs, priced, ...more }: Written,
): Promise<CheckoutRow> {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  const { discount } = more;
  const code = discount && { discountCode: discount.code };
  const cart = {
    _id: id,
    sessionId: id,
    round: FIRST_CYCLE,
    revision: 0,
    items,
    emptied: [],
    ...code,
    ...times,
  };
  const lines = freeze(priced, deps.pictures);
  const holds = deps.holds.neededBy(cart, elixirs);
  const ends = holds.length > 0 || more.addsTo !== undefined;
  return deps.checkouts.open({
    cartId: id,
    cartRound: FIRST_CYCLE,
    sessionId: id,
    lines,
    ...costsOf(priced.lines),
    ...keptAmounts(priced),
    fingerprint: fingerprintOf(lines, discount, { ...priced, ...more }),
    ...more,
    ...(ends && { holds, payUntil: new Date(now.getTime() + LINK_MS) }),
  });
}

/** Opens a manual order's checkout and holds its scarce pieces. @throws AppError 409, 503 */
export async function openManual(deps: OpenDeps, request: ManualOrderRequest): Promise<CheckoutRow> {
  const leastCents = request.payment === 'link' ? await requireAccount(deps) : 0;
  const id = manualId(request.requestId);
  const written = await manualLines(deps, id, request);
  const sold = soldLines(written.items, written.elixirs);
  const { priced, promotion, discount, delivery } = await pricedWith(deps, sold, request);
  assertEnough(priced.totalCents, leastCents);
  const shipping = deliveryAddressOf(request);
  const checkout = await openWritten(deps, {
    ...written,
    id,
    priced,
    shipping,
    ...(promotion && { promotion }),
    ...(discount && { discount }),
    ...(delivery && { delivery }),
  });
  await takeHolds(deps, checkout, reservationTerm(request, checkout));
  return checkout;
}

export const totalChanged = (seen: number, cents: number): string =>
  `El total cambió de ${formatPesos(seen)} a ${formatCentavos(cents)}. Revísalo y guarda otra vez.`;

/** @throws AppError 400 an address that does not fit the way, 409 invalid code, unserved address or changed total */
async function pricedWith(deps: OpenDeps, sold: SoldLine[], request: ManualOrderRequest) {
  const { address, delivery, seen, requestId } = request;
  const cart = orderCycleOf({ _id: manualId(requestId), round: FIRST_CYCLE });
  const price = await priceManual(deps, sold, { ...request, zip: address?.zip, cart });
  const { priced, promotion, discount, chosen, problem } = price;
  if (discount && 'problem' in discount)
    throw conflict(discount.problem, { errors: { discount: discount.problem } });
  if (problem) throw conflict(problem, { errors: { delivery: problem } });
  if (seen && toCentavos(seen.total) !== priced.totalCents)
    throw conflict(totalChanged(seen.total, priced.totalCents), { preview: previewOf(price) });
  const isFetched = chosen?.kind === 'pickup';
  const misfit = address ? isFetched && FETCHED : delivery && !isFetched && ADDRESS;
  if (misfit) throw badRequest(misfit, { delivery: misfit });
  return { priced, promotion, discount, delivery: chosen };
}

/** A link's pieces are held as long as it can be paid. */
export const linkTerm = ({ payUntil }: CheckoutRow): HoldTerm =>
  payUntil ? { until: new Date(payUntil.getTime() + LATE_MS) } : {};

/** The order spends at once what is paid by hand; what a crash before it leaves held comes free by itself. */
export function reservationTerm({ payment, requestId }: ManualOrderRequest, checkout: CheckoutRow): HoldTerm {
  if (payment === 'link') return linkTerm(checkout);
  return { paymentId: manualId(requestId), until: new Date(Date.now() + LATE_MS) };
}

/**
 * Runs before anything is held for a link. Returns the least that a link can ask for, in centavos.
 * @throws AppError 503 when the shop has no provider account
 */
export async function requireAccount(deps: PayChoiceDeps): Promise<number> {
  const { isOnline, leastCents } = await choicesOf(deps, false);
  if (!isOnline) throw unavailable(NO_ACCOUNT);
  return leastCents;
}

/** The provider's page for paying the order. @throws AppError 502 */
export async function linkOf(deps: OpenDeps, checkout: CheckoutRow): Promise<string> {
  const page = pageOf(checkout);
  if (page) return page.url;
  const made = await makePaymentPage(deps, checkout, FAILED);
  return (await deps.checkouts.keepPage(checkout._id, made)).url;
}

/** Without an address the order is handed over, and waits for none. */
function deliveryAddressOf({ name, email, phone, address, notes }: ManualOrderRequest): DeliveryAddress {
  const where = address ?? { address: '', city: '', state: '', zip: '' };
  return { name, email, ...where, ...(phone && { phone }), ...(notes && { notes }) };
}
