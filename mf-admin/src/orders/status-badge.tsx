import { isFetched } from '@shop/contracts/is-fetched';
import {
  ORDER_STATUS_LABEL,
  PAYMENT_STATUS_LABEL,
  type Order,
  type OrderStatus,
  type PaymentStatus,
} from '@shop/contracts/order';
import { Badge, type BadgeTone } from '@shop/ui';

const TONES: Record<OrderStatus, BadgeTone> = {
  pending: 'yellow',
  processing: 'blue',
  completed: 'green',
  cancelled: 'red',
};
const PAYMENT_TONES: Partial<Record<PaymentStatus, BadgeTone>> = {
  approved: 'green',
  pending: 'yellow',
  in_process: 'yellow',
  rejected: 'red',
  cancelled: 'red',
  charged_back: 'red',
  in_mediation: 'red',
  partially_refunded: 'blue',
};

/** An order's status in its colour; an unknown one is shown as stored (AD38, AD39). */
export const StatusBadge = ({ status, children }: { status: string; children?: string }) => (
  <Badge tone={TONES[status as OrderStatus] ?? 'neutral'}>
    {children ?? ORDER_STATUS_LABEL[status as OrderStatus] ?? status}
  </Badge>
);

/** The order's state: a completed order is on its way, ready for pick-up, or delivered. */
export const OrderBadge = ({ order }: { order: Order }) => {
  const { status, deliveredAt } = order;
  if (status !== 'completed') return <StatusBadge status={status} />;
  const ready = isFetched(order) ? 'Listo para recoger' : undefined;
  const done = deliveredAt ? 'Entregado' : ready;
  return <StatusBadge status={status}>{done}</StatusBadge>;
};

export const paymentLabel = (status: string): string =>
  PAYMENT_STATUS_LABEL[status as PaymentStatus] ?? status;

/** The payment's own state, beside the order's (H15). */
export const PaymentBadge = ({ status }: { status: string }) => (
  <Badge tone={PAYMENT_TONES[status as PaymentStatus] ?? 'neutral'}>{paymentLabel(status)}</Badge>
);
