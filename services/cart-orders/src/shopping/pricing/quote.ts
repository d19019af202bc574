import type { Amounts } from '@shop/contracts/amounts';
import { CURRENCY } from '@shop/contracts/constants';
import type { IvaPart, IvaRate } from '@shop/contracts/iva';
import { toPesos } from '@shop/contracts/money';
import type { SoldAt, UsedPromotion } from './sold-at.model.ts';
import { ivaShares, type IvaShare } from './iva.ts';
import { spread } from './spread.ts';

/** Pieces of one product at the price of one, in centavos, and the rate of the tax in it where that is said. */
export type PricedLine = { priceCents: number; quantity: number; discountCents?: number; iva?: IvaRate };
/** A line with what all its pieces cost, and what of the worth of code and promotion falls on it. */
export type QuotedLine<Line> = Line & { totalCents: number; discountCents?: number };

/** What is taken off the lines, or comes on top of them; without delivery prices that is nothing (CK8). */
export type Extras = {
  discountCents?: number;
  shippingCents?: number;
  taxCents?: number;
  /** The rate of the tax in what delivery costs. */
  shippingIva?: IvaRate | undefined;
};

/** What lines cost, in centavos. `taxCents` is what comes on top: prices that include the tax have none. */
export type Quote<Line extends PricedLine = PricedLine> = {
  lines: QuotedLine<Line>[];
  linesCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** What a gift card pays of the total, which stays. */
  giftCents: number;
  /** What is to be paid beside the gift card. */
  dueCents: number;
  currency: string;
  shippingIva?: IvaRate;
  /** The tax that prices include, by its rates; absent where nothing says one. */
  iva?: IvaShare[];
};

/** The one place that adds up money: cart, checkout, order, mails, refunds and spreadsheets take their amounts from it. */
export function quote<Line extends PricedLine>(lines: Line[], extras: Extras = {}): Quote<Line> {
  const { discountCents = 0, shippingCents = 0, taxCents = 0, shippingIva } = extras;
  const full = lines.map(({ priceCents, quantity }) => priceCents * quantity);
  // Frozen lines say what of that is theirs: what was added later has none of it.
  const frozen = lines.map((line) => line.discountCents ?? 0);
  const isFrozen = frozen.reduce((sum, cents) => sum + cents, 0) === discountCents;
  const parts = isFrozen ? frozen : spread(discountCents, full);
  const iva = ivaShares([
    ...lines.map((line, at) => ({ rate: line.iva, cents: full[at]! - parts[at]! })),
    { rate: shippingIva, cents: shippingCents },
  ]);
  const linesCents = full.reduce((sum, cents) => sum + cents, 0);
  const totalCents = linesCents - discountCents + shippingCents + taxCents;
  return {
    lines: lines.map((line, at) => ({
      ...line,
      totalCents: full[at]!,
      ...(parts[at] ? { discountCents: parts[at] } : {}),
    })),
    linesCents,
    discountCents,
    shippingCents,
    taxCents,
    totalCents,
    giftCents: 0,
    dueCents: totalCents,
    currency: CURRENCY,
    ...(shippingIva && { shippingIva }),
    ...(iva.length > 0 && { iva }),
  };
}

/** The same quote, of which a gift card pays so much. */
export const withGift = <Line extends PricedLine>(full: Quote<Line>, giftCents: number): Quote<Line> => ({
  ...full,
  giftCents,
  dueCents: full.totalCents - giftCents,
});

/** What a checkout and an order keep of their quote. */
export type StoredAmounts = Pick<SoldAt, 'shippingCents' | 'taxCents' | 'shippingIva'> & {
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

/** What is to be paid of a checkout or an order beside its gift card. */
export const dueCentsOf = ({ totalCents, giftCard }: Pick<SoldAt, 'totalCents' | 'giftCard'>): number =>
  totalCents - (giftCard?.cents ?? 0);

/** What a checkout and its order keep of a quote beside lines and code. */
export const keptAmounts = ({ shippingCents, taxCents, totalCents, shippingIva }: Omit<Quote, 'lines'>) => ({
  shippingCents,
  taxCents,
  totalCents,
  ...(shippingIva && { shippingIva }),
});

/** A quote on the wire. */
export const amountsOf = ({ currency, iva, ...cents }: Omit<Quote, 'lines'>): Amounts => ({
  lines: toPesos(cents.linesCents),
  discount: toPesos(cents.discountCents),
  shipping: toPesos(cents.shippingCents),
  tax: toPesos(cents.taxCents),
  total: toPesos(cents.totalCents),
  currency,
  ...(cents.giftCents > 0 && {
    giftCard: toPesos(cents.giftCents),
    due: toPesos(cents.dueCents),
  }),
  ...(iva && { iva: ivaPartsOf(iva) }),
});

export const ivaPartsOf = (shares: IvaShare[]): IvaPart[] =>
  shares.map(({ rate, baseCents, taxCents }) => ({ rate, base: toPesos(baseCents), tax: toPesos(taxCents) }));

/** What was taken off by itself, on the wire. */
export const toPromotion = ({ name, cents }: UsedPromotion) => ({ name, amount: toPesos(cents) });
