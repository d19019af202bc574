import { formatCentavos } from '@shop/contracts/format-pesos';
import { countedWords } from '@shop/contracts/kit-words';
import { toCentavos } from '@shop/contracts/money';
import { isOwnPayment } from '@shop/contracts/own-pay-names';
import type { OrderAdditionRequest, OrderExchangeRequest } from '@shop/contracts/order-addition';
import type { Pieces } from '@shop/contracts/refund';
import { conflict, type AppError } from '@shop/service-kit/errors';
import { FIRST_CYCLE } from '../../shopping/cart/cart.model.ts';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import { takeHolds } from '../../shopping/checkout/take-holds.ts';
import { soldLines, withIva, type SoldLine } from '../../shopping/pricing/price-cart.ts';
import { quote } from '../../shopping/pricing/quote.ts';
import {
  linkOf,
  linkTerm,
  openWritten,
  requireAccount,
  totalChanged,
  type OpenDeps,
} from '../manual/manual-checkout.ts';
import { manualLines, type ManualLines } from '../manual/manual-lines.ts';
import type { RemovedLine } from '../order/order-addition.model.ts';
import { paymentIdsOf } from '../order/order-payments.ts';
import { withoutPieces } from '../order/order-swap.ts';
import { findOrder, type OrderDeps } from '../order/order.ts';
import type { OrderRow } from '../order/order.model.ts';
import { staffOrder } from '../order/order.view.ts';
import { backRefusalOf, exchangeRefusalOf, refusalOf, type BackDeps } from './addition-refusals.ts';

export type AdditionDeps = OrderDeps & OpenDeps & BackDeps;
type Asked = OrderAdditionRequest | OrderExchangeRequest;
type Added = { request: Asked; who: string };
const removedBy = (request: Asked): Pieces[] => ('removes' in request ? request.removes : []);

const DROPPED = 'Quitó lo que faltaba por pagar';

const tooLittle = (leastCents: number): string =>
  `La diferencia es de menos de ${formatCentavos(leastCents)}, que es lo mínimo que se puede cobrar.`;

const additionId = (requestId: string): string => `addition-${requestId}`;

/** Includes the current order, for a caller who saw an earlier one. */
const refuse = (order: OrderRow, message: string): AppError =>
  conflict(message, { current: staffOrder(order) });

/** Whether the same press made this addition before and its answer was lost. */
async function madeBefore(deps: AdditionDeps, order: OrderRow, id: string): Promise<boolean> {
  if (await deps.checkouts.findOrdered(id, FIRST_CYCLE)) return true;
  const ids = [order.addition?.checkoutId, ...order.items.map(({ checkoutId }) => checkoutId)];
  for (const one of new Set(ids)) if (one && (await deps.checkouts.find(one))?.cartId === id) return true;
  return false;
}

/**
 * Asks the buyer of a paid order to pay for more. The pieces have their own checkout; its lines join the order once it
 * is paid, and its scarce pieces are held while its link can be paid. An exchange asks only for the difference, and the
 * old pieces stay until then; if nothing is due, it is made at once and the excess refunded.
 * @throws AppError 404; 409 an order that cannot be changed, another total than was seen, or what is not left; 502, 503
 */
export async function addLines(
  deps: AdditionDeps,
  orderId: string,
  { request, who }: Added,
): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  if (await madeBefore(deps, order, additionId(request.requestId))) return order;
  const refusal = refusalOf(order) ?? exchangeRefusalOf(order, removedBy(request));
  if (refusal) throw refuse(order, refusal);
  const removes = namedOf(order, removedBy(request));
  const { backCents } = withoutPieces(order, removes);
  const wanted = await priceAddition(deps, order, { request, backCents });
  const dueCents = wanted.fullCents - backCents;
  const leastCents = dueCents > 0 ? await requireAccount(deps) : 0;
  if (dueCents > 0 && dueCents < leastCents) throw refuse(order, tooLittle(leastCents));
  const backRefusal = dueCents < 0 && backRefusalOf(deps, order);
  if (backRefusal) throw refuse(order, backRefusal);
  const checkout = await openAddition(deps, order, { wanted, removes, backCents });
  const opened = { checkout, removes, who, backCents };
  const changed = dueCents > 0 ? await ask(deps, order, opened) : await exchange(deps, order, opened);
  if (!changed) return giveUp(deps, orderId, checkout);
  deps.relay(orderId);
  return changed;
}

const namedOf = ({ items }: OrderRow, removes: Pieces[]): RemovedLine[] =>
  removes.map(({ id, quantity }) => ({
    id,
    quantity,
    name: items.find((line) => line.id === id)!.elixirName,
  }));

type Opened = { checkout: CheckoutRow; removes: RemovedLine[]; who: string; backCents: number };

