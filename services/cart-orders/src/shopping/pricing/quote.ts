import type { Amounts } from '@shop/contracts/amounts';
import { CURRENCY } from '@shop/contracts/constants';
import type { IvaPart, IvaRate } from '@shop/contracts/iva';
import { toPesos } from '@shop/contracts/money';
import type { UsedPromotion } from './sold-at.model.ts';
import { ivaShares, type IvaShare } from './iva.ts';
import { spread } from './spread.ts';

/** Pieces of one product at the price of one, in centavos, and the rate of the included tax if there is one. */
export type PricedLine = { priceCents: number; quantity: number; discountCents?: number; iva?: IvaRate };
/** A line with the price of all its pieces, and its share of code and promotion. */
export type QuotedLine<Line> = Line & { totalCents: number; discountCents?: number };

/** What is taken off the lines or added to them; 0 in shops without delivery prices (CK8). */
export type Extras = {
  discountCents?: number;
  shippingCents?: number;
  taxCents?: number;
  /** The rate of the tax that the delivery price includes. */
  shippingIva?: IvaRate | undefined;
};

/** What lines cost, in centavos. `taxCents` is tax on top of the prices: 0 when the prices include it. */
export type Quote<Line extends PricedLine = PricedLine> = {
  lines: QuotedLine<Line>[];
  linesCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** What a gift card pays of the total. The total does not change. */
  giftCents: number;
  /** What is left to pay besides the gift card. */
  dueCents: number;
  currency: string;
  shippingIva?: IvaRate;
  /** The tax that prices include, by rate; absent when no line has a rate. */
  iva?: IvaShare[];
};

/** The only place that adds up money: cart, checkout, order, mails, refunds and spreadsheets use its amounts. */
export function quote<Line extends PricedLine>(lines: Line[], extras: Extras = {}): Quote<Line> {
  const { discountCents = 0, shippingCents = 0, taxCents = 0, shippingIva } = extras;
  const full = lines.map(({ priceCents, quantity }) => priceCents * quantity);
  // Frozen lines keep their own shares of the discount: lines that were added later have none.
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

/** The same quote, with this amount paid by a gift card. */
export const withGift = <Line extends PricedLine>(full: Quote<Line>, giftCents: number): Quote<Line> => ({
  ...full,
  giftCents,
  dueCents: full.totalCents - giftCents,
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

/** A promotion on the wire. */
export const toPromotion = ({ name, cents }: UsedPromotion) => ({ name, amount: toPesos(cents) });
