import type { OrderBack, OrderReturn } from '../../orders/order/order-back.model.ts';
import { spread } from '../../shopping/pricing/spread.ts';
import type { RefundEntry } from './refund.store.ts';

/** What a press asks for. One that is of the delivery alone, of an earlier release, does not say how much of it. */
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

/** Of lines, in their order, and of the delivery. */
export type Shares = { lines: number[]; deliveryCents: number };

/**
 * What a refund gives back of each part of its press, whose money may come from several payments: one after the other
 * they fill its lines, then its delivery, then what is of nothing in particular.
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

/** What of each lies between the two, when they stand one after the other. */
function filled(all: number[], from: number, to: number): number[] {
  let start = 0;
  return all.map((cents) => {
    const share = Math.max(0, Math.min(to, start + cents) - Math.max(from, start));
    start += cents;
    return share;
  });
}

/** What an order notes of a refund: its share of what was named. */
export function backOf(entry: RefundEntry): OrderBack {
  const { id } = entry;
  const { lines: shares, deliveryCents } = sharesOf(entry);
  const cents = shares.reduce((sum, one) => sum + one, deliveryCents);
  if (!entry.lines) return { id, cents };
  const lines = entry.lines.map((line, at) => ({ id: line.id, cents: shares[at]! }));
  return { id, cents, lines, ...(entry.part && { deliveryCents }) };
}

/** What a refund brings back to what can be sold. Its payments share in one press: it is one return. */
export function returnOf({ requestId, lines = [] }: RefundEntry): OrderReturn | undefined {
  const back = lines.filter(({ restock }) => restock).map(({ id, quantity }) => ({ id, quantity }));
  return back.length > 0 ? { id: requestId, lines: back } : undefined;
}
