import type { WebhookFaults } from '../control/webhook-faults.ts';
import type { Notifications } from '../store/notifications.store.ts';
import type { Payment } from '../types.ts';
import { openSender } from './sender.ts';

export type Post = ReturnType<typeof openPost>;
export type Action = 'payment.created' | 'payment.updated';
export type Topic = 'topic_claims_integration_wh' | 'topic_chargebacks_wh' | 'stop_delivery_op_wh';
type Parts = { notifications: Notifications; secret: string; faults: WebhookFaults; origin?: string };

/** The shop's notifications: written together with each change, sent once it is committed. */
export function openPost({ notifications, secret, faults, origin }: Parts) {
  const { send, pump, stop } = openSender(notifications, secret);
  return {
    pump,
    stop,
    /** Writes a notification into the outbox; call pump when the change it tells of is committed. */
    tell(payment: Payment, action: Action): void {
      const { id, notification_url: url } = payment;
      if (url)
        notifications.add({ payment: id, action, url: named(payment, at(url, origin)), ...faults.next() });
    },
    /** The same under another topic: a claim, a bank's case, or the order to stop a delivery. */
    tellOf({ id, notification_url }: Payment, topic: Topic, caseId: string): void {
      if (!notification_url) return;
      const url = new URL(at(notification_url, origin));
      if (caseId) url.searchParams.set('data.id', caseId);
      url.searchParams.set('type', topic);
      notifications.add({ payment: id, action: 'Created', url: url.href, ...faults.next() });
    },
    /** Sends the held ones one after the other, the youngest first when `reverse`. */
    async release(reverse: boolean): Promise<number> {
      const held = notifications.inState('held');
      for (const one of reverse ? held.toReversed() : held) await send(one);
      return held.length;
    },
  };
}

/** Adds the subject to the address: the order that was paid, or else the payment. Only this part is signed. */
function named({ id, order }: Payment, address: string): string {
  const url = new URL(address);
  url.searchParams.set('data.id', order.type === 'order' ? order.id : String(id));
  url.searchParams.set('type', order.type === 'order' ? 'order' : 'payment');
  return url.href;
}

/** The same address at another origin. */
function at(url: string, origin: string | undefined): string {
  if (!origin) return url;
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, origin).href;
}
