import type { Pieces } from '@shop/contracts/refund';
import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { quoteOf } from '../../shopping/pricing/quote.ts';
import { paidForPieces } from '../../shopping/pricing/spread.ts';
import type { RefundCommand } from './refund.ts';
import type { RefundedPieces, RefundEntry, RefundLedgerRow } from './refund.store.ts';

/** What is asked of an order: an amount, its delivery, or pieces of its lines, of which the shop knows the price. */
export type Press = Omit<RefundCommand, 'paymentId' | 'lines'> & { lines?: Pieces[] };
type Priced = Omit<RefundCommand, 'paymentId'>;
type Ledgers = Pick<RefundLedgerRow, 'refunds'>[];

export const isOfPart = ({ part, lines }: Pick<Press, 'part' | 'lines'>): boolean => Boolean(part ?? lines);

/** What is on its way back or has gone. */
const live = (ledgers: Ledgers): RefundEntry[] =>
  ledgers.flatMap(({ refunds }) => refunds).filter(({ status }) => status !== 'failed');

/** How many pieces of each line that is. Entries of one press, on several payments, are of the same pieces. */
export function piecesBack(ledgers: Ledgers): Map<number, number> {
  const presses = new Map(live(ledgers).map(({ requestId, lines = [] }) => [requestId, lines]));
  const back = new Map<number, number>();
  for (const { id, quantity } of [...presses.values()].flat()) back.set(id, (back.get(id) ?? 0) + quantity);
  return back;
}

/** The delivery for what it cost, once; pieces for what was paid for them. @throws AppError 409 what cannot go back */
export function pricePart(order: OrderRow, ledgers: Ledgers, { lines: wanted, ...press }: Press): Priced {
  const others = live(ledgers).filter(({ requestId }) => requestId !== press.requestId);
  const own = live(ledgers).find(({ requestId }) => requestId === press.requestId);
  if (wanted) {
    const lines = own?.lines ?? pricePieces(order, ledgers, wanted);
    const amountCents = lines.reduce((sum, { cents }) => sum + cents, 0);
    if (amountCents === 0) throw conflict('Esas piezas no costaron nada.');
    return { ...press, lines, amountCents };
  }
  if (!press.part) return press;
  if (!order.shippingCents) throw conflict('El envío de este pedido no costó nada.');
  if (others.some(({ part }) => part)) throw conflict('Ya se pidió el reembolso del envío.');
  return { ...press, amountCents: order.shippingCents };
}

/** What was paid for so many pieces more, its share of a code taken off. @throws AppError 409 more than there are */
export function pricePieces(order: OrderRow, ledgers: Ledgers, wanted: Pieces[]): RefundedPieces[] {
  const back = piecesBack(ledgers);
  const { lines } = quoteOf(order);
  return wanted.map(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id);
    const before = back.get(id) ?? 0;
    const left = (line?.quantity ?? 0) - before;
    if (!line || quantity > left)
      throw conflict(`De ${line?.elixirName ?? 'ese producto'} ${left === 1 ? 'queda' : 'quedan'} ${left}.`);
    return { id, quantity, cents: paidForPieces(line, before, quantity) };
  });
}
