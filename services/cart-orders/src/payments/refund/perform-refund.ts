import type { OrderRow } from '../../orders/order/order.model.ts';
import { RefusedError, type ProviderRefund } from '../provider/payment.port.ts';
import type { PaymentPort } from '../provider/payment-desk.ts';
import { undoRefused, type SoldDeps } from '../../gift-cards/refund-sold.ts';
import { settle, type SettleDeps } from '../settle/settle.ts';
import { booksOf } from './refund-order.ts';
import { isOfPart } from './refund-part.ts';
import { backOf, returnOf } from './refund-shares.ts';
import type { RefundEntry, RefundStore } from './refund.store.ts';

export type PerformRefundDeps = SettleDeps &
  SoldDeps & {
    refunds: RefundStore;
    provider: Pick<PaymentPort, 'getPayment' | 'refund' | 'findRefunds'>;
  };

/** After this time nobody waits for the answer. */
const STILL_AWAITED_MS = 10_000;
/** How far the provider's clock may be behind the shop's. */
const CLOCKS_MS = 60_000;

/**
 * Sends a reserved refund with its stored key, and settles the payment so that the order follows. It may run any number
 * of times: the provider answers a known key with the refund that it already made.
 * @throws ProviderError when the provider does not answer; calling again later is safe
 */
export async function performRefund(
  deps: PerformRefundDeps,
  paymentId: string,
  refundId: string,
): Promise<void> {
  const ledger = await deps.refunds.find(paymentId);
  const refund = ledger?.refunds.find(({ id }) => id === refundId);
  if (refund?.status === 'requested') await send(deps, paymentId, refund);
  await settle(deps, paymentId);
}

async function send(deps: PerformRefundDeps, paymentId: string, refund: RefundEntry): Promise<void> {
  const error = await ask(deps, paymentId, refund);
  if (!error) return;
  const made = await findMade(deps, paymentId, refund);
  await (made ? finish(deps, paymentId, { refund, made }) : refuse(deps, paymentId, { refund, error }));
}

/** The order that the refund is noted on, when the refund names pieces or delivery. */
const orderOf = async ({ orders }: PerformRefundDeps, paymentId: string, refund: RefundEntry) =>
  isOfPart(refund) ? orders.findByPayment(paymentId) : null;

type Made = { refund: RefundEntry; made: Pick<ProviderRefund, 'id' | 'amountCents'> };

/** The return is noted before the refund is done: a done refund is not sent again, so a crash would lose the note. */
async function finish(deps: PerformRefundDeps, paymentId: string, { refund, made }: Made): Promise<void> {
  const back = returnOf(refund);
  const order = back && (await orderOf(deps, paymentId, refund));
  if (order) await deps.orders.noteReturn(order._id, back);
  await deps.refunds.finish(paymentId, refund, made);
}

/** Returns the provider's reason when it refuses. */
async function ask(
  deps: PerformRefundDeps,
  paymentId: string,
  refund: RefundEntry,
): Promise<RefusedError | undefined> {
  const { id: key, amountCents, isWhole, who } = refund;
  const order = await orderOf(deps, paymentId, refund);
  // Noted before the money goes, because a crash after it would lose the note.
  if (order && !(await deps.orders.noteBack(order._id, backOf(refund)))) return exchanged();
  try {
    const made = await deps.provider.refund({
      paymentId,
      key,
      ...(who === 'sistema' && { isAlone: true }),
      ...(isWhole ? {} : { amountCents }),
    });
    await finish(deps, paymentId, { refund, made });
    return undefined;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return error;
  }
}

const EXCHANGED = 'Esas piezas son de un cambio. Revisa el pedido.';
const exchanged = () => new RefusedError(EXCHANGED, undefined, { code: 409, reason: EXCHANGED });

/**
 * The money may have gone back although the provider refuses: keys expire, and a person may have made the same refund
 * by hand. A refund of this amount, made since and not in another entry, is this one.
 */
async function findMade(deps: PerformRefundDeps, paymentId: string, { id, amountCents, at }: RefundEntry) {
  const before = await deps.refunds.find(paymentId);
  // Equal pending refunds are sent first: only their own keys tell which of the provider's refunds are theirs.
  for (const other of before?.refunds ?? [])
    if (other.id !== id && other.status === 'requested' && other.amountCents === amountCents)
      await ask(deps, paymentId, other);
  const ledger = await deps.refunds.find(paymentId);
  const ours = new Set(ledger?.refunds.map(({ providerId }) => providerId));
  const found = await deps.provider.findRefunds(paymentId);
  const since = at.getTime() - CLOCKS_MS;
  return found.find(
    (made) => made.amountCents === amountCents && made.at.getTime() >= since && !ours.has(made.id),
  );
}

type Refusal = { refund: RefundEntry; error: RefusedError };

/** The refund is closed last: a crash before repeats everything, and nothing is lost. */
async function refuse(deps: PerformRefundDeps, paymentId: string, { refund, error }: Refusal): Promise<void> {
  const order = await deps.orders.findByPayment(paymentId);
  if (order && isOfPart(refund)) await deps.orders.dropBack(order._id, refund.id);
  if (order) await undoRefused(deps, order, { refund, books: () => booksOf(deps, order) });
  const isAwaited = refund.who !== 'sistema' && Date.now() - refund.at.getTime() <= STILL_AWAITED_MS;
  if (!isAwaited) await listFailure(deps, paymentId, { order, refund });
  await deps.refunds.fail(paymentId, refund, error);
  deps.log.warn({ err: error, paymentId, refundId: refund.id }, 'the provider refused a refund');
}

/** Each refused refund is listed, since another may be refused after somebody resolved this one. */
async function listFailure(
  deps: PerformRefundDeps,
  paymentId: string,
  { order, refund }: { order: OrderRow | null; refund: RefundEntry },
): Promise<void> {
  const payment = await deps.provider.getPayment(paymentId);
  if (!payment) return;
  const { status: paymentStatus, amountCents, currency } = payment;
  const about = { paymentId, paymentStatus, amountCents, currency, ...(order ? { orderId: order._id } : {}) };
  await deps.exceptions.add({ kind: 'refund_failed', ...about }, refund.id);
}