/** Asks the buyer to pay the addition. */
async function ask(deps: AdditionDeps, order: OrderRow, { checkout, removes, who }: Opened) {
  const payLink = await linkOf(deps, checkout);
  const addition = {
    checkoutId: checkout._id,
    cents: checkout.totalCents,
    payLink,
    payUntil: checkout.payUntil!,
    lines: checkout.lines.map(({ name, quantity }) => ({ name, quantity })),
    ...(removes.length > 0 && { removes }),
  };
  const verb = removes.length > 0 ? 'Por cambiar' : 'Agregó';
  const note = `${verb} ${changeOf(addition.lines, removes)}: ${formatCentavos(addition.cents)} por pagar`;
  return deps.orders.proposeAddition(order, { addition, who, note });
}

/** Exchanges at once: the money already paid covers the new pieces. */
async function exchange(deps: AdditionDeps, order: OrderRow, { checkout, removes, who, backCents }: Opened) {
  const lessCents = backCents - checkout.totalCents;
  const byHand = paymentIdsOf(order).some((id) => isOwnPayment(id)) ? ', lo que pagó a la tienda a mano' : '';
  const money = lessCents > 0 ? `le devuelve ${formatCentavos(lessCents)}${byHand}` : 'sin diferencia';
  const note = `Cambió ${changeOf(checkout.lines, removes)}: ${money}`;
  return deps.orders.exchange(order, { checkout, removes, who, note });
}

type Counted = { name: string; quantity: number }[];

/** Words for the pieces that come, and for those they replace. */
export const changeOf = (lines: Counted, removes: Counted = []): string =>
  removes.length > 0 ? `${countedWords(removes)} por ${countedWords(lines)}` : countedWords(lines);

/** Another change to the order came first: cancels the checkout, unless the same press made the addition. */
async function giveUp(deps: AdditionDeps, orderId: string, checkout: CheckoutRow): Promise<OrderRow> {
  const now = await findOrder(deps, orderId);
  // A concurrent call of the same press made it.
  const isMade = now.items.some(({ checkoutId }) => checkoutId === checkout._id);
  if (isMade || now.addition?.checkoutId === checkout._id) return now;
  await deps.checkouts.supersede(checkout._id);
  await deps.holds.giveBack(checkout);
  throw refuse(now, refusalOf(now) ?? 'Alguien acaba de cambiar este pedido. Revísalo e inténtalo otra vez.');
}

type Wanted = ManualLines & { id: string; lines: SoldLine[]; fullCents: number };

/** Prices the wanted pieces at today's prices. @throws AppError 409 another total than was seen */
async function priceAddition(
  deps: AdditionDeps,
  order: OrderRow,
  { request, backCents }: { request: Asked; backCents: number },
): Promise<Wanted> {
  const id = additionId(request.requestId);
  const written = await manualLines(deps, id, request);
  const lines = withIva(soldLines(written.items, written.elixirs), await deps.settings.read());
  const { totalCents: fullCents } = quote(lines);
  const { total, back = 0 } = { back: undefined, ...request.seen };
  if (toCentavos(total) !== fullCents) throw refuse(order, totalChanged(total, fullCents));
  if (toCentavos(back) !== backCents) throw refuse(order, totalChanged(back, backCents));
  return { ...written, id, lines, fullCents };
}

type Opening = { wanted: Wanted; removes: RemovedLine[]; backCents: number };

/** Opens the checkout. Removed pieces reduce what is due; when nothing is due, nobody pays the checkout. */
async function openAddition(deps: AdditionDeps, order: OrderRow, { wanted, removes, backCents }: Opening) {
  const { lines, fullCents, ...written } = wanted;
  const discountCents = fullCents > backCents ? backCents : 0;
  const priced = quote(lines, { discountCents });
  const { _id: addsTo, shipping } = order;
  const checkout = await openWritten(deps, {
    ...written,
    priced,
    addsTo,
    ...(discountCents > 0 && {
      promotion: { name: `En lugar de ${countedWords(removes)}`, cents: discountCents },
    }),
    ...(shipping && { shipping }),
  });
  await takeHolds(deps, checkout, linkTerm(checkout));
  return checkout;
}

/** Withdraws an unpaid addition. @throws AppError 404; 409 when it was just paid, or does not exist */
export async function removeAddition(deps: AdditionDeps, orderId: string, who: string): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  const { checkoutId } = order.addition ?? {};
  const dropped = checkoutId && (await deps.orders.dropAddition(order, { checkoutId, who, note: DROPPED }));
  if (!dropped)
    throw refuse(await findOrder(deps, orderId), 'Ya no hay nada por pagar: se pagó, o alguien lo quitó.');
  deps.relay(orderId);
  return dropped;
}
