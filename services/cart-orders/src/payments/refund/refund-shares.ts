import type { OrderBack, OrderReturn } from '../../orders/order/order-back.model.ts';
import { spread } from '../../shopping/pricing/spread.ts';
import type { RefundEntry } from './refund.store.ts';

/** The parts of a press. In earlier releases a press for the delivery alone does not store its amount. */
export type RefundParts = Pick<RefundEntry, 'part' | 'lines' | 'deliveryCents' | 'freeCents' | 'beforeCents'>;

export const partsOf = ({
  part,
  lines,
  deliveryCents,
  freeCents,
  beforeCents,
}: RefundParts): RefundParts => ({
  ...(part && { part }),
  ...(lines && { lines }),
  ...(deliveryCents !== undefined && { deliveryCents }),
  ...(freeCents !== undefined && { freeCents }),
  ...(beforeCents !== undefined && { beforeCents }),
});

/** Shares of the lines, in their order, and of the delivery. */
export type Shares = { lines: number[]; deliveryCents: number };

/**
 * A refund's share of each part of its press. When several payments share a press, they fill its lines one after the
 * other, then its delivery, then the amount that names nothing.
 */
export function sharesOf({
  amountCents,
  beforeCents,
  ...parts
}: RefundParts & { amountCents: number }): Shares {
  const { part, lines = [], deliveryCents = amountCents } = parts;
  const all = [...lines.map(({ cents }) => cents), part ? deliveryCents : 0];
  const shares =
    beforeCents === undefined
      ? spread(amountCents, all)
      : filled(all, beforeCents, beforeCents + amountCents);
  return { lines: shares.slice(0, -1), deliveryCents: shares.at(-1)! };
}

/** Laid end to end, how much of each amount lies between `from` and `to`. */
function filled(all: number[], from: number, to: number): number[] {
  let start = 0;
  return all.map((cents) => {
    const share = Math.max(0, Math.min(to, start + cents) - Math.max(from, start));
    start += cents;
    return share;
  });
}

/** What an order notes about a refund: its share of the lines and delivery. */
export function backOf(entry: RefundEntry): OrderBack {
  const { id } = entry;
  const { lines: shares, deliveryCents } = sharesOf(entry);
  const cents = shares.reduce((sum, one) => sum + one, deliveryCents);
  if (!entry.lines) return { id, cents };
  const lines = entry.lines.map((line, at) => ({ id: line.id, cents: shares[at]! }));
  return { id, cents, lines, ...(entry.part && { deliveryCents }) };
}

/** The pieces that a refund returns to stock. Payments that share a press make one return. */
export function returnOf({ requestId, lines = [] }: RefundEntry): OrderReturn | undefined {
  const back = lines.filter(({ restock }) => restock).map(({ id, quantity }) => ({ id, quantity }));
  return back.length > 0 ? { id: requestId, lines: back } : undefined;
}
