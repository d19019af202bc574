/** Names the payments that the shop takes itself, in rows and before their ids. */
export const OWN_PROVIDER = 'own';
/** Whether an order stands on money that the shop took itself. */
export const isOwnPayment = (paymentId = ''): boolean => paymentId.startsWith(`${OWN_PROVIDER}-`);
/** What a voucher says of an order that is paid when it is fetched. */
export const AT_PICKUP = 'pickup';

/** How money comes to the shop without a provider, and goes back. */
export const OWN_MEANS = { transfer: 'Transferencia', cash: 'Efectivo' } as const;
