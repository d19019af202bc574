import type { Order } from '@shop/contracts/order';
import { arrivingOf } from '@shop/contracts/delivery';
import { formatPesos } from '@shop/contracts/format-pesos';
import { writeDay, type Delivery } from '../delivery-days.ts';
import { isRefused } from './order-state.ts';

/** `now` is under way, `next` still to come, `failed` the end of it. */
export type StepState = 'done' | 'now' | 'next' | 'failed';
export type Step = { title: string; state: StepState; at?: string | undefined; text?: string };

const AWAITED = new Set(['pending', 'in_process']);
const DISPUTED = new Set(['in_mediation', 'charged_back']);

/** Recibido → Pagado → En preparación → Enviado, as far as the order came, and how it ended otherwise. */
export function stepsOf(order: Order, delivery: Delivery): Step[] {
  const begun: Step[] = [{ title: 'Recibido', state: 'done', at: order.createdAt }, paid(order)];
  if (order.status === 'cancelled') return [...begun.filter(isBehind), cancelled, ...refunded(order)];
  if (order.paymentStatus === 'refunded')
    return [...begun, ...[sent(order, delivery)].filter(isBehind), ...refunded(order)];
  return [...begun, preparing(order, delivery), sent(order, delivery)];
}

const isBehind = ({ state }: Step) => state === 'done';
const cancelled: Step = { title: 'Cancelado', state: 'failed', text: 'Este pedido ya no se enviará.' };

function paid(order: Order): Step {
  if (isRefused(order)) return { title: 'Pago no recibido', state: 'failed' };
  if (AWAITED.has(order.paymentStatus)) return { title: 'Pagado', state: 'now', text: 'Esperamos tu pago' };
  const text = noteOf(order);
  return { title: 'Pagado', state: 'done', at: order.paidAt ?? undefined, ...(text && { text }) };
}

const noteOf = ({ paymentStatus, refunded = 0 }: Order): string => {
  if (DISPUTED.has(paymentStatus)) return 'En aclaración con el banco';
  return paymentStatus === 'partially_refunded' ? `Te devolvimos ${formatPesos(refunded)}` : '';
};

function preparing(order: Order, delivery: Delivery): Step {
  const title = 'En preparación';
  if (order.status === 'completed') return { title, state: 'done' };
  const { paymentStatus } = order;
  const isPaid = !AWAITED.has(paymentStatus) && !isRefused(order) && !DISPUTED.has(paymentStatus);
  return isPaid
    ? { title, state: 'now', text: leavesIn(delivery) }
    : { title, state: order.status === 'processing' ? 'now' : 'next' };
}

function leavesIn({ days, hasOwnBlend }: Delivery): string {
  const more = hasOwnBlend ? days.ownBlend : 0;
  const [first, last] = [days.workshopFirst + more, days.workshopLast + more];
  if (last === 0) return 'Sale el mismo día';
  const least = first === 0 ? 'máximo ' : `${first} a `;
  return `Sale en ${first === last ? '' : least}${last} ${last === 1 ? 'día hábil' : 'días hábiles'}`;
}

function sent({ status, sentAt }: Order, { days }: Delivery): Step {
  if (status !== 'completed') return { title: 'Enviado', state: 'next' };
  if (!sentAt) return { title: 'Enviado', state: 'done' };
  const { first, last } = arrivingOf(new Date(sentAt), days);
  const text = `Suele llegar entre el ${writeDay(first)} y el ${writeDay(last)}`;
  return { title: 'Enviado', state: 'done', at: sentAt, text };
}

const refunded = ({ paymentStatus, refunded: amount }: Order): Step[] => {
  if (paymentStatus !== 'refunded' && paymentStatus !== 'partially_refunded') return [];
  return [{ title: 'Reembolsado', state: 'done', ...(amount && { text: formatPesos(amount) }) }];
};
