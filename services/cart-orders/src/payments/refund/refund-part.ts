import type { PiecesBack, Pieces } from '@shop/contracts/refund';
import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { quoteOf } from '../../shopping/pricing/kept-quote.ts';
import { paidForPieces, spread, type Units } from '../../shopping/pricing/spread.ts';
import { askedBefore, type RefundCommand } from './refund.ts';
import { partsOf, sharesOf, type RefundParts, type Shares } from './refund-shares.ts';
import type { RefundedPieces, RefundEntry, RefundLedgerRow } from './refund.store.ts';

/**
 * A refund request for an order: pieces and delivery at the price that the shop knows, or at the given amount; or an
 * amount that names nothing.
 */
export type RefundInput = Pick<
  RefundCommand,
  'requestId' | 'who' | 'note' | 'part' | 'amountCents' | 'seenLeftCents'
> & {
  lines?: PiecesBack[];
};
type Priced = Omit<RefundCommand, 'paymentId'>;
type Ledgers = Pick<RefundLedgerRow, 'refunds'>[];

export const isOfPart = ({ part, lines }: Pick<RefundInput, 'part' | 'lines'>): boolean =>
  Boolean(part ?? lines);

/** A press for parts; its money may come from several payments. `given`: what no payment refused. */
type Asked = RefundParts & Pick<RefundEntry, 'requestId'> & { given: Shares; isShort: boolean };

/** Presses that refunded something. A press is short when one of its payments refused its share. */
function askedOf(ledgers: Ledgers): Asked[] {
  const all = new Map<string, Asked>();
  const refused = new Set<string>();
  for (const entry of ledgers.flatMap((one) => one.refunds)) {
    const { requestId, status } = entry;
    if (status === 'failed') refused.add(requestId);
    else {
      const given = together(all.get(requestId)?.given, sharesOf(entry));
      all.set(requestId, { requestId, ...partsOf(entry), given, isShort: false });
    }
  }
  return [...all.values()].map((one) => ({ ...one, isShort: refused.has(one.requestId) }));
}

const together = (one: Shares | undefined, other: Shares): Shares => ({
  lines: other.lines.map((cents, at) => cents + (one?.lines[at] ?? 0)),
  deliveryCents: other.deliveryCents + (one?.deliveryCents ?? 0),
});

/** A line's refunds in centavos, the pieces that these pay for, and the pieces returned to stock. */
type Back = { cents: number; pieces: number; restocked: number };

function backOf(line: Units & { id: number }, asked: Asked[]): Back {
  let [cents, wanted, restocked] = [0, 0, 0];
  for (const { lines = [], given, isShort } of asked) {
    const shares = isShort ? given.lines : lines.map(centsOf);
    for (const [at, one] of lines.entries())
      if (one.id === line.id) {
        cents += shares[at]!;
        wanted += one.quantity;
        if (one.restock) restocked += one.quantity;
      }
  }
  let pieces = 0;
  while (pieces < Math.min(wanted, line.quantity) && paidForPieces(line, pieces + 1) <= cents) pieces += 1;
  return { cents, pieces, restocked };
}

const centsOf = ({ cents }: RefundedPieces): number => cents;

type Left = { left: number; restock: number };

/** An order that was paid without taking its pieces from stock has nothing to return to it. */
const isSpent = ({ paidLate, unspent = paidLate }: OrderRow): boolean => !unspent;

/**
 * How many pieces of each line can be refunded, and how many returned to stock. A piece that was refunded in part can
 * be asked for again, for its rest.
 */
export function piecesLeft(order: OrderRow, ledgers: Ledgers): Map<number, Left> {
  const asked = askedOf(ledgers);
  return new Map(quoteOf(order).lines.map((line) => [line.id, leftOf(order, line, backOf(line, asked))]));
}

const leftOf = (
  order: OrderRow,
  { quantity, giftCard }: Units & { giftCard?: object },
  { pieces, restocked }: Back,
): Left => ({
  left: quantity - pieces,
  restock: isSpent(order) && !giftCard ? quantity - restocked : 0,
});

