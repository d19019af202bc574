import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { formatCentavos } from '@shop/contracts/format-pesos';
import { toPesos } from '@shop/contracts/money';
import type { Refund, RefundOverview } from '@shop/contracts/refund';
import { isRefundable } from '../../orders/order/payment.rank.ts';
import type { OrderEvent } from '../../orders/order/order-parts.model.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import type { RefundEntry, RefundLedgerRow } from './refund.store.ts';

type Books = Pick<RefundLedgerRow, 'promisedCents' | 'refunds'>;

/** A payment's money, in centavos. */
export type Paid = { paidCents: number; refundedCents: number; paymentStatus: string };

/** The text for an administrator about a refused refund. */
export const refusalOf = ({ reason }: Pick<RefundEntry, 'reason'>): string =>
  reason ?? `${PROVIDER_LABEL} rechazó el reembolso. Revisa el pago en tu cuenta de ${PROVIDER_LABEL}.`;

export const refundView = ({
  id,
  amountCents,
  part,
  lines,
  note,
  status,
  who,
  at,
  reason,
}: RefundEntry): Refund => ({
  id,
  amount: toPesos(amountCents),
  status,
  who,
  at: at.toISOString(),
  ...(part && { part }),
  ...(lines && { lines: lines.map(({ cents: _paid, ...pieces }) => pieces) }),
  ...(note && { note }),
  ...(status === 'failed' ? { reason: refusalOf({ reason }) } : {}),
});

/** Centavos that can still be refunded. */
export function leftCentsOf({ paidCents, refundedCents, paymentStatus }: Paid, promisedCents = 0): number {
  const goneCents = Math.max(promisedCents, refundedCents);
  return isRefundable(paymentStatus) ? Math.max(0, paidCents - goneCents) : 0;
}

/** The refunds, oldest first, and the amount that can still be refunded. */
export function overviewOf(paid: Paid, ledger: Books | undefined): RefundOverview {
  const { paidCents, refundedCents } = paid;
  const refunds = ledger?.refunds ?? [];
  const doneCents = refunds
    .filter(({ status }) => status === 'done')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    paid: toPesos(paidCents),
    refunded: toPesos(Math.max(doneCents, refundedCents)),
    left: toPesos(leftCentsOf(paid, ledger?.promisedCents)),
    refunds: refunds.map(refundView),
  };
}

const EVENT = { requested: ' (en proceso)', done: '', failed: ` (rechazado por ${PROVIDER_LABEL})` };

/** The refunds as events of their order's history. */
export const refundEvents = ({ refunds }: Books, { status: to, items }: OrderRow): OrderEvent[] =>
  refunds.map(({ at, who, amountCents, part, lines, note, status }) => {
    const names = lines?.map(
      ({ id, quantity, restock }) => `${quantity} × ${nameOf(items, id)}${restock ? ' (a existencias)' : ''}`,
    );
    const all = [...(names ?? []), ...(part && names ? ['envío'] : [])].join(', ');
    const what = all ? `de ${all}, ` : part ? 'del envío, ' : 'de ';
    const why = note ? `: ${note}` : '';
    return { at, who, to, note: `Reembolso ${what}${formatCentavos(amountCents)}${EVENT[status]}${why}` };
  });

const nameOf = (items: OrderRow['items'], id: number): string =>
  items.find((item) => item.id === id)?.elixirName ?? '';
