import { toCentavos } from '@shop/contracts/money';
import type { Promotion } from '@shop/contracts/promotion';
import type { UsedPromotion } from '../pricing/sold-at.model.ts';
import { partOf } from '../pricing/part-of.ts';
import { quote } from '../pricing/quote.ts';
import type { Outcome } from './discount.ts';

export type Units = { priceCents: number; quantity: number };
/** What is taken off a cart. Neither part is more than what is left to pay. */
export type TakenOff = { promotion?: UsedPromotion; code?: Outcome };

const piecesOf = (lines: Units[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const costOf = (lines: Units[]) => quote(lines).linesCents;

/** What a promotion takes off these lines on that day, in centavos: 0 when nothing would be left to pay. */
export function worthOf(promotion: Promotion, lines: Units[], today: string): number {
  const { isActive, startsOn, endsOn, fromAmount = 0, fromPieces = 0 } = promotion;
  const cents = costOf(lines);
  const isOn = isActive && (!startsOn || today >= startsOn) && (!endsOn || today <= endsOn);
  const isEnough = cents >= toCentavos(fromAmount) && piecesOf(lines) >= fromPieces;
  if (!isOn || !isEnough) return 0;
  const off = offOf(promotion, lines, cents);
  return off < cents ? off : 0;
}

function offOf({ kind, value = 0, take = 0, pay = 0 }: Promotion, lines: Units[], cents: number): number {
  if (kind === 'percent') return partOf(cents, value, 100);
  return kind === 'amount' ? toCentavos(value) : cheapestOf(lines, take, pay);
}

/** Groups the pieces by `take`, the dearest first; in each group only the `pay` dearest are paid. */
function cheapestOf(lines: Units[], take: number, pay: number): number {
  const prices = lines
    .flatMap(({ priceCents, quantity }) => Array<number>(quantity).fill(priceCents))
    .toSorted((a, b) => b - a);
  const inGroups = prices.slice(0, prices.length - (prices.length % take));
  return inGroups.reduce((sum, price, at) => sum + (at % take < pay ? 0 : price), 0);
}

/**
 * At most one promotion, and the code: both where the promotion allows it, otherwise the one that takes off more.
 * @param codeFor what the cart's code takes off the rest
 */
export function takenOff(
  promotions: Promotion[],
  { lines, today }: { lines: Units[]; today: string },
  codeFor: ((cents: number) => Outcome) | undefined,
): TakenOff {
  const valued = promotions
    .map((rule) => ({ rule, cents: worthOf(rule, lines, today) }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents);
  const alone = named(valued[0]);
  if (!codeFor) return alone;
  const beside = named(valued.find(({ rule }) => rule.withCodes));
  const cents = costOf(lines);
  const together = [beside, {}].map((off: TakenOff) => ({
    ...off,
    code: codeFor(cents - (off.promotion?.cents ?? 0)),
  }));
  const best = together.toSorted((a, b) => centsOf(b) - centsOf(a))[0]!;
  if ('cents' in best.code && centsOf(best) >= centsOf(alone)) return best;
  return { ...alone, code: 'cents' in best.code ? { problem: lessThan(alone) } : codeFor(cents) };
}

const named = (best: { rule: Promotion; cents: number } | undefined): TakenOff =>
  best ? { promotion: { name: best.rule.name, cents: best.cents } } : {};

/** 0 when the code takes off nothing, whatever the promotion: the promotion alone is compared separately. */
const centsOf = ({ promotion, code }: TakenOff): number =>
  code && 'problem' in code ? 0 : (promotion?.cents ?? 0) + (code?.cents ?? 0);

const lessThan = ({ promotion }: TakenOff): string =>
  `Este código no se suma a «${promotion?.name}», que te descuenta más.`;
