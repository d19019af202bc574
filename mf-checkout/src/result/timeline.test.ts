import { expect, test } from '@jest/globals';
import { anOrder } from '@shop/contracts/testing/builders';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import type { Order } from '@shop/contracts/order';
import { stepsOf, type Step } from './timeline.ts';

const DELIVERED = '2026-11-18T18:00:00.000Z';
/** Sold at a fair, without an address. */
const HANDED_OVER: Partial<Order> = { manual: { payment: 'cash' }, shippingAddress: null };
const DELIVERY = { days: FIRST_DELIVERY, hasOwnBlend: false };
const wordsOf = ({ text, values = {} }: Step) =>
  text?.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const textOf = (title: string, over: Partial<Order>, delivery = DELIVERY) => {
  const step = stepsOf(anOrder(over), delivery).find((one) => one.title === title);
  return step && wordsOf(step);
};
const shown = (over: Partial<Order>) =>
  // prettier-ignore
  stepsOf(anOrder(over), DELIVERY).map(({ title, state }) => (state === 'done' ? title : `${title} (${state})`));

test.each<[Partial<Order>, string[]]>([
  [
    { status: 'pending', paymentStatus: 'pending' },
    ['Recibido', 'Pagado (now)', 'En preparación (next)', 'Enviado (next)', 'Entregado (next)'],
  ],
  [
    { status: 'pending', paymentStatus: 'cancelled' },
    ['Recibido', 'Pago no recibido (failed)', 'En preparación (next)', 'Enviado (next)', 'Entregado (next)'],
  ],
  [{}, ['Recibido', 'Pagado', 'En preparación (now)', 'Enviado (next)', 'Entregado (next)']],
  // With ORDER_STATUS_ON_APPROVED a paid order stays pending.
  [
    { status: 'pending' },
    ['Recibido', 'Pagado', 'En preparación (now)', 'Enviado (next)', 'Entregado (next)'],
  ],
  [{ status: 'completed' }, ['Recibido', 'Pagado', 'En preparación', 'Enviado', 'Entregado (next)']],
  [
    { status: 'completed', paymentStatus: 'pending' },
    ['Recibido', 'Pagado (now)', 'En preparación', 'Enviado', 'Entregado (next)'],
  ],
  [{ status: 'cancelled', paymentStatus: 'pending' }, ['Recibido', 'Cancelado (failed)']],
  [{ status: 'cancelled' }, ['Recibido', 'Pagado', 'Cancelado (failed)']],
  [
    { status: 'cancelled', paymentStatus: 'refunded' },
    ['Recibido', 'Pagado', 'Cancelado (failed)', 'Reembolsado'],
  ],
  [{ paymentStatus: 'refunded' }, ['Recibido', 'Pagado', 'Reembolsado']],
  [{ status: 'completed', paymentStatus: 'refunded' }, ['Recibido', 'Pagado', 'Enviado', 'Reembolsado']],
  [
    { status: 'completed', deliveredAt: DELIVERED },
    ['Recibido', 'Pagado', 'En preparación', 'Enviado', 'Entregado'],
  ],
  [HANDED_OVER, ['Recibido', 'Pagado', 'En preparación (now)', 'Entregado (next)']],
  [{ ...HANDED_OVER, status: 'completed' }, ['Recibido', 'Pagado', 'En preparación', 'Entregado']],
  [
    { ...HANDED_OVER, status: 'completed', paymentStatus: 'refunded' },
    ['Recibido', 'Pagado', 'Entregado', 'Reembolsado'],
  ],
  [
    { status: 'completed', deliveredAt: DELIVERED, paymentStatus: 'refunded' },
    ['Recibido', 'Pagado', 'Enviado', 'Entregado', 'Reembolsado'],
  ],
  [
    { deliveredAt: DELIVERED },
    ['Recibido', 'Pagado', 'En preparación (now)', 'Enviado (next)', 'Entregado (next)'],
  ],
  [
    { paymentStatus: 'charged_back' },
    ['Recibido', 'Pagado', 'En preparación (now)', 'Enviado (next)', 'Entregado (next)'],
  ],
])('when the order is %j then its steps are %j', (over, steps) => {
  expect(shown(over)).toEqual(steps);
});

test('when a part went back then the paid step says how much', () => {
  const [, paid] = stepsOf(anOrder({ paymentStatus: 'partially_refunded', refunded: 100 }), DELIVERY);

  expect(paid && wordsOf(paid)).toBe('Te devolvimos $100.00 MXN');
});

test.each([
  [{}, false, 'Sale en 1 a 2 días hábiles'],
  [{}, true, 'Sale en 3 a 4 días hábiles'],
  [{ workshopFirst: 4, workshopLast: 9 }, false, 'Sale en 4 a 9 días hábiles'],
  [{ workshopFirst: 3, workshopLast: 3 }, false, 'Sale en 3 días hábiles'],
  [{ workshopFirst: 0, workshopLast: 1 }, false, 'Sale en máximo 1 día hábil'],
  [{ workshopFirst: 0, workshopLast: 0 }, false, 'Sale el mismo día, si es hábil'],
])('when the owner says %j (own blend: %s) then it says ‘%s’', (over, hasOwnBlend, text) => {
  expect(textOf('En preparación', {}, { days: { ...FIRST_DELIVERY, ...over }, hasOwnBlend })).toBe(text);
});

test('when it has left then it says when it arrives, by the owner’s days', () => {
  const sent = { status: 'completed', sentAt: '2026-11-16T19:00:00-06:00' };
  const delivery = { ...DELIVERY, days: { ...FIRST_DELIVERY, roadFirst: 1, roadLast: 8 } };

  expect(textOf('Entregado', sent)).toBe('Suele llegar entre el 19 y el 23 de noviembre');
  expect(textOf('Entregado', sent, delivery)).toBe('Suele llegar entre el 17 y el 24 de noviembre');
});

test('when it has arrived then it no longer says when it usually does', () => {
  const sent = { status: 'completed', sentAt: '2026-11-16T19:00:00-06:00', deliveredAt: DELIVERED };

  expect(textOf('Entregado', sent)).toBeUndefined();
});

test('when nobody knows when it left then it says nothing of its arrival', () => {
  expect(textOf('Entregado', { status: 'completed' })).toBeUndefined();
});
