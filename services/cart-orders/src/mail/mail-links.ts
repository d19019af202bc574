import { orderToken } from '../order/order-link.ts';

export type MailLinks = ReturnType<typeof mailLinks>;

/** Addresses that mails name. An order's link shows it in full without a session: it is its buyer's alone (H13). */
export function mailLinks(publicBaseUrl: string, secret: string) {
  const shop = publicBaseUrl.replace(/\/$/, '');
  return {
    shop,
    order: (orderId: string) =>
      `${shop}/checkout/success?${new URLSearchParams({ orderId, t: orderToken(orderId, secret) })}`,
    backOffice: (number: string) => `${shop}/admin/orders?${new URLSearchParams({ q: number })}`,
  };
}
