/** What the provider's `status_detail` means for the person who paid. */
const REASONS: Record<string, string> = {
  cc_rejected_insufficient_amount: 'Tu tarjeta no tiene fondos suficientes.',
  cc_rejected_bad_filled_card_number: 'Revisa el número de la tarjeta.',
  cc_rejected_bad_filled_date: 'Revisa la fecha de vencimiento.',
  cc_rejected_bad_filled_security_code: 'Revisa el código de seguridad.',
  cc_rejected_bad_filled_other: 'Revisa los datos de la tarjeta.',
  cc_rejected_call_for_authorize: 'Tu banco pide que autorices el pago; llámale e intenta de nuevo.',
  cc_rejected_card_disabled: 'La tarjeta no está activa; llama a tu banco o usa otra.',
  cc_rejected_card_error: 'No pudimos procesar el pago con esa tarjeta.',
  cc_rejected_duplicated_payment: 'Ya habías hecho un pago por esa cantidad; usa otra tarjeta u otro medio.',
  cc_rejected_high_risk: 'El pago fue rechazado por seguridad; prueba con otro medio de pago.',
  cc_rejected_max_attempts: 'Llegaste al límite de intentos; usa otra tarjeta.',
  cc_rejected_other_reason: 'El banco rechazó el pago.',
  cc_rejected_blacklist: 'No pudimos procesar el pago; prueba con otro medio de pago.',
  amount_mismatch: 'El monto pagado no coincide con tu pedido. Escríbenos y lo aclaramos.',
};

/** The reason in Spanish, or undefined for a code we do not know (the list of usual causes then stands alone). */
export const reasonOf = (statusDetail: string | null): string | undefined =>
  statusDetail ? REASONS[statusDetail] : undefined;
