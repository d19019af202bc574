/** What a shopper is told when a payment is refused, by the provider's `status_detail`. */
const REASONS: Record<string, string> = {
  cc_rejected_insufficient_amount: 'Tu tarjeta no tiene fondos suficientes.',
  cc_rejected_bad_filled_card_number: 'Revisa el número de tu tarjeta.',
  cc_rejected_bad_filled_date: 'Revisa la fecha de vencimiento de tu tarjeta.',
  cc_rejected_bad_filled_security_code: 'Revisa el código de seguridad de tu tarjeta.',
  cc_rejected_bad_filled_other: 'Revisa los datos de tu tarjeta.',
  cc_rejected_call_for_authorize: 'Llama a tu banco para autorizar el pago y vuelve a intentarlo.',
  cc_rejected_card_disabled: 'Llama a tu banco para activar tu tarjeta o usa otra.',
  cc_rejected_card_type_not_allowed: 'Ese tipo de tarjeta no se acepta. Usa otra.',
  cc_rejected_duplicated_payment:
    'Ya hiciste un pago por ese importe. Usa otra tarjeta si necesitas repetirlo.',
  cc_rejected_invalid_installments: 'Tu tarjeta no acepta esas mensualidades.',
  cc_rejected_max_attempts: 'Llegaste al límite de intentos. Usa otra tarjeta.',
  cc_rejected_high_risk: 'El pago fue rechazado. Elige otro medio de pago.',
  cc_rejected_blacklist: 'No pudimos procesar el pago con esa tarjeta. Usa otra.',
  expired: 'El plazo para pagar terminó.',
  by_payer: 'Cancelaste el pago.',
  not_paid: 'Volviste sin terminar el pago.',
};

/** A Spanish sentence for any reason, the unknown ones included. */
export const paymentReason = (statusDetail: string): string =>
  (Object.hasOwn(REASONS, statusDetail) ? REASONS[statusDetail] : undefined) ??
  'El banco rechazó el pago. Intenta con otro medio de pago.';
