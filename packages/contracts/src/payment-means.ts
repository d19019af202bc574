/** What a payment was made with, whoever takes it. */
const PAYMENT_MEANS_LABEL = {
  credit: 'Tarjeta de crédito',
  debit: 'Tarjeta de débito',
  cash: 'Efectivo',
  transfer: 'Transferencia',
  balance: 'Saldo en cuenta',
} as const;
export type PaymentMeans = keyof typeof PAYMENT_MEANS_LABEL;
export const PAYMENT_MEANS = Object.keys(PAYMENT_MEANS_LABEL) as PaymentMeans[];

/** Means that only a later release knows are shown as they are stored. */
export const paymentMeans = (means: string): string => PAYMENT_MEANS_LABEL[means as PaymentMeans] ?? means;
