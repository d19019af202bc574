/** Texts for an administrator, by the provider's reason number. */
const REASONS: Record<number, string> = {
  2017: 'Mercado Pago no aceptó el importe: es más de lo que queda por reembolsar.',
  2024: 'El pago es demasiado antiguo para reembolsarlo en Mercado Pago.',
  2032: 'Tu cuenta de Mercado Pago no tiene saldo suficiente para este reembolso.',
  2063: 'El pago no se puede reembolsar en su estado actual. Revísalo en Mercado Pago.',
};
const OTHER = 'Mercado Pago rechazó el reembolso. Revisa el pago en tu cuenta de Mercado Pago.';

/** A Spanish sentence for every reason, including unknown ones. */
export const refusalText = (code = 0): string => REASONS[code] ?? OTHER;
