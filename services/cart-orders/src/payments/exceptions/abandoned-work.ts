import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { CURRENCY } from '@shop/contracts/constants';
import type { OutboxEntry, OutboxKey } from '../../orders/order/order-parts.model.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import type { WebhookEventRow } from '../webhook/webhook-event.store.ts';
import type { PaymentExceptionStore } from './payment-exception.store.ts';

const WORK: Partial<Record<OutboxKey, string>> = {
  'cart.empty': 'Vaciar el carrito del cliente.',
  'elixirs.keep': 'Conservar en el catálogo los elixires personalizados del pedido.',
  'holds.spend': 'Descontar de las existencias lo que lleva el pedido.',
  'holds.give-back': 'Devolver a las existencias lo que tenía apartado el pedido.',
  'stock.bring-back': 'Sumar a las existencias las piezas que regresaron de este pedido.',
  'addition.spend': 'Descontar de las existencias lo que se agregó al pedido.',
  'addition.close': 'Cerrar el enlace de pago de lo que se iba a agregar.',
  'over.give-back': 'Devolver lo que se pagó de más.',
  'label.give-back': 'Cancelar la guía del pedido, que ya no se envía.',
  'invoice.update':
    'Timbrar la factura o la nota de crédito de este pedido. Cuando el servicio de facturas responda, pídela otra vez desde el pedido.',
  'gift-cards.follow':
    'Crear la tarjeta de regalo de este pedido, o bloquearla si se devolvió el dinero. Revísala en Tarjetas de regalo.',
  'mail.invoiced': 'Enviar la factura por correo.',
  'day.changed': 'Volver a sumar las cifras del día.',
  'webhook.paid': 'Avisar a los webhooks que se pagó este pedido.',
  'webhook.shipped': 'Avisar a los webhooks que se envió este pedido.',
  'webhook.delivered': 'Avisar a los webhooks que se entregó este pedido.',
  'customer.changed': 'Volver a sumar los pedidos del cliente.',
};
const LACKS =
  'Se pagó cuando ya no quedaban existencias de todo lo que lleva. Consigue lo que falta, o cancela el pedido y reembolsa.';
const A_MAIL = 'Escribir un correo sobre este pedido.';

const aboutOrder = ({ paymentIntentId, paymentStatus, checkoutId, _id, totalCents }: OrderRow) => ({
  paymentId: paymentIntentId,
  paymentStatus,
  checkoutId,
  orderId: _id,
  amountCents: totalCents,
  currency: CURRENCY,
});

const detailOf = ({ label }: OrderRow, { key }: OutboxEntry): string =>
  [WORK[key] ?? A_MAIL, key === 'label.give-back' && label?.reason].filter(Boolean).join(' ');

/**
 * Lists an order's outbox work that failed for a day: the work leaves the outbox, and a person sees it. Each entry is
 * listed, since the same work may fail again after somebody resolved it.
 */
export const reportAbandonedWork =
  (exceptions: PaymentExceptionStore) => (order: OrderRow, entry: OutboxEntry) =>
    exceptions.add({ kind: 'work_left', ...aboutOrder(order), detail: detailOf(order, entry) }, entry.id);

/** Lists a label that the shipping account still keeps although its order will not leave. */
const listKeptLabel =
  (exceptions: PaymentExceptionStore) => (order: OrderRow, labelId: string, detail: string) =>
    exceptions.add({ kind: 'work_left', ...aboutOrder(order), detail }, `label-${labelId}`);

/** Lists an invoice that the tax authority refused. */
const listRefusedInvoice =
  (exceptions: PaymentExceptionStore) => (order: OrderRow, reason: string, nth: number) =>
    exceptions.add(
      { kind: 'work_left', ...aboutOrder(order), detail: `La factura no se timbró: ${reason}` },
      `invoice-${nth}`,
    );

/** Lists an order whose pieces were no longer held, and sold out, when it was paid or restored. */
const listSoldOut =
  (exceptions: PaymentExceptionStore) => (order: OrderRow, entry: Pick<OutboxEntry, 'id'>) =>
    exceptions.add({ kind: 'sold_out', ...aboutOrder(order), detail: LACKS }, entry.id);

/** Every way in which an order's problem reaches a person. */
export const listsOf = (exceptions: PaymentExceptionStore) => ({
  onLeft: reportAbandonedWork(exceptions),
  onSoldOut: listSoldOut(exceptions),
  onKept: listKeptLabel(exceptions),
  onRefused: listRefusedInvoice(exceptions),
});

/**
 * Lists a notification whose payment the provider could not tell for a day: its amount is unknown. Each is listed, since
 * the payment may change again after somebody resolved an earlier one.
 */
export const listAbandonedEvent = (exceptions: PaymentExceptionStore, { _id, paymentId }: WebhookEventRow) =>
  exceptions.add(
    {
      kind: 'notice_left',
      paymentId,
      paymentStatus: 'pending',
      amountCents: 0,
      currency: CURRENCY,
      detail: `Consultar este pago en ${PROVIDER_LABEL}.`,
    },
    _id,
  );
