import { RefusedError, type ProviderRefund } from '../provider/payment.port.ts';
import type { PaymentPort } from '../provider/payment-desk.ts';
import { settle, type SettleDeps } from '../settle/settle.ts';
import { isOfPart } from './refund-part.ts';
import { backOf, returnOf } from './refund-shares.ts';
import type { RefundEntry, RefundStore } from './refund.store.ts';

export type PerformRefundDeps = SettleDeps & {
  refunds: RefundStore;
  provider: Pick<PaymentPort, 'getPayment' | 'refund' | 'findRefunds'>;
};

/** After this nobody waits for the answer any more. */
const STILL_AWAITED_MS = 10_000;
/** How far the provider's clock may be behind ours. */
const CLOCKS_MS = 60_000;

/**
 * Sends a refund that was reserved, with the key that was stored with it, and brings what it changed into the order.
 * It may run any number of times: the provider answers a key that it knows with the refund that it made.
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
  if (made) await finish(deps, paymentId, { refund, made });
  else {
    const order = await orderOf(deps, paymentId, refund);
    if (order) await deps.orders.dropBack(order._id, refund.id);
    await refuse(deps, paymentId, { refund, error });
  }
}

/** The order that notes what it is of, where that was said. */
const orderOf = async ({ orders }: PerformRefundDeps, paymentId: string, refund: RefundEntry) =>
  isOfPart(refund) ? orders.findByPayment(paymentId) : null;

type Made = { refund: RefundEntry; made: Pick<ProviderRefund, 'id' | 'amountCents'> };

/** What came back is noted first: until it is done a refund is sent again, and after it nobody might come back here. */
async function finish(deps: PerformRefundDeps, paymentId: string, { refund, made }: Made): Promise<void> {
  const back = returnOf(refund);
  const order = back && (await orderOf(deps, paymentId, refund));
  if (order) await deps.orders.noteReturn(order._id, back);
  await deps.refunds.finish(paymentId, refund, made);
}

/** Answers why the provider refuses. */
async function ask(
  deps: PerformRefundDeps,
  paymentId: string,
  refund: RefundEntry,
): Promise<RefusedError | undefined> {
  const { id: key, amountCents, isWhole, who } = refund;
  const order = await orderOf(deps, paymentId, refund);
  // Before the money goes: after it nobody might come back here.
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
 * The money may have gone back although the provider refuses: keys do not live for ever, and somebody may have made
 * the same refund by hand meanwhile. One of this amount, made since and belonging to no other entry, is this one.
 */
async function findMade(deps: PerformRefundDeps, paymentId: string, { id, amountCents, at }: RefundEntry) {
  const before = await deps.refunds.find(paymentId);
  // Equal refunds that are under way are sent first: only their own keys tell which of those that were made are theirs.
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

async function refuse(deps: PerformRefundDeps, paymentId: string, { refund, error }: Refusal): Promise<void> {
  // Listed before it is closed: a crash between the two repeats this, and nothing is lost.
  const isAwaited = refund.who !== 'sistema' && Date.now() - refund.at.getTime() <= STILL_AWAITED_MS;
  if (!isAwaited) await listFailure(deps, paymentId);
  await deps.refunds.fail(paymentId, refund, error);
  deps.log.warn({ err: error, paymentId, refundId: refund.id }, 'the provider refused a refund');
}

async function listFailure(deps: PerformRefundDeps, paymentId: string): Promise<void> {
  const [payment, order] = await Promise.all([
    deps.provider.getPayment(paymentId),
    deps.orders.findByPayment(paymentId),
  ]);
  if (!payment) return;
  const { status: paymentStatus, amountCents, currency } = payment;
  const about = { paymentId, paymentStatus, amountCents, currency, ...(order ? { orderId: order._id } : {}) };
  await deps.exceptions.add({ kind: 'refund_failed', ...about });
}
