import { formatCentavos } from '@shop/contracts/format-pesos';
import { toCentavos } from '@shop/contracts/money';
import type { OwnPaymentMark } from '@shop/contracts/own-pay';
import { OWN_MEANS, OWN_PROVIDER } from '@shop/contracts/own-pay-names';
import { AppError, conflict, notFound } from '@shop/service-kit/errors';
import { dayOf } from '@shop/service-kit/days';
import type { OrderRow } from '../../orders/order/order.model.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { isRefused } from '../../orders/order/payment.rank.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { Holds } from '../../shopping/checkout/holds.ts';
import { PART_WAIT_MS } from '../exceptions/is-auto-refundable.ts';
import type { SettleAndWait } from '../settle/settle-and-wait.ts';
import type { OwnPaymentRow, Receipt } from './own-payment.model.ts';
import type { OwnPaymentStore } from './own-payment.store.ts';
import { paymentIdOf, receivedCents } from './own-payments.ts';

export type MarkDeps = {
  ownPayments: OwnPaymentStore;
  orders: Pick<OrderStore, 'addNote'>;
  checkouts: Pick<CheckoutStore, 'find'>;
  holds: Pick<Holds, 'take'>;
  settleAndWait: SettleAndWait;
};
type Mark = { order: OrderRow; mark: OwnPaymentMark; who: string };

const DAY_MS = 86_400_000;
const NONE = 'Este pedido no se paga por transferencia a tu cuenta ni al recoger.';
const DONE = 'Este pedido ya se marcó como pagado.';
const OTHER = 'Alguien acaba de marcar un pago de este pedido. Revisa cuánto falta.';
const TOMORROW = 'No puede ser un día que todavía no llega';
const GONE =
  'El plazo terminó y algo de este pedido ya no está en existencia. Si el dinero llegó, márcalo de todos modos y decide si lo surtes o lo devuelves.';

/** @throws AppError 404 */
export async function findOwn({ ownPayments }: Pick<MarkDeps, 'ownPayments'>, { checkoutId }: OrderRow) {
  const row = await ownPayments.ofCheckout(checkoutId);
  if (!row) throw notFound(NONE);
  return row;
}

/**
 * Marks money that a team member saw arrive. The receipt is stored first and then settled like any provider's payment,
 * so that a concurrent call finds it.
 * @throws AppError 404 the order is not paid to the shop, 409 marked already or meanwhile, or sold meanwhile
 */
export async function markPaid(deps: MarkDeps, { order, mark, who }: Mark): Promise<void> {
  const row = await findOwn(deps, order);
  if (row.receipts.some(({ id }) => id === mark.requestId)) return;
  if (mark.paidOn > dayOf(new Date()).day)
    throw new AppError(400, TOMORROW, { errors: { paidOn: TOMORROW } });
  if (receivedCents(row) >= row.dueCents) throw conflict(DONE);
  if (toCentavos(mark.received) !== receivedCents(row)) throw conflict(OTHER);
  if (!mark.confirmGone) await holdAgain(deps, order, row);
  const cents = toCentavos(mark.amount);
  const { requestId: id, means, paidOn, note } = mark;
  const receipt: Receipt = { id, cents, means, paidOn, who, at: new Date(), ...(note && { note }) };
  const isPart = receivedCents(row) + cents < row.dueCents;
  const restUntil = isPart ? new Date(Date.now() + PART_WAIT_MS) : undefined;
  if (!(await deps.ownPayments.receive(row, receipt, restUntil))) throw conflict(OTHER);
  await deps.orders.addNote(order, { who, text: noteOf(receipt) });
  await settled(deps, `${OWN_PROVIDER}-${paymentIdOf(row, row.receipts.length, cents)}`);
}

/**
 * Holds the pieces again that the ended term freed, until the stored receipt decides for how long; a cancelled order
 * needs none. @throws AppError 409 'gone'
 */
async function holdAgain(deps: MarkDeps, order: OrderRow, { _id, endedAt }: OwnPaymentRow): Promise<void> {
  const isFree = endedAt !== undefined || isRefused(order.paymentStatus);
  if (!isFree || order.status === 'cancelled') return;
  const checkout = await deps.checkouts.find(order.checkoutId);
  const term = { paymentId: `${OWN_PROVIDER}-${_id}`, until: new Date(Date.now() + DAY_MS) };
  if (checkout && (await deps.holds.take(checkout, term))) throw conflict(GONE, { code: 'gone' });
}

/** The receipt is stored already: when the worker does not answer, the sweep settles it within a minute. */
const settled = (deps: MarkDeps, paymentId: string) =>
  deps.settleAndWait(paymentId).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });

const noteOf = ({ cents, means, paidOn, note }: Receipt): string =>
  `Marcó como pagado ${formatCentavos(cents)} · ${OWN_MEANS[means as keyof typeof OWN_MEANS]} del ${paidOn}${note ? `: ${note}` : ''}`;
