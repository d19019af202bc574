import { PROVIDER_LABEL } from './payment-browsers.ts';

/** The rest of a purchase was paid after its gift card had paid something else: it goes back. */
export const GIFT_CARD_SPENT = 'gift_card_spent';

const OTHER_MEANS = 'No pudimos procesar el pago con esa tarjeta. Usa otra o elige otro medio de pago.';
const HIGH_RISK = `Por seguridad, ${PROVIDER_LABEL} rechazó el pago. Elige otro medio, por ejemplo OXXO o transferencia.`;
const CARD_DATA = 'Revisa los datos de tu tarjeta.';
const NOT_CONFIRMED =
  'Tu banco no recibió la confirmación del pago. Intenta de nuevo y autorízalo en su aplicación.';
const FUNDS = 'Tu tarjeta no tiene fondos suficientes.';
const BANK_ERROR = 'El banco no respondió. Espera un momento y vuelve a intentarlo.';
const CALLED_OFF = 'El pago fue cancelado.';

/** The text for a refused payment, by the provider's `status_detail`. */
const REASONS: Record<string, string> = {
  cc_rejected_insufficient_amount: FUNDS,
  cc_rejected_bad_filled_card_number: 'Revisa el número de tu tarjeta.',
  cc_rejected_bad_filled_date: 'Revisa la fecha de vencimiento de tu tarjeta.',
  cc_rejected_bad_filled_security_code: 'Revisa el código de seguridad de tu tarjeta.',
  cc_rejected_bad_filled_other: CARD_DATA,
  cc_rejected_call_for_authorize: 'Llama a tu banco para autorizar el pago y vuelve a intentarlo.',
  cc_rejected_card_disabled: 'Llama a tu banco para activar tu tarjeta o usa otra.',
  cc_rejected_card_error: OTHER_MEANS,
  cc_rejected_card_type_not_allowed: 'Ese tipo de tarjeta no se acepta. Usa otra.',
  cc_rejected_duplicated_payment:
    'Ya hiciste un pago por ese importe. Usa otra tarjeta si necesitas repetirlo.',
  cc_rejected_invalid_installments: 'Tu tarjeta no acepta esas mensualidades.',
  cc_rejected_max_attempts: 'Llegaste al límite de intentos. Usa otra tarjeta.',
  cc_rejected_high_risk: HIGH_RISK,
  cc_rejected_fraud: HIGH_RISK,
  cc_rejected_blacklist: OTHER_MEANS,
  cc_rejected_other_reason:
    'Tu banco no aceptó el pago y no dio el motivo. Usa otra tarjeta o pregunta a tu banco.',
  cc_rejected_3ds_challenge: NOT_CONFIRMED,
  cc_rejected_3ds_mandatory: 'Tu tarjeta pide confirmar el pago con tu banco y no fue posible. Usa otra.',
  cc_rejected_time_out: BANK_ERROR,
  cc_amount_rate_limit_exceeded: 'El pago supera el límite de tu tarjeta. Usa otra o habla con tu banco.',
  rejected_high_risk: HIGH_RISK,
  rejected_by_regulations: OTHER_MEANS,
  rejected_by_biz_rule: OTHER_MEANS,
  rejected_by_bank: 'Tu banco rechazó el pago. Usa otra tarjeta o pregunta a tu banco.',
  rejected_by_issuer: 'Tu banco rechazó el pago. Usa otra tarjeta o pregunta a tu banco.',
  rejected_insufficient_data: CARD_DATA,
  insufficient_amount: FUNDS,
  bank_error: BANK_ERROR,
  expired: 'El plazo para pagar terminó sin que recibiéramos tu pago.',
  by_payer: 'Cancelaste el pago.',
  by_collector: CALLED_OFF,
  by_admin: CALLED_OFF,
  [GIFT_CARD_SPENT]:
    'Cuando llegó tu pago, tu tarjeta de regalo ya no tenía saldo para su parte, así que te lo devolvemos.',
  not_paid: 'Volviste sin terminar el pago.',
};

/** A Spanish sentence for any reason, also for an unknown one. */
export const paymentReason = (statusDetail: string): string =>
  (Object.hasOwn(REASONS, statusDetail) ? REASONS[statusDetail] : undefined) ??
  'El banco rechazó el pago. Intenta con otro medio de pago.';

/** The text for a payment that is neither made nor refused yet. */
const WAITING: Record<string, string> = {
  pending_waiting_payment: 'Tu pedido está apartado y espera tu pago en efectivo.',
  pending_waiting_transfer: 'Tu pedido está apartado y espera tu transferencia.',
  pending_pickup: 'Tu pedido está apartado y lo pagas cuando lo recojas.',
  pending_contingency: `${PROVIDER_LABEL} está procesando tu pago. En menos de dos días hábiles sabrás si se acreditó.`,
  pending_review_manual: `${PROVIDER_LABEL} está revisando tu pago. En menos de dos días hábiles sabrás si se acreditó.`,
  pending_challenge: 'Tu banco espera que confirmes el pago en su aplicación.',
};

/** A Spanish sentence for any waiting payment. */
export const waitingReason = (statusDetail: string): string =>
  (Object.hasOwn(WAITING, statusDetail) ? WAITING[statusDetail] : undefined) ??
  'Recibimos tu pedido y esperamos la confirmación del pago.';