/**
 * Prices a press: the delivery at its cost, once; pieces at what was paid for them. A lower amount is spread over them;
 * of a higher amount, the excess names nothing.
 * @throws AppError 409 what cannot be refunded
 */
export function pricePart(order: OrderRow, ledgers: Ledgers, press: RefundInput): Priced {
  const { lines: wanted, part, ...rest } = press;
  if (!isOfPart(press)) return rest;
  const own = askedOf(ledgers).find(
    ({ requestId, deliveryCents, lines }) =>
      requestId === press.requestId && (lines ?? deliveryCents !== undefined),
  );
  if (own) return again(rest, partsOf(own));
  const lines = wanted && pricePieces(order, ledgers, wanted);
  const deliveryCents = part ? priceDelivery(order, ledgers, press.requestId) : 0;
  const worthCents = (lines ?? []).reduce((sum, { cents }) => sum + cents, deliveryCents);
  if (worthCents === 0) throw conflict('Esas piezas no costaron nada.');
  const { amountCents = worthCents } = press;
  const freeCents = Math.max(0, amountCents - worthCents);
  const shares = spread(amountCents - freeCents, [...(lines ?? []).map(centsOf), deliveryCents]);
  return {
    ...rest,
    amountCents,
    ...(lines && { lines: lines.map((line, at) => ({ ...line, cents: shares[at]! })) }),
    ...(part && { part, deliveryCents: shares.at(-1)! }),
    ...(freeCents > 0 && { freeCents }),
  };
}

/** Repeats the stored press. @throws AppError 409 when it asks for another amount */
function again({ amountCents, ...press }: Omit<RefundInput, 'lines' | 'part'>, own: RefundParts): Priced {
  const { lines = [], deliveryCents = 0, freeCents = 0 } = own;
  const storedCents = lines.reduce((sum, { cents }) => sum + cents, deliveryCents + freeCents);
  if (amountCents !== undefined && amountCents !== storedCents) throw askedBefore(storedCents);
  return { ...press, ...own, amountCents: storedCents };
}

function priceDelivery(order: OrderRow, ledgers: Ledgers, requestId: string): number {
  if (!order.shippingCents) throw conflict('El envío de este pedido no costó nada.');
  const cents = deliveryLeft(order, ledgers, requestId);
  if (cents === 0) throw conflict('Ya se pidió el reembolso del envío.');
  return cents;
}

/** The delivery's cost that was not refunded; the press `own` is not counted. */
export function deliveryLeft(order: OrderRow, ledgers: Ledgers, own = ''): number {
  const { shippingCents = 0 } = order;
  return askedOf(ledgers)
    .filter(({ part, requestId }) => part && requestId !== own)
    .reduce(
      (left, { deliveryCents = shippingCents, given, isShort }) =>
        Math.max(0, left - (isShort ? given.deliveryCents : deliveryCents)),
      shippingCents,
    );
}

/**
 * What was paid for further pieces, less their share of a discount code.
 * @throws AppError 409 more than there are, or than can be sold again
 */
export function pricePieces(
  order: OrderRow,
  ledgers: Ledgers,
  wanted: (Pieces & PiecesBack)[],
): RefundedPieces[] {
  const asked = askedOf(ledgers);
  const { lines } = quoteOf(order);
  return wanted.map(({ id, quantity, restock }) => {
    const line = lines.find((one) => one.id === id);
    if (!line) throw conflict('De ese producto quedan 0.');
    const back = backOf(line, asked);
    const { left, restock: most } = leftOf(order, line, back);
    if (quantity > left) throw conflict(`De ${line.elixirName} ${left === 1 ? 'queda' : 'quedan'} ${left}.`);
    if (restock && quantity > most)
      throw conflict(`De ${line.elixirName} ya no hay tantas piezas por devolver a existencias.`);
    const cents = paidForPieces(line, back.pieces + quantity) - back.cents;
    return { id, quantity, cents, ...(restock && { restock }) };
  });
}
