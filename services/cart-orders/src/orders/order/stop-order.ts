import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { StopReason } from '@shop/contracts/order';
import type { Model } from 'mongoose';
import type { OrderRow } from './order.model.ts';
import { orderStep } from './order-step.ts';
import { outboxEntry } from './outbox.ts';

type Stopped = Pick<OrderRow, 'stoppedAt' | 'claimedAt' | 'paymentStatus'>;

/** Why an order must not leave, even if it is paid; undefined when it may. */
export function whyStopped({ stoppedAt, claimedAt, paymentStatus }: Stopped): StopReason | undefined {
  if (stoppedAt) return 'fraud';
  if (paymentStatus === 'charged_back') return 'chargeback';
  return claimedAt || paymentStatus === 'in_mediation' ? 'claim' : undefined;
}

const CLAIMED = 'No enviar: quien pagó abrió un reclamo';
const UNCLAIMED = 'El reclamo terminó';

/** Notes that a claim was opened or ended; the history records each change once. */
export async function setClaimed(orders: Model<OrderRow>, _id: string, isClaimed: boolean): Promise<void> {
  const order = await orders.findOne({ _id, claimedAt: { $exists: !isClaimed } }).lean();
  if (!order) return;
  await orderStep(orders)(order, {
    note: isClaimed ? CLAIMED : UNCLAIMED,
    filter: { claimedAt: { $exists: !isClaimed } },
    change: isClaimed ? { $set: { claimedAt: new Date() } } : { $unset: { claimedAt: 1 } },
  });
}

/** Notes that the provider forbids delivery; null when it was noted before. */
export const stopOrder = (orders: Model<OrderRow>, order: OrderRow) =>
  orderStep(orders)(order, {
    note: `No enviar: ${PROVIDER_LABEL} lo pidió`,
    filter: { stoppedAt: { $exists: false } },
    change: { $set: { stoppedAt: new Date() } },
    outbox: [outboxEntry('mail.stopped')],
  });
