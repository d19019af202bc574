import { formatCentavos } from '@shop/contracts/format-pesos';
import { dayOf, startOfDay } from '@shop/service-kit/days';
import type { GiftCardHold, GiftCardMove, GiftCardRow } from './gift-card.model.ts';

const HOUR_MS = 3_600_000;
/** Of the day on which somebody gets it. */
const MORNING = 9;

/** When the mail of a card goes: in the morning of its day, or at once. */
export function mailDueOf(sendOn: string | null, now: Date): Date {
  if (!sendOn || sendOn <= dayOf(now).day) return now;
  return new Date(startOfDay(sendOn).getTime() + MORNING * HOUR_MS);
}

/** What of a card pays a cart, and what it leaves on purpose; or in Spanish why nothing. */
export type Outcome = { cents: number; leavesCents?: number } | { problem: string };
type Card = Pick<GiftCardRow, 'balanceCents' | 'moves' | 'holds' | 'isBlocked'>;
/** What a change leaves; undefined where there is nothing to change. */
export type Change = Partial<Pick<GiftCardRow, 'balanceCents' | 'moves' | 'holds'>> | undefined;
/** `problem` is why not: in Spanish, unless it says otherwise. */
export type ChangeOrProblem<Problem = string> = { change?: Change } | { problem: Problem };

export const UNKNOWN = 'No encontramos esa tarjeta. Revisa cómo está escrito el código.';
const BLOCKED = 'Esta tarjeta está bloqueada. Escríbenos y te ayudamos.';
const EMPTY = 'Esta tarjeta ya no tiene saldo.';
const LESS = 'El saldo de tu tarjeta de regalo cambió. Revisa tu carrito antes de pagar.';

/** What was held for a time that is over is free. */
const liveHolds = (holds: GiftCardHold[], now: Date): GiftCardHold[] =>
  holds.filter(({ until }) => !until || until > now);
const sum = (all: { cents: number }[]): number => all.reduce((cents, one) => cents + one.cents, 0);

export const heldCents = ({ holds }: Card, now: Date): number => sum(liveHolds(holds, now));
export const freeCents = (card: Card, now: Date): number => card.balanceCents - heldCents(card, now);

const tooLittle = (leastCents: number): string =>
  `Con esta tarjeta quedarían por pagar menos de ${formatCentavos(leastCents)}, que es lo mínimo que se puede cobrar. Quítala para seguir.`;

/**
 * What it pays of so many centavos; what it holds for the same cart is that cart's to spend. Where it cannot pay all, it
 * leaves the least that can be paid otherwise.
 */
export function paysOf(
  card: Card | null,
  { cart, dueCents, leastCents }: { cart: string; dueCents: number; leastCents: number },
  now: Date,
): Outcome {
  if (!card) return { problem: UNKNOWN };
  if (card.isBlocked) return { problem: BLOCKED };
  const others = liveHolds(card.holds, now).filter((hold) => hold.cart !== cart || hold.paymentId);
  const cents = Math.min(card.balanceCents - sum(others), dueCents);
  if (cents <= 0) return { problem: EMPTY };
  const restCents = dueCents - cents;
  if (restCents === 0 || restCents >= leastCents) return { cents };
  return dueCents > leastCents
    ? { cents: dueCents - leastCents, leavesCents: leastCents }
    : { problem: tooLittle(leastCents) };
}

/** The card whose code was typed: once it has another one, the earlier code is none. */
export const asTyped = <Row extends Pick<GiftCardRow, 'lastFour'>>(
  card: Row | null,
  { lastFour }: Pick<GiftCardRow, 'lastFour'>,
): Row | null => (card?.lastFour === lastFour ? card : null);

const hasPaid = ({ moves }: Card, checkoutId: string): boolean => moves.some(({ key }) => key === checkoutId);

/** Who has not begun to pay gives up an earlier checkout of the same cart for the next. */
const isReplaced = (hold: GiftCardHold, { cart, checkoutId }: GiftCardHold): boolean =>
  hold.checkoutId === checkoutId || (hold.cart === cart && !hold.paymentId);

