import { quote, withGift, type PricedLine, type Quote } from './quote.ts';
import type { SoldAt } from './sold-at.model.ts';

/** The parts of a quote that a checkout and an order keep. */
type StoredAmounts = Pick<SoldAt, 'shippingCents' | 'taxCents' | 'shippingIva'> & {
  [Off in 'discount' | 'promotion' | 'giftCard']?: Pick<NonNullable<SoldAt[Off]>, 'cents'>;
};
type Stored = StoredAmounts & ({ lines: PricedLine[] } | { items: PricedLine[] });
type LineOf<Row> = Row extends { lines: (infer Line)[] }
  ? Line
  : Row extends { items: (infer Line)[] }
    ? Line
    : never;

/** The quote that a checkout or an order was made with. */
export function quoteOf<Row extends Stored>(row: Row): Quote<LineOf<Row> & PricedLine> {
  const { discount, promotion, giftCard, shippingCents = 0, taxCents = 0, shippingIva } = row;
  const discountCents = (discount?.cents ?? 0) + (promotion?.cents ?? 0);
  const lines = ('lines' in row ? row.lines : row.items) as (LineOf<Row> & PricedLine)[];
  return withGift(
    quote(lines, { discountCents, shippingCents, taxCents, shippingIva }),
    giftCard?.cents ?? 0,
  );
}

/** What is left to pay of a checkout or an order besides its gift card. */
export const dueCentsOf = ({ totalCents, giftCard }: Pick<SoldAt, 'totalCents' | 'giftCard'>): number =>
  totalCents - (giftCard?.cents ?? 0);

/** What a checkout and its order keep of a quote besides lines and code. */
export const keptAmounts = ({ shippingCents, taxCents, totalCents, shippingIva }: Omit<Quote, 'lines'>) => ({
  shippingCents,
  taxCents,
  totalCents,
  ...(shippingIva && { shippingIva }),
});
