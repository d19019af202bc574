import { GIFT_CARD_SPENT, paymentReason, waitingReason } from '@shop/contracts/payment-reasons';
import type { Order } from '@shop/contracts/order';
import { isFetched, isHandedOver } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import { AT_PICKUP, isOwnPayment } from '@shop/contracts/own-pay-names';
import { theme, type IconName } from '@shop/ui';

const { color } = theme;

/** The order's answer contains more for its buyer than for others (H13). */
export const isOwn = (order: Order) => order.needsAddress !== undefined;

export const isWaiting = ({ status, paymentStatus }: Order) =>
  status !== 'cancelled' && (paymentStatus === 'pending' || paymentStatus === 'in_process');

export const isRefused = ({ paymentStatus }: Order) =>
  paymentStatus === 'cancelled' || paymentStatus === 'rejected';

/** Whether the buyer may still pay the order another way. */
export const isPayable = (order: Order) =>
  isOwn(order) && order.status === 'pending' && isRefused(order) && !isBack(order);

/** Its payment is refunded, because its gift card was spent meanwhile. */
const isBack = ({ paymentStatusDetail }: Order) => paymentStatusDetail === GIFT_CARD_SPENT;

/** Whether the buyer may cancel an unpaid order that is paid to the shop directly. */
export const isCancellable = (order: Order) =>
  isOwn(order) &&
  order.status === 'pending' &&
  order.paymentStatus === 'pending' &&
  isOwnPayment(order.paymentIntentId ?? '');

/** The order is paid, so it can be invoiced. */
export const isInvoiceable = (order: Order) =>
  isOwn(order) &&
  !isByMail(order) &&
  ['approved', 'partially_refunded', 'in_mediation'].includes(order.paymentStatus);

/** The order can no longer be paid or is done, so its buyer may order the same again. */
export const isOver = (order: Order) => isOwn(order) && !isWaiting(order) && !isPayable(order);

type State = {
  icon: IconName;
  tone: string;
  /** '{pedido}' is replaced by the order's number. */
  title: string;
  /** '{motivo}' is also replaced, by the reason. */
  text: string;
  reason?: string;
  /** The section with the owner's own words for this state. */
  words?: 'thanks' | 'sent';
};

const WITH_MONEY_BACK: Record<string, string> = {
  refunded: 'Te devolvimos el total de tu pedido {pedido}. Según tu banco, puede tardar unos días en verse.',
  partially_refunded:
    'Te devolvimos una parte de tu pedido {pedido}. Según tu banco, puede tardar unos días en verse.',
};
/** For payments to the shop itself, which it refunds itself: the texts mention no bank. */
const GIVEN_BACK: typeof WITH_MONEY_BACK = {
  refunded: 'Te devolvimos el total de tu pedido {pedido}. Si todavía no tienes tu dinero, escríbenos.',
  partially_refunded:
    'Te devolvimos una parte de tu pedido {pedido}. Si todavía no tienes tu dinero, escríbenos.',
};

/** Whether all payments went to the shop itself, as far as the visitor may see them. */
const isPaidToShop = ({ paymentIntentId, payments }: Order) =>
  (payments?.map(({ id }) => id) ?? [paymentIntentId ?? '']).every((id) => isOwnPayment(id));

/** The states of a gift card's order, which needs no preparation. */
const cardState = (order: Order, reason: string): State =>
  isWaiting(order)
    ? {
        icon: 'clock',
        tone: color.honey,
        title: '¡Recibimos tu pedido!',
        text: '{motivo} En cuanto se acredite, la tarjeta de regalo de tu pedido {pedido} sale por correo.',
        reason,
      }
    : {
        icon: 'gift',
        tone: color.jungle,
        title: '¡Gracias por tu compra!',
        text: 'Tu pago está acreditado. La tarjeta de regalo de tu pedido {pedido} sale por correo.',
      };

/** The state of an order, as a heading and a sentence. */
export function stateOf(order: Order): State {
  const { paymentStatus, paymentStatusDetail } = order;
  const detail = paymentStatusDetail ?? '';
  const back = (isPaidToShop(order) ? GIVEN_BACK : WITH_MONEY_BACK)[paymentStatus];
  if (back) return { icon: 'refresh', tone: color.honey, title: 'Te devolvimos tu dinero', text: back };
  if (order.status === 'cancelled') {
    const text = 'Cancelamos tu pedido {pedido}. Si tienes dudas, escríbenos.';
    return { icon: 'close', tone: color.danger, title: 'Tu pedido fue cancelado', text };
  }
  if (isRefused(order)) {
    const reason = detail ? paymentReason(detail) : 'No recibimos el pago.';
    const text = isBack(order)
      ? '{motivo} Tu pedido {pedido} no quedó pagado y no se preparará.'
      : '{motivo} No se hizo ningún cargo y tu pedido {pedido} no se preparará hasta que se pague.';
    return { icon: 'warning', tone: color.danger, title: 'El pago no se completó', text, reason };
  }
  if (isWaiting(order) && order.status === 'completed' && order.voucher?.method === AT_PICKUP) {
    const text = 'Tu pedido {pedido} te espera y lo pagas al recogerlo. Abajo dice dónde y cuándo.';
    return { icon: 'pin', tone: color.jungle, title: 'Tu pedido está listo para recoger', text };
  }
  if (isByMail(order) && (isWaiting(order) || paymentStatus === 'approved'))
    return cardState(order, waitingReason(detail));
  if (isWaiting(order)) {
    const reason = waitingReason(detail);
    const text =
      order.voucher?.method === AT_PICKUP
        ? '{motivo} Te avisamos cuando tu pedido {pedido} esté listo.'
        : '{motivo} En cuanto se acredite empezamos a preparar tu pedido {pedido}.';
    return { icon: 'clock', tone: color.honey, title: '¡Recibimos tu pedido!', text, reason };
  }
  if (paymentStatus !== 'approved')
    return {
      icon: 'info',
      tone: color.honey,
      title: 'Tu pedido {pedido}',
      text: 'Tu pago está en aclaración con el banco. Si tienes dudas, escríbenos.',
    };
  if (order.status === 'completed' && (order.deliveredAt || isHandedOver(order))) {
    const text = 'Tu pedido {pedido} ya llegó. Si algo no está bien, escríbenos.';
    return { icon: 'check', tone: color.jungle, title: 'Tu pedido fue entregado', text };
  }
  if (order.status === 'completed' && isFetched(order)) {
    const text = 'Tu pedido {pedido} te espera. Abajo dice dónde y cuándo recogerlo.';
    return { icon: 'pin', tone: color.jungle, title: 'Tu pedido está listo para recoger', text };
  }
  if (order.status === 'completed') {
    const text = 'Tu pedido {pedido} ya salió del taller.';
    return { icon: 'truck', tone: color.jungle, title: 'Tu pedido va en camino', text, words: 'sent' };
  }
  const text = 'Tu pago está acreditado. Tu pedido {pedido} ya está en la mesa del taller.';
  return { icon: 'check', tone: color.jungle, title: '¡Gracias por tu compra!', text, words: 'thanks' };
}
