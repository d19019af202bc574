import type { PiecesBack, Pieces } from '@shop/contracts/refund';
import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { quoteOf } from '../../shopping/pricing/quote.ts';
import { paidForPieces, spread, type Units } from '../../shopping/pricing/spread.ts';
import { askedBefore, type RefundCommand } from './refund.ts';
import { partsOf, sharesOf, type RefundParts, type Shares } from './refund-shares.ts';
import type { RefundedPieces, RefundEntry, RefundLedgerRow } from './refund.store.ts';

/**
 * What is asked of an order: pieces of its lines and its delivery, of which the shop knows the price, or this amount for
 * them; or an amount of nothing in particular.
 */
export type RefundInput = Pick<RefundCommand, 'requestId' | 'who' | 'note' | 'part' | 'amountCents'> & {
  lines?: PiecesBack[];
};
type Priced = Omit<RefundCommand, 'paymentId'>;
type Ledgers = Pick<RefundLedgerRow, 'refunds'>[];

export const isOfPart = ({ part, lines }: Pick<RefundInput, 'part' | 'lines'>): boolean =>
  Boolean(part ?? lines);

/** A press for parts; its money may come from several payments. `given`: what none of them refused. */
type Asked = RefundParts & Pick<RefundEntry, 'requestId'> & { given: Shares; isShort: boolean };

/** The presses of which something has gone back. One of which a payment refused its share is short of it. */
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

/** What went back of a line: so many centavos, and the pieces that these pay for; and how many can be sold again. */
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

/** Of an order that was paid when it held nothing any more there is nothing to bring back. */
const isSpent = ({ paidLate, unspent = paidLate }: OrderRow): boolean => !unspent;

/**
 * How many pieces of each line can go back, and how many to what can be sold. A piece that was paid back in part can be
 * asked for again, for its rest.
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
 * What a press is of, and for how much: the delivery for what it cost, once; pieces for what was paid for them. Another
 * amount is spread over what is less, and what is more is of nothing in particular.
 * @throws AppError 409 what cannot go back
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

/** The press that was stored. @throws AppError 409 when another amount is asked for now */
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

/** What the delivery cost and did not go back, but for what the press `own` is about. */
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
 * What was paid for so many pieces more, its share of a code taken off.
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
