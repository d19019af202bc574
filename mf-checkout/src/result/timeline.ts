import type { Order } from '@shop/contracts/order';
import { arrivingBy, arrivingOf } from '@shop/contracts/delivery';
import { formatPesos } from '@shop/contracts/format-pesos';
import { isFetched, isHandedOver } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import { leavesIn, writeSpan } from '@shop/app-kit/write-days';
import type { Delivery } from '../delivery-days.ts';
import { isRefused } from './order-state.ts';

/** `now` is in progress, `next` still to come, `failed` a final failure. */
export type StepState = 'done' | 'now' | 'next' | 'failed';
/** The values of the text's braces. */
type StepValues = Record<string, string | number>;
export type Step = {
  title: string;
  state: StepState;
  at?: string | undefined;
  text?: string;
  values?: StepValues;
};

const AWAITED = new Set(['pending', 'in_process']);
const DISPUTED = new Set(['in_mediation', 'charged_back']);

/** Recibido → Pagado → En preparación → Enviado or Listo para recoger → Entregado, or another end. */
export function stepsOf(order: Order, delivery: Delivery): Step[] {
  const begun: Step[] = [{ title: 'Recibido', state: 'done', at: order.createdAt }, paid(order)];
  if (order.status === 'cancelled') return [...begun.filter(isBehind), cancelled, ...refunded(order)];
  if (order.paymentStatus === 'refunded')
    return [...begun, ...[...left(order), arrived(order, delivery)].filter(isBehind), ...refunded(order)];
  if (isByMail(order)) return [...begun, mailed(order)];
  return [...begun, preparing(order, delivery), ...left(order), arrived(order, delivery)];
}

const mailed = ({ status, paymentStatus }: Order): Step => ({
  title: 'Por correo',
  state: status === 'completed' && paymentStatus === 'approved' ? 'done' : 'next',
});

const isBehind = ({ state }: Step) => state === 'done';
const cancelled: Step = { title: 'Cancelado', state: 'failed', text: 'Este pedido ya no se enviará.' };

function paid(order: Order): Step {
  if (isRefused(order)) return { title: 'Pago no recibido', state: 'failed' };
  if (AWAITED.has(order.paymentStatus)) return { title: 'Pagado', state: 'now', text: 'Esperamos tu pago' };
  return { title: 'Pagado', state: 'done', at: order.paidAt ?? undefined, ...noteOf(order) };
}

const noteOf = ({ paymentStatus, refunded = 0 }: Order): Pick<Step, 'text' | 'values'> => {
  if (DISPUTED.has(paymentStatus)) return { text: 'En aclaración con el banco' };
  if (paymentStatus !== 'partially_refunded') return {};
  return { text: 'Te devolvimos {importe}', values: { importe: formatPesos(refunded) } };
};

function preparing(order: Order, delivery: Delivery): Step {
  const title = 'En preparación';
  if (order.status === 'completed') return { title, state: 'done' };
  const { paymentStatus } = order;
  const isPaid = !AWAITED.has(paymentStatus) && !isRefused(order) && !DISPUTED.has(paymentStatus);
  return isPaid
    ? { title, state: 'now', ...leavesIn(delivery.days, delivery.hasOwnBlend) }
    : { title, state: order.status === 'processing' ? 'now' : 'next' };
}

const left = (order: Order): Step[] => {
  if (isHandedOver(order)) return [];
  return [isFetched(order) ? ready(order) : sent(order)];
};

const ready = ({ status, sentAt, delivery }: Order): Step => ({
  title: 'Listo para recoger',
  ...(status === 'completed' ? { state: 'done', at: sentAt ?? undefined } : { state: 'next' }),
  ...(delivery?.place && { text: '{lugar}', values: { lugar: delivery.place } }),
});

function sent({ status, sentAt }: Order): Step {
  if (status !== 'completed') return { title: 'Enviado', state: 'next' };
  return { title: 'Enviado', state: 'done', ...(sentAt && { at: sentAt }) };
}

/** Once shipped, it shows the latest usual arrival. */
function arrived(order: Order, delivery: Delivery): Step {
  const title = 'Entregado';
  const { status, sentAt, deliveredAt } = order;
  if (status === 'completed' && (deliveredAt || isHandedOver(order)))
    return { title, state: 'done', at: deliveredAt ?? sentAt ?? undefined };
  const isOnItsWay = status === 'completed' && sentAt && !isFetched(order);
  return { title, state: 'next', ...(isOnItsWay && arrivalOf(order, delivery)) };
}

/**
 * The usual arrival or pick-up time: counted from the dispatch, before that from the payment, with the days
 * of the buyer's delivery way.
 */
export function arrivalOf(order: Order, { days, hasOwnBlend }: Delivery) {
  const { sentAt, paidAt, createdAt, delivery: way } = order;
  const paid = { at: new Date(paidAt ?? createdAt), hasOwnBlend };
  const { first, last } =
    sentAt && !isFetched(order) ? arrivingOf(new Date(sentAt), days, way) : arrivingBy(way, paid, days);
  const { from, to } = writeSpan(first, last);
  const values = { desde: from, hasta: to };
  return isFetched(order)
    ? { text: 'Listo para recoger entre el {desde} y el {hasta}', values }
    : { text: 'Suele llegar entre el {desde} y el {hasta}', values };
}

const refunded = ({ paymentStatus, refunded: amount }: Order): Step[] => {
  if (paymentStatus !== 'refunded' && paymentStatus !== 'partially_refunded') return [];
  return [{ title: 'Reembolsado', state: 'done', ...(amount && { text: formatPesos(amount) }) }];
};
