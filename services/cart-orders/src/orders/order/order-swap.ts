import { isGiftPayment } from '@shop/contracts/gift-card';
import type { Pieces } from '@shop/contracts/refund';
import { quoteOf } from '../../shopping/pricing/kept-quote.ts';
import { netCentsOf, paidForPieces, spread } from '../../shopping/pricing/spread.ts';
import type { OrderLine } from './order-parts.model.ts';
import { inTurn } from './order-payments.ts';
import type { OrderRow } from './order.model.ts';

type Without = {
  /** What was paid for the removed pieces. */
  backCents: number;
  /** The remaining lines. A line that loses some of its pieces is a new line with a new id. */
  lines: { line: Omit<OrderLine, 'id'>; id?: number }[];
  out: OrderLine[];
  /** The remaining discounts. */
  off: Pick<OrderRow, 'discount' | 'promotion'>;
};

/** An order without these pieces, none of which were refunded. Each line keeps its price and its discount share. */
export function withoutPieces(order: OrderRow, removes: Pieces[]): Without {
  const without: Without = { backCents: 0, lines: [], out: [], off: {} };
  let offCents = 0;
  for (const quoted of quoteOf(order).lines) {
    const { totalCents: _whole, ...line } = quoted;
    const gone = removes.find(({ id }) => id === line.id)?.quantity ?? 0;
    const cents = paidForPieces(line, gone);
    without.backCents += cents;
    if (gone > 0) without.out.push({ ...line, quantity: gone });
    const quantity = line.quantity - gone;
    if (quantity === 0) continue;
    const { id, discountCents: _all, ...rest } = line;
    const discountCents = netCentsOf({ ...rest, quantity }) - (netCentsOf(line) - cents);
    offCents += discountCents;
    const kept = { ...rest, quantity, ...(discountCents > 0 && { discountCents }) };
    without.lines.push({ line: kept, ...(gone === 0 && { id }) });
  }
  return { ...without, off: offOf(order, offCents) };
}

function offOf({ discount, promotion }: OrderRow, offCents: number): Without['off'] {
  const [code = 0, own = 0] = spread(offCents, [discount?.cents ?? 0, promotion?.cents ?? 0]);
  return {
    ...(discount && code > 0 && { discount: { ...discount, cents: code } }),
    ...(promotion && own > 0 && { promotion: { ...promotion, cents: own } }),
  };
}

/** The payments of an order whose total falls by `cents`: the payments refunded first get the excess. */
export function paidLess(order: OrderRow, cents: number): Pick<OrderRow, 'payments' | 'giftCard'> {
  let left = cents;
  const before = order.payments ?? [{ id: order.paymentIntentId, cents: order.totalCents }];
  const less = new Map(
    inTurn(before).map((part) => {
      const over = Math.min(left, part.cents);
      left -= over;
      const { overCents = 0, swapCents = 0 } = part;
      const now = { cents: part.cents - over, overCents: overCents + over, swapCents: swapCents + over };
      return [part.id, over === 0 ? part : { ...part, ...now }];
    }),
  );
  const payments = before.map(({ id }) => less.get(id)!);
  const card = payments.find(({ id }) => isGiftPayment(id));
  return { payments, ...(order.giftCard && card && { giftCard: { ...order.giftCard, cents: card.cents } }) };
}
