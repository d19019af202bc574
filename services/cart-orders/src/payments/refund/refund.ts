import { formatCentavos } from '@shop/contracts/format-pesos';
import { toPesos } from '@shop/contracts/money';
import type { AppError } from '@shop/service-kit/errors';
import { conflict, notFound, unavailable } from '@shop/service-kit/errors';
import { ProviderError } from '../../shopping/checkout/payment-page.port.ts';
import type { KnownPayment, PaymentPort } from '../provider/payment-desk.ts';
import type { JobResults } from '../queue/job-results.ts';
import { isRefundable } from '../../orders/order/payment.rank.ts';
import { randomId } from '../../random-id.ts';
import { refusalOf } from './refund.view.ts';
import { partsOf, type RefundParts } from './refund-shares.ts';
import type { RefundEntry, RefundLedgerRow, RefundStore } from './refund.store.ts';

export type ReserveRefundDeps = {
  refunds: RefundStore;
  provider: Pick<PaymentPort, 'getPayment' | 'capabilitiesOf' | 'labelOf'>;
};
export type RequestRefundDeps = ReserveRefundDeps & { results: Pick<JobResults, 'refundAndWait'> };

/**
 * Without an amount (centavos) everything left is refunded. `seenLeftCents`: what was left when a person decided.
 * `seen`: the payment's number of refunds when the amount was computed, for amounts that another refund would change.
 */
export type RefundCommand = Pick<RefundEntry, 'requestId' | 'who' | 'note'> &
  RefundParts & {
    paymentId: string;
    amountCents?: number;
    seenLeftCents?: number;
    seen?: number;
  };

/**
 * Refunds money of a payment. The refund is stored before the provider is called, so that no later failure loses or
 * doubles it; when the provider does not answer in time, it stays 'requested' and is sent again.
 * @throws AppError 404 unknown payment, 409 not refundable, more than is left or refused, 503 nothing was reserved
 */
export async function requestRefund(deps: RequestRefundDeps, command: RefundCommand): Promise<RefundEntry> {
  const { id } = await reserveRefund(deps, command);
  await deps.results.refundAndWait(command.paymentId, id);
  const ledger = await deps.refunds.find(command.paymentId);
  const refund = ledger?.refunds.find((entry) => entry.id === id);
  if (!refund) throw notFound('No encontramos ese reembolso.');
  if (refund.status === 'failed') throw conflict(refusalOf(refund));
  return refund;
}

/** Stores the refund, or finds the one stored for this request; sends nothing. @throws as above */
export const reserveRefund = async (deps: ReserveRefundDeps, command: RefundCommand): Promise<RefundEntry> =>
  (await findRequested(deps, command)) ?? (await reserve(deps, command));

/** The refund that this press stored before, e.g. when its answer was lost. */
async function findRequested(
  deps: ReserveRefundDeps,
  command: RefundCommand,
): Promise<RefundEntry | undefined> {
  return requestedIn(await deps.refunds.find(command.paymentId), command);
}

function requestedIn(ledger: RefundLedgerRow | null, command: RefundCommand): RefundEntry | undefined {
  const earlier = ledger?.refunds.find(({ requestId }) => requestId === command.requestId);
  if (earlier && command.amountCents !== undefined && earlier.amountCents !== command.amountCents)
    throw askedBefore(earlier.amountCents);
  return earlier;
}

async function reserve(deps: ReserveRefundDeps, command: RefundCommand): Promise<RefundEntry> {
  const payment = await findRefundable(deps, command.paymentId);
  const { id, amountCents: paidCents, refundedCents, provider } = payment;
  const ledger = await deps.refunds.observe(id, refundedCents, provider);
  // The same press may come twice at once: both return the refund that was stored first.
  const twin = requestedIn(ledger, command);
  if (twin) return twin;
  const leftCents = paidCents - ledger.promisedCents;
  const { requestId, who, note, amountCents = leftCents, seenLeftCents } = command;
  assertLeft(leftCents, seenLeftCents);
  const seen = command.seen ?? (seenLeftCents === undefined ? undefined : ledger.refunds.length);
  if (leftCents <= 0) throw nothingLeft();
  if (amountCents > leftCents) throw tooMuch(leftCents);
  const isWhole = amountCents === paidCents;
  if (!isWhole && !deps.provider.capabilitiesOf(id).partialRefunds) throw conflict(ONLY_WHOLE);
  const what = {
    amountCents,
    isWhole,
    ...partsOf(command),
    ...(note && { note }),
  };
  const entry: RefundEntry = { id: randomId(), requestId, ...what, status: 'requested', who, at: new Date() };
  if (await deps.refunds.reserve(id, entry, { paidCents, seen })) return entry;
  const same = await findRequested(deps, command);
  if (same) return same;
  throw conflict('Alguien acaba de pedir otro reembolso de este pago. Revisa cuánto queda.');
}

/** @throws AppError 503 */
export async function askPayment({ provider }: ReserveRefundDeps, paymentId: string) {
  return provider.getPayment(paymentId).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    throw unavailable(
      `${provider.labelOf(paymentId)} no responde. No se pidió ningún reembolso; inténtalo de nuevo.`,
    );
  });
}

async function findRefundable(deps: ReserveRefundDeps, paymentId: string): Promise<KnownPayment> {
  const payment = await askPayment(deps, paymentId);
  if (!payment) throw notFound(`${deps.provider.labelOf(paymentId)} no conoce ese pago.`);
  if (payment.status === 'refunded') throw conflict('Este pago ya se reembolsó por completo.');
  if (!isRefundable(payment.status))
    throw conflict('Este pago no se puede reembolsar: no está aprobado o tiene un reclamo abierto.');
  return payment;
}

const ONLY_WHOLE = 'Este pago solo se puede reembolsar completo.';

/** A press cannot change its amount. */
export const askedBefore = (amountCents: number): AppError =>
  conflict(`Ya se pidió este reembolso por ${formatCentavos(amountCents)}. Revisa el pedido.`);

export const nothingLeft = (): AppError => conflict('Ya se pidió el reembolso de todo el importe.');

/** @throws AppError 409 when something else is left than the person saw, e.g. after their own earlier press */
export function assertLeft(leftCents: number, seenLeftCents = leftCents): void {
  if (leftCents === seenLeftCents) return;
  const message = `Lo que se puede reembolsar cambió de ${formatCentavos(seenLeftCents)} a ${formatCentavos(leftCents)}. Revisa los reembolsos antes de pedir otro.`;
  throw conflict(message, { current: { left: toPesos(leftCents) } });
}

export function tooMuch(leftCents: number): AppError {
  const message = `Solo quedan ${formatCentavos(leftCents)} por reembolsar.`;
  return conflict(message, { errors: { amount: message }, left: toPesos(leftCents) });
}
