import type { Pieces } from '@shop/contracts/refund';
import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { quoteOf } from '../../shopping/pricing/quote.ts';
import { paidForPieces, spread, type Units } from '../../shopping/pricing/spread.ts';
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

/** A press for a part; its money may come from several payments. `cents`: what of it was refused by none of them. */
type Asked = Pick<RefundEntry, 'requestId' | 'part'> & {
  lines: RefundedPieces[];
  cents: number;
  isShort: boolean;
};

/** The presses of which something has gone back. One of which a payment refused its share is short of it. */
function askedOf(ledgers: Ledgers): Asked[] {
  const all = new Map<string, Asked>();
  const refused = new Set<string>();
  for (const { requestId, part, lines = [], amountCents, status } of ledgers.flatMap((one) => one.refunds)) {
    if (status === 'failed') refused.add(requestId);
    else {
      const { cents = 0 } = all.get(requestId) ?? {};
      all.set(requestId, { requestId, part, lines, cents: cents + amountCents, isShort: false });
    }
  }
  return [...all.values()].map((one) => ({ ...one, isShort: refused.has(one.requestId) }));
}

/** What went back of a line: so many centavos, and the pieces that these pay for. */
type Back = { cents: number; pieces: number };

function backOf(line: Units & { id: number }, asked: Asked[]): Back {
  let [cents, wanted] = [0, 0];
  for (const { lines, cents: back, isShort } of asked) {
    const shares = isShort ? spread(back, lines.map(centsOf)) : lines.map(centsOf);
    for (const [at, one] of lines.entries())
      if (one.id === line.id) {
        cents += shares[at]!;
        wanted += one.quantity;
      }
  }
  let pieces = 0;
  while (pieces < Math.min(wanted, line.quantity) && paidForPieces(line, 0, pieces + 1) <= cents) pieces += 1;
  return { cents, pieces };
}

const centsOf = ({ cents }: RefundedPieces): number => cents;

/** How many pieces of each line went back. One that was paid back in part can be asked for again, for its rest. */
export function piecesBack(order: OrderRow, ledgers: Ledgers): Map<number, number> {
  const asked = askedOf(ledgers);
  return new Map(quoteOf(order).lines.map((line) => [line.id, backOf(line, asked).pieces]));
}

/** The delivery for what it cost, once; pieces for what was paid for them. @throws AppError 409 what cannot go back */
export function pricePart(order: OrderRow, ledgers: Ledgers, { lines: wanted, ...press }: Press): Priced {
  if (wanted) {
    const own = live(ledgers).find(({ requestId }) => requestId === press.requestId);
    const lines = own?.lines ?? pricePieces(order, ledgers, wanted);
    const amountCents = lines.reduce((sum, { cents }) => sum + cents, 0);
    if (amountCents === 0) throw conflict('Esas piezas no costaron nada.');
    return { ...press, lines, amountCents };
  }
  if (!press.part) return press;
  if (!order.shippingCents) throw conflict('El envío de este pedido no costó nada.');
  const amountCents = deliveryLeft(order, ledgers, press.requestId);
  if (amountCents === 0) throw conflict('Ya se pidió el reembolso del envío.');
  return { ...press, amountCents };
}

/** What the delivery cost and did not go back, but for what the press `own` is about. */
export const deliveryLeft = (order: OrderRow, ledgers: Ledgers, own = ''): number =>
  askedOf(ledgers)
    .filter(({ part, requestId }) => part && requestId !== own)
    .reduce((left, { cents, isShort }) => (isShort ? left - cents : 0), order.shippingCents ?? 0);

/** What was paid for so many pieces more, its share of a code taken off. @throws AppError 409 more than there are */
export function pricePieces(order: OrderRow, ledgers: Ledgers, wanted: Pieces[]): RefundedPieces[] {
  const asked = askedOf(ledgers);
  const { lines } = quoteOf(order);
  return wanted.map(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id);
    const back = line ? backOf(line, asked) : { cents: 0, pieces: 0 };
    const left = (line?.quantity ?? 0) - back.pieces;
    if (!line || quantity > left)
      throw conflict(`De ${line?.elixirName ?? 'ese producto'} ${left === 1 ? 'queda' : 'quedan'} ${left}.`);
    return { id, quantity, cents: paidForPieces(line, 0, back.pieces + quantity) - back.cents };
  });
}
