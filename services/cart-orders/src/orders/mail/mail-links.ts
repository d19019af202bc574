import type { CartOrdersConfig } from '../../config.ts';
import { addressLink } from '../order/order-access.ts';
import { orderToken } from '../order/order-link.ts';

export type MailLinks = ReturnType<typeof createMailLinks>;

/** Addresses that mails name. An order's link shows it in full without a session: it is its buyer's alone (H13). */
export function createMailLinks(config: CartOrdersConfig) {
  const shop = config.PUBLIC_BASE_URL.replace(/\/$/, '');
  return {
    shop,
    order: (orderId: string) =>
      `${shop}/checkout/success?${new URLSearchParams({ orderId, t: orderToken(orderId, config.SESSION_SECRET) })}`,
    /** Where the buyer of an order without an address gives it. */
    address: (orderId: string) => addressLink({ config }, orderId),
    backOffice: (number: string) => `${shop}/admin/orders?${new URLSearchParams({ q: number })}`,
  };
}
