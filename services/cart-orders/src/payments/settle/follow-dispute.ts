import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { paymentIdsOf } from '../../orders/order/order-payments.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { holdsMoney, wasPaid } from '../../orders/order/payment.rank.ts';
import { ProviderError } from '../../shopping/checkout/payment-page.port.ts';
import type { PaymentPort } from '../provider/payment-desk.ts';
import type { Dispute, ProviderPayment } from '../provider/payment.port.ts';
import type { SettleCase } from './case.ts';
import { listCase, type About, type ListDeps } from './list-exception.ts';
import type { PaymentStore } from './payment.store.ts';

export type DisputeDeps = ListDeps & {
  provider: Pick<PaymentPort, 'findChargebacks'>;
  payments: Pick<PaymentStore, 'ofCheckout' | 'these' | 'dropEndedClaim'>;
  orders: Pick<OrderStore, 'setClaimed'>;
};
type Open = { kind: 'dispute' | 'chargeback' } & Pick<About, 'detail' | 'until' | 'untilAtMost'>;

/** How long banks accept a shop's proof. */
const PROOF_MS = 10 * 86_400_000;
const AWAITS: Record<Dispute['awaits'], string> = {
  proof: 'Tus comprobantes de la venta y del envío.',
  answer: 'Tu respuesta.',
  decision: `Nada de tu parte: falta que decida ${PROVIDER_LABEL} o el banco.`,
};

/**
 * Lists a payment while it is disputed, with what can be done and until when, and stops its order from leaving. Closes
 * the entry once the dispute ended or all the money went back.
 */
export async function followDispute(deps: DisputeDeps, current: SettleCase, order: OrderRow): Promise<void> {
  const { _id: orderId } = order;
  const { known, payment, checkout } = current;
  const open = await openDispute(deps, current);
  if (open) {
    const { kind, ...about } = open;
    await listCase(deps, current, kind, { orderId, ...about });
    await deps.exceptions.reopen(known._id, kind);
  }
  if (wasPaid(known.status))
    await deps.exceptions.follow(known._id, known.status, {
      ...(open && { still: open.kind }),
      ...(payment.isLost && { isLost: true }),
    });
  if (!known.claim) return;
  const all = [
    ...(await deps.payments.ofCheckout(checkout._id)),
    // An addition to the order has its own checkout.
    ...(await deps.payments.these(paymentIdsOf(order))),
  ];
  await deps.orders.setClaimed(
    orderId,
    all.some(({ claim }) => claim && !claim.endedAt),
  );
  if (known.claim.endedAt) await deps.payments.dropEndedClaim(known._id);
}

async function openDispute(deps: DisputeDeps, { known, payment }: SettleCase): Promise<Open | undefined> {
  if (known.status === 'charged_back') return payment.isLost ? undefined : openChargeback(deps, payment);
  const claim = known.claim?.endedAt ? undefined : known.claim;
  const isDisputed = claim ? holdsMoney(known.status) : known.status === 'in_mediation';
  if (!isDisputed) return undefined;
  return { kind: 'dispute', ...(claim && said(claim)) };
}

/** Lists the chargeback even when the bank's details cannot be read. */
async function openChargeback(deps: DisputeDeps, payment: ProviderPayment): Promise<Open> {
  const cases = await deps.provider.findChargebacks(payment.id).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn(
      { err: error, paymentId: payment.id },
      'nothing is known of a chargeback but that it is there',
    );
    return [];
  });
  const [urgent] = cases.toSorted((a, b) => timeOf(a) - timeOf(b));
  const untilAtMost = new Date(payment.changedAt.getTime() + PROOF_MS);
  return { kind: 'chargeback', untilAtMost, ...said(urgent ?? { awaits: 'proof' }) };
}

const timeOf = ({ awaits, until }: Dispute) => (awaits === 'decision' ? Infinity : (until?.getTime() ?? 0));

const said = ({ awaits, until }: Pick<Dispute, 'awaits' | 'until'>) => ({
  detail: AWAITS[awaits],
  ...(until && { until }),
});
