import * as z from 'zod/mini';
import { apiError, randomId } from './common.ts';
import { lotCode } from './lot.ts';
import { chosenOrders, MOST_AT_ONCE, oneWayChosen } from './order.ts';
import { normalizeForSearch } from './search.ts';
import { carrierName, trackingNumber, trackingUrl } from './tracking.ts';

/** A parcel's number in one piece: blanks, hyphens and capitals make no difference. */
export const plainNumber = (number: string): string => normalizeForSearch(number.replaceAll(/[\s-]/g, ''));

/** For each repeated number, the line that has it too; lines count from 1. */
export function doubledNumbers(numbers: string[]): Map<number, string> {
  const plain = numbers.map(plainNumber);
  const found = new Map<number, string>();
  for (const [at, number] of plain.entries()) {
    const others = [...plain.keys()].filter((other) => other !== at && plain[other] === number);
    if (number !== '' && others.length > 0)
      found.set(at, `Repetida: también está en la línea ${others.map((other) => other + 1).join(', ')}`);
  }
  return found;
}

const NO_NUMBER = 'Escribe el número de guía';
/** A long number as a spreadsheet shortens it: 6.05590123456789E+21. */
const SHORTENED = /^\d[.,]\d+e\+\d+$/i;

/**
 * POST /api/orders/shipments: paid orders leave with one carrier, each with its number. An order with '' stays. The
 * whole list is checked before the first order leaves; a repeated call changes nothing and mails nobody again.
 */
export const ordersShipment = z
  .strictObject({
    carrier: carrierName,
    url: z.optional(trackingUrl),
    shipments: z
      .array(
        z.strictObject({ orderId: randomId, number: z.union([z.literal(''), trackingNumber], NO_NUMBER) }),
      )
      .check(z.minLength(1, NO_NUMBER), z.maxLength(MOST_AT_ONCE, `Máximo ${MOST_AT_ONCE} pedidos a la vez`)),
    /** Codes of lots that replace the newest active lots of their products. */
    lots: z.optional(z.array(lotCode).check(z.maxLength(100))),
    /** Accepts numbers that other orders have already. */
    confirmUsed: z.optional(z.boolean()),
  })
  .check(({ value: { shipments }, issues }) => {
    const say = (at: number, message: string) =>
      issues.push({
        code: 'custom',
        input: shipments[at]?.number,
        path: ['shipments', at, 'number'],
        message,
      });
    for (const [at, { number }] of shipments.entries())
      if (SHORTENED.test(number))
        say(at, 'La hoja de cálculo acortó este número: dale formato de texto y cópialo otra vez');
    if (shipments.length > 0 && shipments.every(({ number }) => number === '')) say(0, NO_NUMBER);
    for (const [at, { orderId }] of shipments.entries())
      if (shipments.findIndex((other) => other.orderId === orderId) < at)
        say(at, 'Este pedido está dos veces');
    for (const [at, message] of doubledNumbers(shipments.map(({ number }) => number))) say(at, message);
  });
export type OrdersShipment = z.infer<typeof ordersShipment>;

/**
 * Body of its 409: no order left; problems by order. 'refused': these orders cannot leave. 'used': other orders
 * have these numbers, and `confirmUsed` sends them all the same.
 */
export const ordersShipmentConflict = z.extend(apiError, {
  code: z.enum(['refused', 'used']),
  lines: z.array(z.object({ orderId: z.string(), message: z.string() })),
});
export type OrdersShipmentConflict = z.infer<typeof ordersShipmentConflict>;

/** PATCH /api/orders/delivered: marks orders that have left as arrived or handed over; `delivered: false` undoes it. */
export const ordersDelivered = z
  .strictObject({ ...chosenOrders, delivered: z.boolean() })
  .check(oneWayChosen);
export type OrdersDelivered = z.infer<typeof ordersDelivered>;
