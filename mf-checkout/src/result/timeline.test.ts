import { expect, test } from '@jest/globals';
import { anOrder } from '@shop/contracts/testing/builders';
import type { Order } from '@shop/contracts/order';
import { stepsOf } from './timeline.ts';

const shown = (over: Partial<Order>) =>
  // prettier-ignore
  stepsOf(anOrder(over)).map(({ title, state }) => (state === 'done' ? title : `${title} (${state})`));

test.each<[Partial<Order>, string[]]>([
  [
    { status: 'pending', paymentStatus: 'pending' },
    ['Recibido', 'Pagado (now)', 'En preparación (next)', 'Enviado (next)'],
  ],
  [
    { status: 'pending', paymentStatus: 'cancelled' },
    ['Recibido', 'Pago no recibido (failed)', 'En preparación (next)', 'Enviado (next)'],
  ],
  [{}, ['Recibido', 'Pagado', 'En preparación (now)', 'Enviado (next)']],
  // ORDER_STATUS_ON_APPROVED leaves it pending.
  [{ status: 'pending' }, ['Recibido', 'Pagado', 'En preparación (now)', 'Enviado (next)']],
  [{ status: 'completed' }, ['Recibido', 'Pagado', 'En preparación', 'Enviado']],
  [
    { status: 'completed', paymentStatus: 'pending' },
    ['Recibido', 'Pagado (now)', 'En preparación', 'Enviado'],
  ],
  [{ status: 'cancelled', paymentStatus: 'pending' }, ['Recibido', 'Cancelado (failed)']],
  [{ status: 'cancelled' }, ['Recibido', 'Pagado', 'Cancelado (failed)']],
  [
    { status: 'cancelled', paymentStatus: 'refunded' },
    ['Recibido', 'Pagado', 'Cancelado (failed)', 'Reembolsado'],
  ],
  [{ paymentStatus: 'refunded' }, ['Recibido', 'Pagado', 'Reembolsado']],
  [{ status: 'completed', paymentStatus: 'refunded' }, ['Recibido', 'Pagado', 'Enviado', 'Reembolsado']],
  [{ paymentStatus: 'charged_back' }, ['Recibido', 'Pagado', 'En preparación (now)', 'Enviado (next)']],
])('when the order is %j then its steps are %j', (over, steps) => {
  expect(shown(over)).toEqual(steps);
});

test('when a part went back then the paid step says how much', () => {
  const [, paid] = stepsOf(anOrder({ paymentStatus: 'partially_refunded', refunded: 100 }));

  expect(paid?.text).toBe('Te devolvimos $100.00 MXN');
});
