import { formatCentavos } from '@shop/contracts/format-pesos';
import { toCentavos } from '@shop/contracts/money';
import type { OrderAdditionRequest } from '@shop/contracts/order-addition';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { conflict, type AppError } from '@shop/service-kit/errors';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import { takeHolds } from '../../shopping/checkout/take-holds.ts';
import { soldLines, withIva } from '../../shopping/pricing/price-cart.ts';
import { quote } from '../../shopping/pricing/quote.ts';
import {
  linkOf,
  linkTerm,
  openWritten,
  requireAccount,
  ROUND,
  totalChanged,
  type OpenDeps,
} from '../manual/manual-checkout.ts';
import { manualLines } from '../manual/manual-lines.ts';
import { findOrder, type OrderDeps } from '../order/order.ts';
import type { OrderRow } from '../order/order.model.ts';
import { staffOrder } from '../order/order.view.ts';
import { isRefundable, wasPaid } from '../order/payment.rank.ts';
import { whyStopped } from '../order/stop-order.ts';

export type AdditionDeps = OrderDeps & OpenDeps;
type Added = { request: OrderAdditionRequest; who: string };

const DROPPED = 'Quitó lo que faltaba por pagar';

const additionId = (requestId: string): string => `addition-${requestId}`;

/** With the order as it is now, for who asked by an earlier one. */
const refuse = (order: OrderRow, message: string): AppError =>
  conflict(message, { current: staffOrder(order) });

/** Why nothing can be added to it. */
function refusalOf(order: OrderRow): string | undefined {
  const { status, paymentStatus, manual, addition, cfdi } = order;
  if (status === 'completed') return 'Este pedido ya salió. Lo nuevo va en otro pedido.';
  if (status === 'cancelled') return 'Este pedido está cancelado. Lo nuevo va en otro pedido.';
  if (manual && manual.payment !== 'link')
    return `Este pedido se cobró fuera de ${PROVIDER_LABEL}. Escribe otro pedido para lo nuevo.`;
  if (!wasPaid(paymentStatus))
    return 'El pago de este pedido aún no llega. Cuando se acredite se puede cambiar.';
  if (whyStopped(order) || !isRefundable(paymentStatus))
    return 'El pago de este pedido se devolvió o tiene un reclamo: no se le puede agregar nada.';
  if (cfdi && cfdi.status !== 'refused')
    return 'Este pedido ya está en una factura. Lo nuevo va en otro pedido.';
  if (addition)
    return `Ya hay ${formatCentavos(addition.cents)} por pagar de este pedido. Quítalo, o espera a que se pague.`;
  return undefined;
}

/**
 * Asks the buyer of a paid order for more: a checkout of its own, whose lines are the order's once it is paid. What is
 * scarce of it is held as long as its link can be paid.
 * @throws AppError 404; 409 an order that cannot be added to, another total than was seen, or what is not left; 502, 503
 */
export async function addLines(
  deps: AdditionDeps,
  orderId: string,
  { request, who }: Added,
): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  const id = additionId(request.requestId);
  // The same press, whose answer was lost.
  if (await deps.checkouts.findOrdered(id, ROUND)) return order;
  const isOwn = order.addition && (await deps.checkouts.find(order.addition.checkoutId))?.cartId === id;
  if (isOwn) return order;
  const refusal = refusalOf(order);
  if (refusal) throw refuse(order, refusal);
  await requireAccount(deps);
  const checkout = await openAddition(deps, order, request);
  const payLink = await linkOf(deps, checkout);
  const addition = {
    checkoutId: checkout._id,
    cents: checkout.totalCents,
    payLink,
    payUntil: checkout.payUntil!,
    lines: checkout.lines.map(({ name, quantity }) => ({ name, quantity })),
  };
  const note = `Agregó ${namesOf(addition.lines)}: ${formatCentavos(addition.cents)} por pagar`;
  const proposed = await deps.orders.proposeAddition(order, { addition, who, note });
  if (!proposed) return giveUp(deps, orderId, checkout);
  deps.relay(orderId).catch(() => undefined);
  return proposed;
}

export const namesOf = (lines: { name: string; quantity: number }[]): string =>
  lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');

/** Somebody changed the order meanwhile. */
async function giveUp(deps: AdditionDeps, orderId: string, checkout: CheckoutRow): Promise<OrderRow> {
  const now = await findOrder(deps, orderId);
  // The same press was faster by a moment.
  if (now.addition?.checkoutId === checkout._id) return now;
  await deps.checkouts.supersede(checkout._id);
  await deps.holds.giveBack(checkout);
  throw refuse(now, refusalOf(now) ?? 'Alguien acaba de cambiar este pedido. Revísalo y agrega otra vez.');
}

async function openAddition(deps: AdditionDeps, order: OrderRow, request: OrderAdditionRequest) {
  const id = additionId(request.requestId);
  const written = await manualLines(deps, id, request);
  const sold = soldLines(written.items, written.elixirs);
  const priced = quote(withIva(sold, await deps.settings.read()));
  if (toCentavos(request.seen.total) !== priced.totalCents)
    throw refuse(order, totalChanged(request.seen.total, priced.totalCents));
  const { _id: addsTo, shipping } = order;
  const checkout = await openWritten(deps, { ...written, id, priced, addsTo, ...(shipping && { shipping }) });
  await takeHolds(deps, checkout, linkTerm(checkout));
  return checkout;
}

/** Takes back what was not paid yet. @throws AppError 404; 409 when it was paid a moment ago, or is there no more */
export async function removeAddition(deps: AdditionDeps, orderId: string, who: string): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  const { checkoutId } = order.addition ?? {};
  const dropped = checkoutId && (await deps.orders.dropAddition(order, { checkoutId, who, note: DROPPED }));
  if (!dropped)
    throw refuse(await findOrder(deps, orderId), 'Ya no hay nada por pagar: se pagó, o alguien lo quitó.');
  deps.relay(orderId).catch(() => undefined);
  return dropped;
}
