/** The provider of payments that the shop takes itself, in rows and in front of their ids. */
export const OWN_PROVIDER = 'own';
/** Whether the shop itself took the money of an order. */
export const isOwnPayment = (paymentId = ''): boolean => paymentId.startsWith(`${OWN_PROVIDER}-`);
/** The method in the voucher of an order that is paid at pickup. */
export const AT_PICKUP = 'pickup';

/** How money reaches the shop, and goes back, without a provider. */
export const OWN_MEANS = { transfer: 'Transferencia', cash: 'Efectivo' } as const;
