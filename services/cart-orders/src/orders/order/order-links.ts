import { contactAddress } from '@shop/contracts/contact-address';
import { orderToken, type LinkedOrder } from './order-token.ts';

export type OrderLinks = ReturnType<typeof createOrderLinks>;

/** Addresses for the buyer and the owner of an order. The buyer's are signed: they work without a session (H13). */
export function createOrderLinks({ publicBaseUrl, secret }: { publicBaseUrl: string; secret: string }) {
  const shop = publicBaseUrl.replace(/\/$/, '');
  const signed = (page: string, order: LinkedOrder) =>
    `${shop}/checkout/${page}?${new URLSearchParams({ orderId: order._id, t: orderToken(order, secret) })}`;
  return {
    shop,
    order: (order: LinkedOrder) => signed('success', order),
    /** The same page at its button for ordering again. */
    orderAgain: (order: LinkedOrder) => `${signed('success', order)}#volver-a-pedir`,
    /** The page on which the buyer of an order paid without an address gives it (H8). */
    address: (order: LinkedOrder) => signed('address', order),
    help: (number: string) => `${shop}${contactAddress(number)}`,
    backOffice: (number: string) => `${shop}/admin/orders?${new URLSearchParams({ q: number })}`,
  };
}