/** Holds an amount, or keeps it for its new term; never more than there is. */
export function withHold(card: Card, hold: GiftCardHold, now: Date): ChangeOrProblem {
  if (hasPaid(card, hold.checkoutId)) return {};
  const live = liveHolds(card.holds, now);
  const own = live.some(({ checkoutId }) => checkoutId === hold.checkoutId);
  const rest = live.filter((one) => !isReplaced(one, hold));
  if (card.isBlocked && !own) return { problem: BLOCKED };
  return card.balanceCents - sum(rest) < hold.cents
    ? { problem: LESS }
    : { change: { holds: [...rest, hold] } };
}

/** Gives up what the checkout holds for this payment, or for none. */
export function withoutHold(card: Card, checkoutId: string, paymentId?: string): Change {
  const holds = card.holds.filter((one) => one.checkoutId !== checkoutId || one.paymentId !== paymentId);
  return holds.length < card.holds.length ? { holds } : undefined;
}

/** Takes off what a checkout is paid with, once: what it holds, or else what is free. */
export function withPaid(
  card: Card,
  paid: Pick<GiftCardHold, 'checkoutId' | 'cents'>,
  now: Date,
): ChangeOrProblem {
  const { checkoutId, cents } = paid;
  if (hasPaid(card, checkoutId)) return {};
  const live = liveHolds(card.holds, now);
  const rest = live.filter((one) => one.checkoutId !== checkoutId);
  if (card.isBlocked && rest.length === live.length) return { problem: BLOCKED };
  if (card.balanceCents - sum(rest) < cents) return { problem: LESS };
  return { change: { holds: rest, ...moved(card, { key: checkoutId, checkoutId, cents: -cents, at: now }) } };
}

/** What a checkout took off, and what of that came back. */
export function paidBy({ moves }: Pick<Card, 'moves'>, checkoutId: string) {
  const paid = moves.find(({ key }) => key === checkoutId);
  const backs = moves.filter((move) => move.checkoutId === checkoutId && move !== paid);
  return paid && { paidCents: -paid.cents, at: paid.at, backs, backCents: sum(backs) };
}

/** Brings back what a checkout paid, once for each refund. Undefined when that is more than it paid. */
export function withBack(card: Card, back: Required<GiftCardMove>): Change {
  const paid = paidBy(card, back.checkoutId);
  if (!paid || paid.backCents + back.cents > paid.paidCents) return undefined;
  return moved(card, back);
}

/** The press that gives a card which was bought: an order and its line. */
export const soldId = ({ _id }: { _id: string }, lineId: number): string => `${soldBy(_id)}${lineId}`;
/** How the presses of all cards of an order begin. */
export const soldBy = (orderId: string): string => `${orderId}:`;
export const orderOfSold = (requestId: string): string | undefined =>
  requestId.includes(':') ? requestId.slice(0, requestId.indexOf(':')) : undefined;

const BACK = 'money-back:';
export const backKey = (requestId: string): string => BACK + requestId;

/** Takes off what whoever bought it gets back, once for each refund; the problem is what there is, where that is less. */
export function withTakenOff(
  card: Card,
  { key, cents }: Pick<GiftCardMove, 'key' | 'cents'>,
  now: Date,
): ChangeOrProblem<number> {
  if (card.moves.some((move) => move.key === key)) return {};
  const left = freeCents(card, now);
  return left < cents ? { problem: left } : { change: moved(card, { key, cents: -cents, at: now }) };
}

/** Nothing went back after all. */
export function withoutMove(card: Card, key: string): Change {
  const move = card.moves.find((one) => one.key === key);
  if (!move) return undefined;
  const moves = card.moves.filter((one) => one !== move);
  return { balanceCents: card.balanceCents - move.cents, moves };
}

/** What of the money back is on the card still, where it was given back elsewhere: nobody asked the card. */
export function withTakenBack(card: Card, upToCents: number, now: Date): Change {
  const taken = -sum(card.moves.filter(({ key }) => key.startsWith(BACK)));
  const cents = Math.min(upToCents - taken, freeCents(card, now));
  return cents > 0 ? moved(card, { key: `${BACK}${upToCents}`, cents: -cents, at: now }) : undefined;
}

const moved = ({ balanceCents, moves }: Card, move: GiftCardMove) => ({
  balanceCents: balanceCents + move.cents,
  moves: [...moves, move],
});
