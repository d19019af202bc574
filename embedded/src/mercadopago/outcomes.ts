import type { PaymentStatus } from './types.ts';

export type Outcome = { status: PaymentStatus; detail: string };

const rejected = (detail: string): Outcome => ({ status: 'rejected', detail: `cc_rejected_${detail}` });

export const approved: Outcome = { status: 'approved', detail: 'accredited' };
export const waitingForCash: Outcome = { status: 'pending', detail: 'pending_waiting_payment' };
export const waitingForTransfer: Outcome = { status: 'pending', detail: 'pending_waiting_transfer' };
export const refused = rejected('other_reason');

/** As with the provider's test cards, the holder's name decides what becomes of a payment. */
export const byHolder: Record<string, { outcome: Outcome; meaning: string }> = {
  APRO: { outcome: approved, meaning: 'Pago aprobado' },
  CONT: { outcome: { status: 'in_process', detail: 'pending_contingency' }, meaning: 'Pago en revisión' },
  OTHE: { outcome: refused, meaning: 'Rechazado por error general' },
  CALL: { outcome: rejected('call_for_authorize'), meaning: 'Rechazado: requiere autorización' },
  FUND: { outcome: rejected('insufficient_amount'), meaning: 'Rechazado por fondos insuficientes' },
  SECU: { outcome: rejected('bad_filled_security_code'), meaning: 'Rechazado por código de seguridad' },
  EXPI: { outcome: rejected('bad_filled_date'), meaning: 'Rechazado por fecha de vencimiento' },
  FORM: { outcome: rejected('bad_filled_other'), meaning: 'Rechazado por error en los datos' },
  CARD: { outcome: rejected('bad_filled_card_number'), meaning: 'Rechazado por número de tarjeta' },
  INST: { outcome: rejected('invalid_installments'), meaning: 'Rechazado por cuotas no válidas' },
  DUPL: { outcome: rejected('duplicated_payment'), meaning: 'Rechazado por pago duplicado' },
  LOCK: { outcome: rejected('card_disabled'), meaning: 'Rechazado por tarjeta deshabilitada' },
  CTNA: { outcome: rejected('card_type_not_allowed'), meaning: 'Rechazado por tipo de tarjeta' },
  ATTE: { outcome: rejected('max_attempts'), meaning: 'Rechazado por intentos excedidos' },
  BLAC: { outcome: rejected('blacklist'), meaning: 'Rechazado por lista negra' },
};
