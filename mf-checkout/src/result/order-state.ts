import { paymentReason, waitingReason } from '@shop/contracts/payment-reasons';
import type { Order } from '@shop/contracts/order';
import { theme, type IconName } from '@shop/ui';

const { color } = theme;

/** The answer of an order tells its buyer more than anyone else (H13). */
export const isOwn = (order: Order) => order.needsAddress !== undefined;

export const isWaiting = ({ status, paymentStatus }: Order) =>
  status !== 'cancelled' && (paymentStatus === 'pending' || paymentStatus === 'in_process');

export const isRefused = ({ paymentStatus }: Order) =>
  paymentStatus === 'cancelled' || paymentStatus === 'rejected';

/** Whether its buyer may still pay it, another way. */
export const isPayable = (order: Order) => isOwn(order) && order.status === 'pending' && isRefused(order);

/** Its money is here, so that it can be invoiced. */
export const isInvoiceable = (order: Order) =>
  isOwn(order) && ['approved', 'partially_refunded', 'in_mediation'].includes(order.paymentStatus);

/** It had its chance to be paid: its buyer may want the same once more. */
export const isOver = (order: Order) => isOwn(order) && !isWaiting(order) && !isPayable(order);

type State = {
  icon: IconName;
  tone: string;
  title: string;
  text: string;
  /** Where the owner may have written other words for it. */
  words?: 'thanks' | 'sent';
};

const WITH_MONEY_BACK: Record<string, string> = {
  refunded: 'Te devolvimos el total de tu pedido',
  partially_refunded: 'Te devolvimos una parte de tu pedido',
};

/** How an order stands, in a heading and a sentence. */
export function stateOf(order: Order): State {
  const { number, paymentStatus, paymentStatusDetail } = order;
  const detail = paymentStatusDetail ?? '';
  const back = WITH_MONEY_BACK[paymentStatus];
  if (back) {
    const text = `${back} ${number}. Según tu banco, puede tardar unos días en verse.`;
    return { icon: 'refresh', tone: color.honey, title: 'Te devolvimos tu dinero', text };
  }
  if (order.status === 'cancelled') {
    const text = `Cancelamos tu pedido ${number}. Si tienes dudas, escríbenos.`;
    return { icon: 'close', tone: color.danger, title: 'Tu pedido fue cancelado', text };
  }
  if (isRefused(order)) {
    const reason = detail ? paymentReason(detail) : 'No recibimos el pago.';
    const text = `${reason} No se hizo ningún cargo y tu pedido ${number} no se preparará hasta que se pague.`;
    return { icon: 'warning', tone: color.danger, title: 'El pago no se completó', text };
  }
  if (isWaiting(order)) {
    const text = `${waitingReason(detail)} En cuanto se acredite empezamos a preparar tu pedido ${number}.`;
    return { icon: 'clock', tone: color.honey, title: '¡Recibimos tu pedido!', text };
  }
  if (paymentStatus !== 'approved')
    return {
      icon: 'info',
      tone: color.honey,
      title: `Tu pedido ${number}`,
      text: 'Tu pago está en aclaración con el banco. Si tienes dudas, escríbenos.',
    };
  if (order.status === 'completed') {
    const text = `Tu pedido ${number} ya salió del taller.`;
    return { icon: 'truck', tone: color.jungle, title: 'Tu pedido va en camino', text, words: 'sent' };
  }
  const text = `Tu pago está acreditado. Tu pedido ${number} ya está en la mesa del taller.`;
  return { icon: 'check', tone: color.jungle, title: '¡Gracias por tu compra!', text, words: 'thanks' };
}
