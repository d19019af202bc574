import type { WebhookDeliveryStatus, WebhookEndpoint, WebhookEventType } from '@shop/contracts/webhook';
import type { BadgeTone } from '@shop/ui';

/** Name and content of each event. */
export const EVENT_TEXTS: Record<WebhookEventType, { label: string; text: string }> = {
  'order.paid': { label: 'Pedido pagado', text: 'Número, productos e importes; nada de quien compró.' },
  'order.shipped': { label: 'Pedido enviado', text: 'Lo mismo, cuando sale.' },
  'order.delivered': { label: 'Pedido entregado', text: 'Lo mismo, cuando se marca como entregado.' },
  'stock.low': { label: 'Existencias bajas', text: 'El producto y cuántas piezas quedan.' },
};

/** The texts around a signing secret. */
export const SECRET_TEXTS = {
  text: 'Con este secreto tu programa comprueba que el aviso es de la tienda.',
  label: 'Secreto',
};

/** An event of a later release is shown as stored. */
export const eventLabel = (type: string): string => {
  if (type === 'webhook.test') return 'Prueba';
  return Object.hasOwn(EVENT_TEXTS, type) ? EVENT_TEXTS[type as WebhookEventType].label : type;
};

export const DELIVERY_STATES: Record<WebhookDeliveryStatus, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Por enviar', tone: 'yellow' },
  delivered: { label: 'Entregado', tone: 'green' },
  failed: { label: 'Falló', tone: 'red' },
};

export const hostOf = ({ url }: WebhookEndpoint): string => new URL(url).host;
