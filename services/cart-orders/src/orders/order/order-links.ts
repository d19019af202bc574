import { contactAddress } from '@shop/contracts/contact-address';
import { orderToken } from './order-token.ts';

export type OrderLinks = ReturnType<typeof createOrderLinks>;

/** Addresses for the buyer and the owner of an order. The buyer's are signed: they work without a session (H13). */
export function createOrderLinks({ publicBaseUrl, secret }: { publicBaseUrl: string; secret: string }) {
  const shop = publicBaseUrl.replace(/\/$/, '');
  const signed = (page: string, orderId: string) =>
    `${shop}/checkout/${page}?${new URLSearchParams({ orderId, t: orderToken(orderId, secret) })}`;
  return {
    shop,
    order: (orderId: string) => signed('success', orderId),
    /** The same page at its button for having it all once more. */
    orderAgain: (orderId: string) => `${signed('success', orderId)}#volver-a-pedir`,
    /** Where the buyer of an order that was paid without an address gives it (H8). */
    address: (orderId: string) => signed('address', orderId),
    help: (number: string) => `${shop}${contactAddress(number)}`,
    backOffice: (number: string) => `${shop}/admin/orders?${new URLSearchParams({ q: number })}`,
  };
}
