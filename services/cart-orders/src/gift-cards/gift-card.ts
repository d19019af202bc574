import { formatCentavos } from '@shop/contracts/format-pesos';
import { dayOf, startOfDay } from '@shop/service-kit/days';
import type { GiftCardHold, GiftCardMove, GiftCardRow } from './gift-card.model.ts';

const HOUR_MS = 3_600_000;
/** The hour of the day at which a card is mailed. */
const MORNING = 9;

/** When a card's mail is sent: in the morning of its day, or at once. */
export function mailDueOf(sendOn: string | null, now: Date): Date {
  if (!sendOn || sendOn <= dayOf(now).day) return now;
  return new Date(startOfDay(sendOn).getTime() + MORNING * HOUR_MS);
}

/** What a card pays of a cart, and what it leaves on purpose; or, in Spanish, why it pays nothing. */
export type Outcome = { cents: number; leavesCents?: number } | { problem: string };
type Card = Pick<GiftCardRow, 'balanceCents' | 'moves' | 'holds' | 'isBlocked'>;
/** The fields that a change writes; undefined when nothing changes. */
export type Change = Partial<Pick<GiftCardRow, 'balanceCents' | 'moves' | 'holds'>> | undefined;
/** `problem` is the reason for refusing: in Spanish, unless its type says otherwise. */
export type ChangeOrProblem<Problem = string> = { change?: Change } | { problem: Problem };

export const UNKNOWN = 'No encontramos esa tarjeta. Revisa cómo está escrito el código.';
const BLOCKED = 'Esta tarjeta está bloqueada. Escríbenos y te ayudamos.';
const EMPTY = 'Esta tarjeta ya no tiene saldo.';
const LESS = 'El saldo de tu tarjeta de regalo cambió. Revisa tu carrito antes de pagar.';

/** Expired holds do not count. */
const liveHolds = (holds: GiftCardHold[], now: Date): GiftCardHold[] =>
  holds.filter(({ until }) => !until || until > now);
const sum = (all: { cents: number }[]): number => all.reduce((cents, one) => cents + one.cents, 0);

export const heldCents = ({ holds }: Card, now: Date): number => sum(liveHolds(holds, now));
export const freeCents = (card: Card, now: Date): number => card.balanceCents - heldCents(card, now);

const tooLittle = (leastCents: number): string =>
  `Con esta tarjeta quedarían por pagar menos de ${formatCentavos(leastCents)}, que es lo mínimo que se puede cobrar. Quítala para seguir.`;

/**
 * What the card can pay of `dueCents`; the same cart may use its own holds. When it cannot pay everything, it leaves at
 * least the minimum payment for another way of paying.
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

/** The card, if the typed code is still its code: a new code invalidates the earlier one. */
export const asTyped = <Row extends Pick<GiftCardRow, 'lastFour'>>(
  card: Row | null,
  { lastFour }: Pick<GiftCardRow, 'lastFour'>,
): Row | null => (card?.lastFour === lastFour ? card : null);

const hasPaid = ({ moves }: Card, checkoutId: string): boolean => moves.some(({ key }) => key === checkoutId);

/** A new checkout of the same cart replaces the hold of an earlier one that nobody began to pay. */
const isReplaced = (hold: GiftCardHold, { cart, checkoutId }: GiftCardHold): boolean =>
  hold.checkoutId === checkoutId || (hold.cart === cart && !hold.paymentId);

/** Holds an amount, or extends its hold; never more than the free balance. */
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

/** Drops what the checkout holds for this payment, or its hold without a payment. */
export function withoutHold(card: Card, checkoutId: string, paymentId?: string): Change {
  const holds = card.holds.filter((one) => one.checkoutId !== checkoutId || one.paymentId !== paymentId);
  return holds.length < card.holds.length ? { holds } : undefined;
}

/** Takes a checkout's amount off the card, once: from its hold, or else from the free balance. */
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

/** What a checkout took off the card, and what of that was refunded. */
export function paidBy({ moves }: Pick<Card, 'moves'>, checkoutId: string) {
  const paid = moves.find(({ key }) => key === checkoutId);
  const backs = moves.filter((move) => move.checkoutId === checkoutId && move !== paid);
  return paid && { paidCents: -paid.cents, at: paid.at, backs, backCents: sum(backs) };
}

/** Puts a refund back on the card, once for each key. Undefined when it exceeds what the checkout paid. */
export function withBack(card: Card, back: Required<GiftCardMove>): Change {
  const paid = paidBy(card, back.checkoutId);
  if (!paid || paid.backCents + back.cents > paid.paidCents) return undefined;
  return moved(card, back);
}

/** The request id of a card that was bought: its order and line. */
export const soldId = ({ _id }: { _id: string }, lineId: number): string => `${soldBy(_id)}${lineId}`;
/** The common prefix of the request ids of an order's cards. */
export const soldBy = (orderId: string): string => `${orderId}:`;
export const orderOfSold = (requestId: string): string | undefined =>
  requestId.includes(':') ? requestId.slice(0, requestId.indexOf(':')) : undefined;

const BACK = 'money-back:';
export const backKey = (requestId: string): string => BACK + requestId;

/** Takes a buyer's refund off the card, once. When too little is free, the problem is the free amount. */
export function withTakenOff(
  card: Card,
  { key, cents }: Pick<GiftCardMove, 'key' | 'cents'>,
  now: Date,
): ChangeOrProblem<number> {
  if (card.moves.some((move) => move.key === key)) return {};
  const left = freeCents(card, now);
  return left < cents ? { problem: left } : { change: moved(card, { key, cents: -cents, at: now }) };
}

/** Removes the move of a refund that was not made. */
export function withoutMove(card: Card, key: string): Change {
  const move = card.moves.find((one) => one.key === key);
  if (!move) return undefined;
  const moves = card.moves.filter((one) => one !== move);
  return { balanceCents: card.balanceCents - move.cents, moves };
}

/** Takes off what is still on the card of a refund that was made elsewhere, without asking the card. */
export function withTakenBack(card: Card, upToCents: number, now: Date): Change {
  const taken = -sum(card.moves.filter(({ key }) => key.startsWith(BACK)));
  const cents = Math.min(upToCents - taken, freeCents(card, now));
  return cents > 0 ? moved(card, { key: `${BACK}${upToCents}`, cents: -cents, at: now }) : undefined;
}

const moved = ({ balanceCents, moves }: Card, move: GiftCardMove) => ({
  balanceCents: balanceCents + move.cents,
  moves: [...moves, move],
});
