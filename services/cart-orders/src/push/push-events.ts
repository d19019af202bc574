import { formatPesos } from '@shop/contracts/format-pesos';
import type { PushKind, PushMessage } from '@shop/contracts/push';
import type { WebhookOrder } from '@shop/contracts/webhook';

export type MessageNews = { id: number };
export type ReviewNews = { id: string; total: number };

type Row = { kind: PushKind; say: (data: never) => PushMessage };
const row = <Data>(kind: PushKind, say: (data: Data) => PushMessage): Row => ({ kind, say });

/** The events with push notifications, and their texts. They never say who bought, wrote or paid. */
export const PUSH_EVENTS: Record<string, Row | undefined> = {
  'order.paid': row('order', ({ id, number, total }: WebhookOrder) => ({
    title: `Pedido nuevo: ${number}`,
    text: formatPesos(total),
    url: `/admin/orders?ventana=details.${id}`,
  })),
  'message.received': row('message', ({ id }: MessageNews) => ({
    title: 'Mensaje nuevo',
    text: 'Llegó por la página de contacto.',
    url: `/admin/messages?ventana=read.${id}`,
  })),
  'review.opened': row('review', ({ total }: ReviewNews) => ({
    title: 'Un pago espera tu revisión',
    text: formatPesos(total),
    url: '/admin/reviews',
  })),
};

export const pushOf = (type: string, data: object): PushMessage | undefined =>
  PUSH_EVENTS[type]?.say(data as never);
