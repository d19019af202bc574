import { byHolder } from '../outcomes.ts';
import type { Payment, PaymentStatus } from '../types.ts';

const ofStatus: Record<PaymentStatus, string> = {
  approved: 'pago aprobado',
  pending: 'pago pendiente',
  in_process: 'pago en revisión',
  rejected: 'pago rechazado',
  cancelled: 'pago cancelado',
  refunded: 'pago devuelto',
  in_mediation: 'pago en mediación',
  charged_back: 'pago con contracargo',
};

/** Says in Spanish what became of a payment. */
export function meaningOf({ status, status_detail }: Payment): string {
  const known = Object.values(byHolder).find(({ outcome }) => outcome.detail === status_detail);
  if (status === 'cancelled' && status_detail === 'expired') return 'plazo vencido, sin pago';
  return known ? known.meaning.toLowerCase() : ofStatus[status];
}
