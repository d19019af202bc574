import {
  ORDER_STATUS_LABEL,
  PAYMENT_STATUS_LABEL,
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

/** An order's status in its colour, and that what has left arrived; one that is unknown stands as it is (AD38, AD39). */
export const StatusBadge = ({ status, delivered = false }: { status: string; delivered?: boolean }) => (
  <Badge tone={TONES[status as OrderStatus] ?? 'neutral'}>
    {delivered ? 'Entregado' : (ORDER_STATUS_LABEL[status as OrderStatus] ?? status)}
  </Badge>
);

/** The payment's own state beside it (H15). */
export const PaymentBadge = ({ status }: { status: string }) => (
  <Badge tone={PAYMENT_TONES[status as PaymentStatus] ?? 'neutral'}>
    {PAYMENT_STATUS_LABEL[status as PaymentStatus] ?? status}
  </Badge>
);
