import type { AppError } from '@shop/service-kit/errors';
import type { CartRow } from '../cart/cart.model.ts';
import type { HeldLine } from '../stock/pieces.ts';
import type { CheckoutRow, HoldName } from './checkout.model.ts';
import type { Elixirs } from '../catalog/catalog.client.ts';

/** The payment that a hold is for, and its end. Without an end it lasts until it is spent or given back. */
export type HoldTerm = { until?: Date; paymentId?: string };
/** The pieces sold of a checkout. An order is one. */
export type Sale = { checkoutId: string; items: HeldLine[] };

/**
 * Something scarce that a checkout takes before it can be paid, e.g. pieces of stock or a use of a code. Repeating a
 * call has no second effect. A hold with an end is freed at that time.
 */
export type Hold = {
  name: HoldName;
  /** Whether the cart needs it. */
  isNeeded: (cart: CartRow, elixirs: Elixirs) => boolean;
  /**
   * Takes it, or extends the checkout's existing hold to the new term. Returns the reason (409) when there is not
   * enough, and then holds nothing.
   */
  take: (checkout: CheckoutRow, term: HoldTerm) => Promise<AppError | undefined>;
  /** Call it when paid: the hold becomes a sale. False when nothing was held and nothing is left to take. */
  spend: (sale: Sale) => Promise<boolean>;
  /** Gives back the hold of this payment; without a payment, the hold that the checkout took before any. */
  giveBack: (checkoutId: string, paymentId?: string) => Promise<void>;
};
/** News of a payment that was made in the last moment may arrive this late. */
const LATE_NEWS_MS = 10 * 60_000;
export const heldUntil = (payUntil: Date): Date => new Date(payUntil.getTime() + LATE_NEWS_MS);

export type Holds = ReturnType<typeof createHolds>;

/** Takes and gives back all holds of a checkout together. Only the kinds that the checkout needs are called. */
export function createHolds(kinds: Hold[]) {
  /** Checkouts of earlier releases do not name their holds. */
  const needed = ({ payUntil, holds }: CheckoutRow): Hold[] =>
    payUntil ? kinds.filter(({ name }) => holds?.includes(name) ?? true) : [];
  async function giveBack(checkout: CheckoutRow, paymentId?: string): Promise<void> {
    for (const kind of needed(checkout)) await kind.giveBack(checkout._id, paymentId);
  }
  return {
    giveBack,
    /** For a checkout that is ordered already: calls every kind, since any may hold something. */
    async giveBackOf(checkoutId: string, paymentId: string): Promise<void> {
      for (const kind of kinds) await kind.giveBack(checkoutId, paymentId);
    },
    neededBy: (cart: CartRow, elixirs: Elixirs): HoldName[] =>
      kinds.filter((kind) => kind.isNeeded(cart, elixirs)).map(({ name }) => name),
    async take(checkout: CheckoutRow, term: HoldTerm): Promise<AppError | undefined> {
      for (const kind of needed(checkout)) {
        const refusal = await kind.take(checkout, term);
        if (!refusal) continue;
        await giveBack(checkout, term.paymentId);
        return refusal;
      }
      return undefined;
    },
    async spend(sale: Sale): Promise<boolean> {
      const held = [];
      for (const kind of kinds) held.push(await kind.spend(sale));
      return !held.includes(false);
    },
  };
}
